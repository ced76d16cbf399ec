-- How the seats of a match stand at its end, as JSON: it can be told even when nobody has its rules any more.
ALTER TABLE matches ADD COLUMN result TEXT;
