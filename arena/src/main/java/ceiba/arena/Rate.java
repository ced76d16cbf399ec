package ceiba.arena;

import ceiba.engine.Json;
import java.util.List;
import java.util.Map;

/**
 * How often something happened.
 *
 * @param times may be a fraction, where a win was shared
 * @param tries at least one
 */
public record Rate(double times, int tries) {

    public double share() {
        return times / tries;
    }

    /** Where the true share lies. */
    public Interval interval() {
        return Statistics.wilson(times, tries);
    }

    Map<String, Object> json() {
        return Json.object(
                "share",
                share(),
                "interval",
                List.of(interval().low(), interval().high()));
    }
}
