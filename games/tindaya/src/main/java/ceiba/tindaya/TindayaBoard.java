package ceiba.tindaya;

import ceiba.engine.Json;
import ceiba.engine.Texts;

/** The table in characters, for the terminal. */
final class TindayaBoard {

    private final TindayaPosition p;
    private final int observer;

    TindayaBoard(TindayaPosition p, int observer, Texts texts) {
        this.p = p;
        this.observer = observer;
    }

    String drawn() {
        return Json.pretty(p.view(observer));
    }
}
