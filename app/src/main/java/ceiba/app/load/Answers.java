package ceiba.app.load;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Reads the answers on one connection after the other: as much of HTTP as our own server speaks, and little enough not to
 * take from the server the processors on which it is measured.
 */
abstract class Answers extends ChannelInboundHandlerAdapter {

    private enum Next {
        HEAD,
        BODY,
        CHUNK_SIZE,
        CHUNK,
        CHUNK_END
    }

    private static final byte[] LENGTH = "content-length:".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] ENCODING = "transfer-encoding: chunked".getBytes(StandardCharsets.US_ASCII);
    private static final int STATUS_AT = "HTTP/1.1 ".length();

    private byte[] bytes = new byte[1024];
    private int from;
    private int to;
    private Next next = Next.HEAD;
    private int left;
    private boolean last;

    /** An answer begins. */
    abstract void begins(int status);

    /** A part of its body. */
    abstract void part(byte[] of, int offset, int length);

    /** It has come whole. */
    abstract void ends();

    /** The connection is gone. */
    abstract void closed();

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        ByteBuf more = (ByteBuf) message;
        int length = more.readableBytes();
        if (to + length > bytes.length) {
            bytes = Arrays.copyOfRange(bytes, from, from + Math.max(bytes.length, 2 * (to - from + length)));
            to -= from;
            from = 0;
        }
        more.readBytes(bytes, to, length);
        more.release();
        to += length;
        boolean further = true;
        while (further) {
            further = switch (next) {
                case HEAD -> head();
                case BODY -> body(Next.HEAD);
                case CHUNK_SIZE -> chunkSize();
                case CHUNK -> body(Next.CHUNK_END);
                case CHUNK_END -> chunkEnd();
            };
        }
        if (from == to) {
            from = 0;
            to = 0;
        }
    }

    /** The end of the line that begins at an index: where its CR is, or -1 if it has not come whole. */
    private int lineEnd(int start) {
        for (int i = start; i + 1 < to; i++) {
            if (bytes[i] == '\r' && bytes[i + 1] == '\n') {
                return i;
            }
        }
        return -1;
    }

    private boolean head() {
        int end = lineEnd(from);
        left = -1;
        boolean chunked = false;
        for (int line = end + 2; end >= 0; line = end + 2) {
            end = lineEnd(line);
            if (end == line) {
                int status = number(from + STATUS_AT, 10);
                from = end + 2;
                next = chunked ? Next.CHUNK_SIZE : Next.BODY;
                begins(status);
                return true;
            }
            if (end > 0 && startsWith(line, LENGTH)) {
                left = number(line + LENGTH.length + 1, 10);
            }
            chunked |= end > 0 && startsWith(line, ENCODING);
        }
        return false;
    }

    private boolean startsWith(int line, byte[] name) {
        for (int i = 0; i < name.length; i++) {
            if (line + i >= to || Character.toLowerCase(bytes[line + i]) != name[i]) {
                return false;
            }
        }
        return true;
    }

    private int number(int start, int radix) {
        int number = 0;
        for (int i = start; i < to && Character.digit(bytes[i], radix) >= 0; i++) {
            number = radix * number + Character.digit(bytes[i], radix);
        }
        return number;
    }

    private boolean body(Next then) {
        int length = Math.min(left, to - from);
        if (length > 0) {
            part(bytes, from, length);
            from += length;
            left -= length;
        }
        if (left > 0) {
            return false;
        }
        next = then;
        if (then == Next.HEAD) {
            ends();
        }
        return true;
    }

    private boolean chunkSize() {
        int end = lineEnd(from);
        if (end < 0) {
            return false;
        }
        left = number(from, 16);
        last = left == 0;
        from = end + 2;
        next = last ? Next.CHUNK_END : Next.CHUNK;
        return true;
    }

    private boolean chunkEnd() {
        if (to - from < 2) {
            return false;
        }
        from += 2;
        next = last ? Next.HEAD : Next.CHUNK_SIZE;
        if (last) {
            ends();
        }
        return true;
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        from = 0;
        to = 0;
        next = Next.HEAD;
        closed();
    }

    /** A connection that is not open yet may be said to be broken; it is told apart when it opens, or fails to. */
    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        if (context.channel().isActive()) {
            var _ = context.close();
        }
    }

    /** It serves one connection after the other. */
    @Override
    public boolean isSharable() {
        return true;
    }
}
