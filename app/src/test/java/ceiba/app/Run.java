package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/** A command that was run: its exit code and what it wrote. */
record Run(int code, String out, String err) {

    static Run of(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.run(new PrintWriter(out, true), new PrintWriter(err, true), args);
        return new Run(code, out.toString(), err.toString());
    }

    /** Runs a command with something on standard input. */
    static Run reading(byte[] input, String... args) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input));
        try {
            return of(args);
        } finally {
            System.setIn(before);
        }
    }

    static Run reading(String input, String... args) {
        return reading(input.getBytes(StandardCharsets.UTF_8), args);
    }

    /** What a command that must succeed printed. */
    static String done(String... args) {
        return of(args).done();
    }

    String done() {
        assertThat(err).isEmpty();
        assertThat(code).isEqualTo(Main.DONE);
        return out;
    }

    /** The one sentence with which a command that must be refused was. */
    String refusal() {
        assertThat(out).isEmpty();
        assertThat(err).startsWith("ceiba: ").endsWith("\n");
        assertThat(err.lines()).hasSize(1);
        assertThat(code).isEqualTo(Main.REFUSED);
        return err.strip().substring("ceiba: ".length());
    }
}
