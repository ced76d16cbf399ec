package ceiba.arena;

import ceiba.engine.Game;
import ceiba.engine.Position;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A game, or one of its positions, whose invariants are stricter than they should be: whenever a position is checked, a
 * watcher looks at it too and may object.
 */
record Watched(Object inside, Consumer<Position> watcher) implements InvocationHandler {

    static Game game(Game game, Consumer<Position> watcher) {
        return new Watched(game, watcher).as(Game.class);
    }

    @Override
    public @Nullable Object invoke(Object self, Method method, Object @Nullable [] args) throws Throwable {
        if (inside instanceof Position position && method.getName().equals("check")) {
            watcher.accept(position);
        }
        try {
            Object result = args == null ? method.invoke(inside) : method.invoke(inside, unwatched(args));
            return result instanceof Position position ? new Watched(position, watcher).as(Position.class) : result;
        } catch (InvocationTargetException e) {
            throw Objects.requireNonNull(e.getCause());
        }
    }

    private <T> T as(Class<T> contract) {
        return contract.cast(Proxy.newProxyInstance(Watched.class.getClassLoader(), new Class<?>[] {contract}, this));
    }

    private static Object[] unwatched(Object[] args) {
        return Arrays.stream(args)
                .map(arg ->
                        Proxy.isProxyClass(arg.getClass()) && Proxy.getInvocationHandler(arg) instanceof Watched watched
                                ? watched.inside
                                : arg)
                .toArray();
    }
}
