package ceiba.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TreeTest {

    private static final long NODES = 1500;

    private final Memory memory = new Memory(NODES * Tree.BYTES_A_NODE);
    private final Tree tree = new Tree(2, memory);

    private static List<Integer> choices(Tree tree, int node) {
        List<Integer> choices = new ArrayList<>();
        for (int i = 0; i < tree.children(node); i++) {
            choices.add(tree.move(tree.firstChild(node) + i));
        }
        return choices;
    }

    private void expand(int node, int... choices) {
        tree.expand(node, choices, choices.length);
    }

    private void merge(int node, int... choices) {
        tree.merge(node, choices, choices.length);
    }

    private boolean matches(int node, int... choices) {
        return tree.matches(node, choices, choices.length);
    }

    @Test
    void aNewTreeIsABareRoot() {
        assertThat(tree.expanded(Tree.ROOT)).isFalse();
        assertThat(tree.children(Tree.ROOT)).isZero();
        assertThat(tree.visits(Tree.ROOT)).isZero();
        assertThat(tree.prior(Tree.ROOT)).isEqualTo(1);
    }

    @Test
    void expandingGivesEquallyLikelyChildrenThatNobodyHasVisited() {
        tree.expand(Tree.ROOT, new int[] {2, 3, 5, 8, 99}, 4);
        assertThat(tree.expanded(Tree.ROOT)).isTrue();
        assertThat(choices(tree, Tree.ROOT)).containsExactly(2, 3, 5, 8);
        for (int choice : new int[] {2, 3, 5, 8}) {
            int child = tree.child(Tree.ROOT, choice);
            assertThat(tree.prior(child)).isEqualTo(0.25f);
            assertThat(tree.visits(child)).isZero();
            assertThat(tree.mean(child)).isZero();
            assertThat(tree.expanded(child)).isFalse();
        }
    }

    @Test
    void growsAsItMustAndKeepsWhatIsThere() {
        expand(Tree.ROOT, 1, 2);
        tree.count(tree.child(Tree.ROOT, 2), 1);
        int node = tree.child(Tree.ROOT, 1);
        for (int depth = 0; depth < 200; depth++) {
            expand(node, 10, 20, 30);
            node = tree.child(node, 20);
        }
        assertThat(tree.size()).isEqualTo(Tree.ROOT + 1 + 2 + 3 * 200);
        assertThat(tree.visits(tree.child(Tree.ROOT, 2))).isEqualTo(1);
        assertThat(choices(tree, tree.child(Tree.ROOT, 1))).containsExactly(10, 20, 30);
    }

    @Test
    void aChildIsFoundByItsChoice() {
        expand(Tree.ROOT, 2, 5);
        assertThat(tree.move(tree.child(Tree.ROOT, 5))).isEqualTo(5);
        assertThat(tree.child(Tree.ROOT, 3)).isZero();
        assertThat(tree.child(tree.child(Tree.ROOT, 2), 2)).isZero();
    }

    @Test
    void childrenMatchJustTheirChoices() {
        expand(Tree.ROOT, 2, 3, 5);
        assertThat(matches(Tree.ROOT, 2, 3, 5)).isTrue();
        assertThat(matches(Tree.ROOT, 2, 3)).isFalse();
        assertThat(matches(Tree.ROOT, 2, 3, 5, 6)).isFalse();
        assertThat(matches(Tree.ROOT, 2, 4, 5)).isFalse();
        assertThat(tree.matches(Tree.ROOT, new int[] {2, 3, 5, 77}, 3)).isTrue();
    }

    @Test
    void theMeanIsThatOfTheRewards() {
        expand(Tree.ROOT, 2, 3);
        int child = tree.child(Tree.ROOT, 3);
        tree.count(child, 1);
        tree.count(child, 0.25f);
        assertThat(tree.visits(child)).isEqualTo(2);
        assertThat(tree.mean(child)).isEqualTo(0.625f);
    }

    @Test
    void mergingKeepsTheOrderAndWhatIsKnown() {
        expand(Tree.ROOT, 3, 5, 9);
        int five = tree.child(Tree.ROOT, 5);
        tree.count(five, 0.5f);
        tree.count(five, 1);
        tree.setPrior(five, 0.7f);
        expand(five, 1, 2);
        tree.count(tree.child(five, 2), 1);
        merge(Tree.ROOT, 2, 5, 7, 12);
        assertThat(choices(tree, Tree.ROOT)).containsExactly(2, 3, 5, 7, 9, 12);
        int same = tree.child(Tree.ROOT, 5);
        assertThat(tree.visits(same)).isEqualTo(2);
        assertThat(tree.mean(same)).isEqualTo(0.75f);
        assertThat(tree.prior(same)).isEqualTo(0.7f);
        assertThat(choices(tree, same)).containsExactly(1, 2);
        assertThat(tree.visits(tree.child(same, 2))).isEqualTo(1);
        int added = tree.child(Tree.ROOT, 7);
        assertThat(tree.visits(added)).isZero();
        assertThat(tree.prior(added)).isEqualTo(0.25f);
        assertThat(tree.expanded(added)).isFalse();
    }

    @Test
    void mergingWhatIsThereTakesNoSpace() {
        expand(Tree.ROOT, 3, 5, 9);
        int size = tree.size();
        for (int i = 0; i < 10; i++) {
            merge(Tree.ROOT, 3, 9);
            merge(Tree.ROOT, 5);
            merge(Tree.ROOT, 3, 5, 9);
        }
        assertThat(tree.size()).isEqualTo(size);
        assertThat(choices(tree, Tree.ROOT)).containsExactly(3, 5, 9);
    }

    @Test
    void clearedItIsABareRootAgain() {
        expand(Tree.ROOT, 3, 5);
        tree.count(Tree.ROOT, 1);
        tree.count(tree.child(Tree.ROOT, 5), 1);
        tree.clear();
        assertThat(tree.expanded(Tree.ROOT)).isFalse();
        assertThat(tree.visits(Tree.ROOT)).isZero();
        expand(Tree.ROOT, 3, 5);
        assertThat(tree.visits(tree.child(Tree.ROOT, 5))).isZero();
    }

    @Test
    void clearedItGivesBackWhatItTook() {
        for (int round = 0; round < 3; round++) {
            int node = Tree.ROOT;
            for (int depth = 0; depth < 100; depth++) {
                expand(node, 10, 20, 30);
                node = tree.child(node, 20);
            }
            assertThat(memory.left()).isLessThan(NODES * Tree.BYTES_A_NODE - 300 * Tree.BYTES_A_NODE);
            tree.clear();
            assertThat(memory.left()).isEqualTo(NODES * Tree.BYTES_A_NODE);
        }
    }

    @Test
    void withoutMemoryItStopsGrowingAndKeepsWhatItHas() {
        int node = Tree.ROOT;
        int depth = 0;
        while (tree.expand(node, new int[] {10, 20, 30}, 3)) {
            node = tree.child(node, 20);
            depth++;
        }
        assertThat(depth).isBetween(300, 500);
        assertThat(tree.full()).isTrue();
        assertThat(tree.expanded(node)).isFalse();
        assertThat(tree.merge(Tree.ROOT, new int[] {10, 15, 20, 30}, 4)).isFalse();
        assertThat(choices(tree, Tree.ROOT)).containsExactly(10, 20, 30);
        tree.clear();
        assertThat(tree.full()).isFalse();
        assertThat(tree.expand(Tree.ROOT, new int[] {10, 20, 30}, 3)).isTrue();
    }

    @Test
    void treesShareTheMemory() {
        Tree other = new Tree(2, memory);
        for (int node = Tree.ROOT; other.expand(node, new int[] {1, 2}, 2); node = other.child(node, 2)) {}
        assertThat(tree.expand(Tree.ROOT, new int[1000], 1000)).isFalse();
        other.clear();
        assertThat(tree.expand(Tree.ROOT, new int[900], 900)).isTrue();
    }

    @Test
    void mergingTakesNoMoreSpaceThanItMust() {
        expand(Tree.ROOT, 3, 5, 9);
        int size = tree.size();
        merge(Tree.ROOT, 3, 4, 9);
        assertThat(tree.size()).isEqualTo(size + 4);
    }

    @Test
    void aNodeWithSomeOfItsOptionsStaysSo() {
        expand(Tree.ROOT, 3, 5, 9);
        assertThat(tree.partial(Tree.ROOT)).isFalse();
        tree.setPartial(Tree.ROOT);
        assertThat(tree.partial(Tree.ROOT)).isTrue();
        assertThat(matches(Tree.ROOT, 3, 5, 9)).isTrue();
        merge(Tree.ROOT, 4);
        assertThat(tree.partial(Tree.ROOT)).isTrue();
        assertThat(choices(tree, Tree.ROOT)).containsExactly(3, 4, 5, 9);
        assertThat(tree.child(Tree.ROOT, 9)).isPositive();
    }
}
