-- When the latest application of a job was made that was ever listed, by the service's
-- clock, in Unix milliseconds; NULL: not known.
ALTER TABLE synced ADD COLUMN newest INTEGER;
