package ceiba.tindaya;

import ceiba.engine.Phrase;

/** What choices and questions say. */
final class ChoicePhrases {

    private ChoicePhrases() {}

    static Phrase of(int choice, TindayaPosition p) {
        return Phrase.of("choice.words", TindayaCodec.VOCABULARY.words(choice));
    }

    static Phrase prompt(TindayaPosition p) {
        return Phrase.of("prompt.over");
    }
}
