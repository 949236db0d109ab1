-- When the service was asked for the stored row (Unix milliseconds): an answer that it was asked for earlier does not
-- replace the row.
ALTER TABLE jobs ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE candidates ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
CREATE INDEX jobs_by_asking ON jobs (asked);
