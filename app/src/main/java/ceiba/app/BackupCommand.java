package ceiba.app;

import ceiba.server.store.Backup;
import ceiba.server.store.Transfer;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "backup",
        mixinStandardHelpOptions = true,
        description = {
            "Copy all that a server keeps into a file, while the server runs or not.",
            "The copy is of one moment and is checked before it gets its name. It holds the",
            "key of all guests, so only its owner may read it. 'ceiba restore' puts it back,",
            "into a data folder or a PostgreSQL, wherever it comes from."
        })
final class BackupCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private Options.ServerCopy copy = new Options.ServerCopy();

    @Override
    public Integer call() {
        String database = copy.database();
        long bytes = database == null
                ? Backup.make(copy.data(), copy.file(), copy.replace())
                : Transfer.make(database, copy.file(), copy.replace());
        spec.commandLine().getOut().printf("%s: %,d bytes%n", copy.name(), bytes);
        return Main.DONE;
    }
}
