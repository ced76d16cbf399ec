package ceiba.arena;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file that counts how many of the bytes written to it have been forced to the disk. */
final class WatchedChannel extends FileChannel {

    private final FileChannel inside;
    private long written;
    private long forced;
    private boolean broken;

    WatchedChannel(Path file) throws IOException {
        inside = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    long forced() {
        return forced;
    }

    long unforced() {
        return written - forced;
    }

    /** From now on nothing can be written. */
    void breakDown() {
        broken = true;
    }

    @Override
    public int write(ByteBuffer bytes) throws IOException {
        if (broken) {
            throw new IOException("the disk is gone");
        }
        int count = inside.write(bytes);
        written += count;
        return count;
    }

    @Override
    public void force(boolean metaData) throws IOException {
        inside.force(metaData);
        forced = written;
    }

    @Override
    public int read(ByteBuffer bytes) throws IOException {
        return inside.read(bytes);
    }

    @Override
    public long position() throws IOException {
        return inside.position();
    }

    @Override
    public FileChannel position(long position) throws IOException {
        inside.position(position);
        return this;
    }

    @Override
    public long size() throws IOException {
        return inside.size();
    }

    @Override
    public FileChannel truncate(long size) throws IOException {
        inside.truncate(size);
        return this;
    }

    @Override
    public FileLock lock(long position, long size, boolean shared) throws IOException {
        return inside.lock(position, size, shared);
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) throws IOException {
        return inside.tryLock(position, size, shared);
    }

    @Override
    protected void implCloseChannel() throws IOException {
        inside.close();
    }

    @Override
    public long read(ByteBuffer[] buffers, int offset, int length) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long write(ByteBuffer[] buffers, int offset, int length) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long transferTo(long position, long count, WritableByteChannel target) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long transferFrom(ReadableByteChannel source, long position, long count) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int read(ByteBuffer bytes, long position) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int write(ByteBuffer bytes, long position) {
        throw new UnsupportedOperationException();
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long position, long size) {
        throw new UnsupportedOperationException();
    }
}
