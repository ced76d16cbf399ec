-- Counts up when a guest ends all tokens: those that were signed before are nobody's.
ALTER TABLE guests ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;
-- What the guest's recovery link has to name; nothing if there is no link, or it has been used.
ALTER TABLE guests ADD COLUMN recovery TEXT;
-- Tables that wait for their start are closed in the end: those in the lobby after a day, others after 30.
UPDATE matches SET due = created + CASE listed WHEN 1 THEN 86400000 ELSE 2592000000 END
    WHERE status = 'open' AND due IS NULL;
