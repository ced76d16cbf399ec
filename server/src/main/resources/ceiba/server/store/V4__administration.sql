-- What the administrator has forbidden to a guest or an address.
CREATE TABLE restraints (
    id      TEXT PRIMARY KEY,
    kind    TEXT NOT NULL,
    whom    TEXT NOT NULL,
    note    TEXT NOT NULL,
    created BIGINT NOT NULL,
    ends    BIGINT            -- never, if there is none
);

-- The servers that share this database, and what each last said of itself.
CREATE TABLE nodes (
    id      TEXT PRIMARY KEY,
    started BIGINT NOT NULL,
    seen    BIGINT NOT NULL,
    figures TEXT NOT NULL
);
