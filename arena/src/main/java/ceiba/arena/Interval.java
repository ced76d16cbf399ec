package ceiba.arena;

/** The two numbers between which a value lies with 95 % confidence. */
public record Interval(double low, double high) {}
