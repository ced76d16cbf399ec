package ceiba.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps other users of the machine out of the data: whoever reads the key in it can be anybody. */
final class Privacy {

    private static final Logger LOGGER = LoggerFactory.getLogger(Privacy.class);

    private Privacy() {}

    /**
     * Leaves a folder and files of it, some of which may not be there yet, to the server's user alone; where files have no
     * such permissions, or are another user's, they stay as they are.
     *
     * @param wanted are made if they are not there, so that nobody can read them even for a moment
     * @param perhaps are not
     */
    static void keep(Path folder, List<String> wanted, List<String> perhaps) throws IOException {
        if (!Files.getFileStore(folder).supportsFileAttributeView(PosixFileAttributeView.class)) {
            return;
        }
        restrict(folder, "rwx------");
        for (String name : wanted) {
            Path file = folder.resolve(name);
            if (!Files.exists(file)) {
                Files.createFile(
                        file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            }
            restrict(file, "rw-------");
        }
        for (String name : perhaps) {
            if (Files.exists(folder.resolve(name))) {
                restrict(folder.resolve(name), "rw-------");
            }
        }
    }

    private static void restrict(Path path, String permissions) {
        try {
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
        } catch (IOException e) {
            LOGGER.warn("other users may be able to read {}", path, e);
        }
    }
}
