package ceiba.arena;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;

/**
 * A seat in a position, and what it should have been expected to gain from there.
 *
 * @param places of the features that are not 0
 * @param values of these, in their usual sizes
 */
record Experience(short[] places, float[] values, int moment, int seats, float gained) {

    static Experience of(float[] features, double[] sizes, int moment, int seats, double gained) {
        int count = 0;
        for (float feature : features) {
            count += feature == 0 ? 0 : 1;
        }
        short[] places = new short[count];
        float[] values = new float[count];
        int next = 0;
        for (int feature = 0; feature < features.length; feature++) {
            if (features[feature] != 0) {
                places[next] = (short) feature;
                values[next++] = (float) (features[feature] / sizes[feature]);
            }
        }
        return new Experience(places, values, moment, seats, (float) gained);
    }

    Experience with(double gained) {
        return new Experience(places, values, moment, seats, (float) gained);
    }

    private void write(DataOutputStream out) throws IOException {
        out.writeShort(places.length);
        for (int i = 0; i < places.length; i++) {
            out.writeShort(places[i]);
            out.writeFloat(values[i]);
        }
        out.writeShort(moment);
        out.writeShort(seats);
        out.writeFloat(gained);
    }

    private static Experience read(DataInputStream in) throws IOException {
        int count = in.readShort();
        short[] places = new short[count];
        float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            places[i] = in.readShort();
            values[i] = in.readFloat();
        }
        return new Experience(places, values, in.readShort(), in.readShort(), in.readFloat());
    }

    static void writeAll(List<Experience> experiences, DataOutputStream out) throws IOException {
        out.writeInt(experiences.size());
        for (Experience experience : experiences) {
            experience.write(out);
        }
    }

    /** Adds what was written to some others. */
    static void readAll(DataInputStream in, List<Experience> experiences) throws IOException {
        for (int left = in.readInt(); left > 0; left--) {
            experiences.add(read(in));
        }
    }
}
