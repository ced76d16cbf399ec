package ceiba.tindaya;

import ceiba.engine.Phrase;
import java.util.ArrayList;
import java.util.List;

/** What choices lead to beyond their events: who ends a turn is told how the era ends for the tribe as things stand. */
final class Outlook {

    private static final int TURN = TindayaStep.TURN << TindayaStep.OPTION_BITS;

    private Outlook() {}

    static List<Phrase> of(int choice, TindayaPosition p) {
        boolean passes = choice == (TURN | TindayaStep.PASS);
        if (!passes && choice != (TURN | TindayaStep.END_TURN)) {
            return List.of();
        }
        int tribe = p.acting();
        Forecast.OfTribe forecast = Forecast.of(p, tribe);
        List<Phrase> said = new ArrayList<>();
        int markers = p.cubes(tribe) + p.cylinders(tribe);
        if (passes && markers > 0) {
            said.add(Phrase.of("outlook.markers", markers));
        }
        if (forecast.unfed() > 0) {
            said.add(Phrase.of("outlook.unfed", forecast.unfed()));
        }
        if (forecast.unsheltered() > 0) {
            said.add(Phrase.of("outlook.unsheltered", forecast.unsheltered()));
        }
        if (forecast.unfed() + forecast.unsheltered() == 0) {
            said.add(Phrase.of("outlook.well"));
        }
        if (forecast.waste() > 0) {
            said.add(Phrase.of("outlook.waste", forecast.waste()));
        }
        return said;
    }
}
