package ceiba.kit;

import ceiba.engine.Codec;
import ceiba.engine.Game;
import ceiba.engine.Knowledge;
import ceiba.engine.Position;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A game, and its positions, codec and knowledge, of which some methods answer otherwise than they did: for tests of what
 * no real game does.
 */
public record Altered(Object inside, Map<String, Answer> answers) implements InvocationHandler {

    private static final List<Class<?>> ALTERED = List.of(Game.class, Position.class, Codec.class, Knowledge.class);

    /** What a method answers instead, on which object and with which arguments. */
    @FunctionalInterface
    public interface Answer {
        @Nullable
        Object to(Object inside, Object[] args);
    }

    /** @param answers by the names of methods */
    public static Game game(Game game, Map<String, Answer> answers) {
        return (Game) new Altered(game, answers).as(Game.class);
    }

    /** A game whose invariants are stricter than they should be: whoever watches sees each position that is checked. */
    public static Game watched(Game game, Consumer<Position> watcher) {
        return game(game, Map.of("check", (position, args) -> {
            watcher.accept((Position) position);
            ((Position) position).check();
            return position;
        }));
    }

    @Override
    public @Nullable Object invoke(Object self, Method method, Object @Nullable [] args) throws Throwable {
        Object[] plain = args == null ? new Object[0] : plain(args);
        Answer answer = answers.get(method.getName());
        if (answer != null) {
            return answer.to(inside, plain);
        }
        try {
            Object result = method.invoke(inside, plain);
            for (Class<?> contract : ALTERED) {
                if (contract.isInstance(result)) {
                    return new Altered(result, answers).as(contract);
                }
            }
            return result;
        } catch (InvocationTargetException e) {
            throw Objects.requireNonNull(e.getCause());
        }
    }

    private Object as(Class<?> contract) {
        return Proxy.newProxyInstance(Altered.class.getClassLoader(), new Class<?>[] {contract}, this);
    }

    private static Object[] plain(Object[] args) {
        return Arrays.stream(args)
                .map(arg ->
                        Proxy.isProxyClass(arg.getClass()) && Proxy.getInvocationHandler(arg) instanceof Altered altered
                                ? altered.inside
                                : arg)
                .toArray();
    }
}
