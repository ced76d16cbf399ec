package ceiba.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The names of a game's features, numbered as they are added. */
public final class Features {

    private final List<String> names = new ArrayList<>();

    /** Adds features and gives the number of the first. */
    public int add(String... more) {
        names.addAll(Arrays.asList(more));
        return names.size() - more.length;
    }

    /** By number. */
    public List<String> names() {
        return Collections.unmodifiableList(names);
    }
}
