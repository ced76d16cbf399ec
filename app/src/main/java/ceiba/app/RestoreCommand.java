package ceiba.app;

import ceiba.server.store.Backup;
import ceiba.server.store.Transfer;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "restore",
        mixinStandardHelpOptions = true,
        description = {
            "Put a file that 'ceiba backup' has made into a data folder or a PostgreSQL,",
            "while no server runs on it. The file is checked first. A database that was in",
            "the folder is kept as ceiba.db.replaced; what was in the PostgreSQL is gone."
        })
final class RestoreCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private Options.ServerCopy copy = new Options.ServerCopy();

    @Override
    public Integer call() {
        String database = copy.database();
        if (database == null) {
            Backup.restore(copy.file(), copy.data(), copy.replace());
        } else {
            Transfer.restore(copy.file(), database, copy.replace());
        }
        spec.commandLine()
                .getOut()
                .printf("%s is in %s%n", copy.name(), database == null ? copy.data() : "the PostgreSQL");
        return Main.DONE;
    }
}
