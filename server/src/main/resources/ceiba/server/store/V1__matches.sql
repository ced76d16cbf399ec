CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE guests (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    created BIGINT NOT NULL
);

-- What must be found without folding a match: for the lobby, and for the sweep that wakes bots and clocks.
CREATE TABLE matches (
    id      TEXT PRIMARY KEY,
    status  TEXT NOT NULL,
    listed  INTEGER NOT NULL,
    owner   TEXT NOT NULL,
    created BIGINT NOT NULL,
    due     BIGINT,           -- when the server has to act: a bot's decision, the end of a clock
    node    TEXT,             -- who is about to act
    lease   BIGINT NOT NULL   -- until when nobody else should
);
CREATE INDEX matches_listed ON matches (status, created) WHERE listed = 1;
CREATE INDEX matches_owned ON matches (owner, status);
CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;

CREATE TABLE sittings (
    guest    TEXT NOT NULL,
    match_id TEXT NOT NULL,
    created  BIGINT NOT NULL,
    PRIMARY KEY (guest, match_id)
);

-- The truth: everything that ever happened at a match. Never changed, never deleted.
CREATE TABLE entries (
    match_id   TEXT NOT NULL,
    seq        BIGINT NOT NULL,
    kind       TEXT NOT NULL,
    seat       INTEGER NOT NULL,
    step       INTEGER NOT NULL,
    body       TEXT NOT NULL,
    client_key TEXT,
    at         BIGINT NOT NULL,
    PRIMARY KEY (match_id, seq)
) ${entries_options};
CREATE UNIQUE INDEX entries_key ON entries (match_id, client_key) WHERE client_key IS NOT NULL;
