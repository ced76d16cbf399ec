package ceiba.app.hostile;

import java.util.Map;

/** One way of being hostile. */
@FunctionalInterface
public interface Attack {

    /**
     * Attacks for about as long as the field says.
     *
     * @return what was done, by name
     * @throws Broken at the first promise that is not kept
     */
    Map<String, Object> run(Field field) throws Exception;
}
