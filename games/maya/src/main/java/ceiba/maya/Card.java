package ceiba.maya;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The worker cards. A kind is a value with its back: low or high, as everybody can see, or the neutral colour's, which
 * everybody knows. A hand is how many of each kind, three bits for each in one int.
 */
final class Card {

    static final int LOW = 0;
    static final int HIGH = 1;
    static final int OF_NOBODY = 2;
    static final String[] BACKS = {"low", "high", "neutral"};

    /** By kind: the value and the back. */
    static final int[] VALUES;

    static final int[] BACK_OF;

    /** The cards of a player at the start, and with two players. */
    static final int FULL_HAND;

    static final int FULL_HAND_OF_TWO;

    /** The kind of the neutral colour's cards. */
    static final int NEUTRAL_KIND;

    /** What the card that lowers a total takes off it, as a value: below 0. */
    static final int LEAST;

    /** All kinds of a back, as a hand with every count at its greatest. */
    private static final int[] MASKS = new int[BACKS.length];

    private static final int BITS = 3;
    private static final int MAX_COUNT = (1 << BITS) - 1;

    static {
        List<Integer> values = new ArrayList<>();
        List<Integer> backs = new ArrayList<>();
        int hand = 0;
        for (int back = LOW; back <= HIGH; back++) {
            for (var card : back == LOW ? Box.LOW_CARDS : Box.HIGH_CARDS) {
                int value = card.integer(-9, 9);
                if (value == 0 || (back == LOW && value < 0)) {
                    throw card.refusal("a low card counts at least 1, and no card counts 0");
                }
                int kind = values.indexOf(value);
                if (kind < 0) {
                    kind = values.size();
                    values.add(value);
                    backs.add(back);
                } else if (backs.get(kind) != back) {
                    throw card.refusal("a value has one back only");
                }
                hand = with(hand, kind);
            }
        }
        NEUTRAL_KIND = values.size();
        values.add(Box.NEUTRAL_VALUE);
        backs.add(OF_NOBODY);
        VALUES = values.stream().mapToInt(value -> value).toArray();
        LEAST = Arrays.stream(VALUES).min().orElse(0);
        BACK_OF = backs.stream().mapToInt(back -> back).toArray();
        FULL_HAND = hand;
        FULL_HAND_OF_TWO = hand | Box.NEUTRAL_CARDS << (BITS * NEUTRAL_KIND);
        for (int kind = 0; kind < VALUES.length; kind++) {
            MASKS[BACK_OF[kind]] |= MAX_COUNT << (BITS * kind);
        }
    }

    private Card() {}

    static int kinds() {
        return VALUES.length;
    }

    static int fullHand(int seats) {
        return seats == 2 ? FULL_HAND_OF_TWO : FULL_HAND;
    }

    static int with(int hand, int kind) {
        return hand + (1 << (BITS * kind));
    }

    static int without(int hand, int kind) {
        return hand - (1 << (BITS * kind));
    }

    static int count(int hand, int kind) {
        return hand >>> (BITS * kind) & MAX_COUNT;
    }

    /** How many cards of a back are in a hand. */
    static int countOf(int hand, int back) {
        return countAll(only(hand, back));
    }

    static int countAll(int hand) {
        int count = 0;
        for (int left = hand; left != 0; left >>>= BITS) {
            count += left & MAX_COUNT;
        }
        return count;
    }

    /** Only the cards of a back. */
    static int only(int hand, int back) {
        return hand & MASKS[back];
    }

    /** Only the cards that may be the first at a quarry. The neutral colour's are among them. */
    static int openers(int hand) {
        return hand & (MASKS[LOW] | MASKS[OF_NOBODY]);
    }

    /** The kinds in a hand, as bits. */
    static long kindsIn(int hand) {
        long kinds = 0;
        int kind = 0;
        for (int left = hand; left != 0; left >>>= BITS) {
            kinds |= (left & MAX_COUNT) == 0 ? 0 : 1L << kind;
            kind++;
        }
        return kinds;
    }

    /** What the cards can carry: those below zero and the neutral colour's count nothing. */
    static int carrying(int hand) {
        int points = 0;
        for (int kind = 0; kind < NEUTRAL_KIND; kind++) {
            points += count(hand, kind) * Math.max(0, VALUES[kind]);
        }
        return points;
    }

    static boolean lowers(int kind) {
        return VALUES[kind] < 0;
    }

    /** The kind with this value; -1 if there is none. */
    static int kindOf(int value) {
        return Arrays.stream(VALUES, 0, NEUTRAL_KIND).boxed().toList().indexOf(value);
    }

    static String[] words() {
        return IntStream.range(0, kinds()).mapToObj(Card::word).toArray(String[]::new);
    }

    static String word(int kind) {
        return kind == NEUTRAL_KIND ? BACKS[OF_NOBODY] : String.valueOf(VALUES[kind]);
    }
}
