-- When a person last had a stream of the match open, on whichever node; noted again while it is.
CREATE TABLE sightings (
    match_id TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat)
);
