package ceiba.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * How the shards of one work give each other their parts: as files in a folder that all of them see. All shards do the same
 * steps; where work is divided, each does its part and waits for those of the others. So all know the same afterwards, and
 * one that was interrupted finds what it had given before: also one that does all the work alone.
 */
class Exchange {

    private static final long PAUSE = 200; // milliseconds
    private static final int PAUSES_A_WORD = 300;

    private final Path files;
    private final Shard shard;
    private final Consumer<String> teller;
    private String stage = "";
    private int step;

    /** @param files what the names of all files begin with: the same for all shards, and for no other work */
    Exchange(Path files, Shard shard, Consumer<String> teller) {
        this.files = files;
        this.shard = shard;
        this.teller = teller;
    }

    /** For work that is done alone and at once: nothing is kept. */
    static Exchange none() {
        return new Exchange(Path.of(""), Shard.WHOLE, line -> {}) {
            @Override
            List<byte[]> share(Supplier<byte[]> work) {
                return List.of(work.get());
            }
        };
    }

    /**
     * Begins a stage of the work, whose steps are counted anew.
     *
     * @param over a stage in which no shard is any more: all have given something in a later one
     */
    void begin(String next, String over) {
        stage = next;
        step = 0;
        remove("." + over + ".*." + shard.index());
    }

    /** Gives this shard's part of the next step, unless it was given before; returns those of all, in order. */
    List<byte[]> share(Supplier<byte[]> work) {
        int now = step++;
        if (!Files.exists(part(now, shard.index()))) {
            give(now, work.get());
        }
        await(now);
        return IntStream.range(0, shard.count())
                .mapToObj(index -> taken(now, index))
                .toList();
    }

    /** The work is over. The first shard waits for the others and removes all files: only then nobody reads them any more. */
    void end() {
        stage = "over";
        give(0, new byte[0]);
        if (shard.index() == 0) {
            await(0);
            remove(".*");
        }
    }

    private void await(int now) {
        for (int pauses = 1; ; pauses++) {
            List<Integer> missing = IntStream.range(0, shard.count())
                    .filter(index -> !Files.exists(part(now, index)))
                    .boxed()
                    .toList();
            if (missing.isEmpty()) {
                return;
            }
            if (pauses % PAUSES_A_WORD == 0) {
                teller.accept("shard " + shard + " waits for " + missing);
            }
            pause();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw (CancellationException) new CancellationException("interrupted").initCause(e);
        }
    }

    private void give(int now, byte[] bytes) {
        try {
            Disk.replace(part(now, shard.index()), bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private byte[] taken(int now, int index) {
        try {
            return Files.readAllBytes(part(now, index));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path part(int now, int index) {
        return files.resolveSibling(files.getFileName() + "." + stage + "." + now + "." + index);
    }

    private void remove(String ending) {
        Path folder = Objects.requireNonNull(files.toAbsolutePath().getParent(), "the root is no file");
        try (DirectoryStream<Path> own = Files.newDirectoryStream(folder, files.getFileName() + ending)) {
            for (Path file : own) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
