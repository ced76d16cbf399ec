package ceiba.server.limit;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;

/** Where a client is on the network, as far as it can be told from others. */
public final class Address {

    /** Bytes of an IPv6 address that are given to one household; the rest it chooses as it likes. */
    private static final int PREFIX = 8;

    private Address() {}

    /** What stands for all clients that share an address: an IPv4 address itself, of an IPv6 address the first half. */
    public static String shared(InetAddress address) {
        return address instanceof Inet6Address
                ? HexFormat.ofDelimiter(":").formatHex(Arrays.copyOf(address.getAddress(), PREFIX)) + "/64"
                : address.getHostAddress();
    }

    /** The same for an address as it is written; whatever is none stands for itself. */
    public static String shared(String written) {
        try {
            return shared(InetAddress.ofLiteral(written)); // never asks a name server
        } catch (IllegalArgumentException e) {
            return written;
        }
    }
}
