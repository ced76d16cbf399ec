package ceiba.arena;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** What some matches of a {@link Trainer} gave. */
final class Lot {
    final List<Experience> experiences = new ArrayList<>();
    double reached; // by seats that picked as well as they could, without a stirred start
    int played; // such seats
    double squares; // of how far expectations were off
    long looks;

    void count(Lot other) {
        reached += other.reached;
        played += other.played;
        squares += other.squares;
        looks += other.looks;
    }

    void add(Lot other) {
        experiences.addAll(other.experiences);
        count(other);
    }

    byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            Experience.writeAll(experiences, out);
            out.writeDouble(reached);
            out.writeInt(played);
            out.writeDouble(squares);
            out.writeLong(looks);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    static Lot of(byte[] bytes) {
        Lot lot = new Lot();
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            Experience.readAll(in, lot.experiences);
            lot.reached = in.readDouble();
            lot.played = in.readInt();
            lot.squares = in.readDouble();
            lot.looks = in.readLong();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lot;
    }
}
