-- How many applies the service counted for the job when its applicants were
-- read: they are asked for again once that moves (CONTRACT 34).
ALTER TABLE synced ADD COLUMN applies INTEGER NOT NULL DEFAULT -1; -- -1: not known
