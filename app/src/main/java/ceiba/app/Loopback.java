package ceiba.app;

import ceiba.engine.Refusal;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.UnknownHostException;

/** Servers of this machine: we put load on no other. */
final class Loopback {

    private Loopback() {}

    /** Where a server is whose address was given as an option. */
    static InetSocketAddress of(String option, String address) {
        String refusal = option + " is like http://127.0.0.1:8080, not " + address;
        try {
            URI uri = URI.create(address);
            if (uri.getHost() == null || uri.getPort() < 0) {
                throw new Refusal(refusal);
            }
            InetAddress host = InetAddress.getByName(uri.getHost());
            if (!host.isLoopbackAddress()) {
                throw new Refusal("this is for this machine only, and " + uri.getHost() + " is another one");
            }
            return new InetSocketAddress(host, uri.getPort());
        } catch (IllegalArgumentException | UnknownHostException e) {
            throw new Refusal(refusal, e);
        }
    }

    /** The same as the beginning of an address. */
    static String address(String option, String address) {
        InetSocketAddress found = of(option, address);
        return "http://" + found.getAddress().getHostAddress() + ":" + found.getPort();
    }
}
