package ceiba.app.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The instructions of the project's Dockerfile, in their order. */
record Dockerfile(List<Instruction> instructions) {

    static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    record Instruction(String name, String rest) {}

    static Dockerfile read() throws IOException {
        String text = Files.readString(ROOT.resolve("Dockerfile")).replaceAll("\\\\\\R\\s*", "");
        return new Dockerfile(text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.split(" ", 2))
                .map(words -> new Instruction(words[0], words[1]))
                .toList());
    }

    /** What all instructions of a name say. */
    List<String> all(String name) {
        return instructions.stream()
                .filter(each -> each.name().equals(name))
                .map(Instruction::rest)
                .toList();
    }

    /** What the one instruction of a name says. */
    String only(String name) {
        assertThat(all(name)).as(name).hasSize(1);
        return all(name).getFirst();
    }

    /** The value that the image gives to a variable of the environment. */
    String variable(String name) {
        return only("ENV").transform(env -> List.of(env.split(" ", -1))).stream()
                .filter(each -> each.startsWith(name + "="))
                .findFirst()
                .orElseThrow()
                .substring(name.length() + 1);
    }
}
