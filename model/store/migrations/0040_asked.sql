-- When the answer was asked for from which a row was stored last (Unix milliseconds): an answer that was asked for
-- earlier does not replace it.
ALTER TABLE jobs ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE candidates ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
CREATE INDEX jobs_by_asking ON jobs (asked);
