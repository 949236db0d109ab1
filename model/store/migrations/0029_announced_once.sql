-- What a new application is recognised by if its callback comes again, or only when it is gone: hashes
-- (same.Print). '' a week later.
ALTER TABLE new_applications ADD COLUMN prints TEXT NOT NULL DEFAULT '';
CREATE INDEX new_applications_printed ON new_applications (at) WHERE prints <> '';
-- How many applications the last read to the end listed; -1: not known.
ALTER TABLE synced ADD COLUMN records INTEGER NOT NULL DEFAULT -1;
