package ceiba.app.hostile;

import java.util.Map;
import java.util.function.Supplier;

/** The ways of being hostile. */
public enum Kind {
    /** It kills the server. */
    DURABILITY("durability", Durability::new, false),
    NODES("nodes", Races::new, false),
    SECRECY("secrecy", Secrecy::new, false),
    FUZZ("fuzz", Fuzz::new, true),
    ABUSE("abuse", Abuse::new, true),
    FAULTS("faults", Faults::new, false);

    private final String word;
    private final Supplier<Attack> attack;
    private final boolean anywhere;

    Kind(String word, Supplier<Attack> attack, boolean anywhere) {
        this.word = word;
        this.attack = attack;
        this.anywhere = anywhere;
    }

    public String word() {
        return word;
    }

    /** Whether a server that runs already can be attacked so; the others are started, killed or prepared by the attack. */
    public boolean anywhere() {
        return anywhere;
    }

    public Map<String, Object> run(Field field) throws Exception {
        return attack.get().run(field);
    }
}
