-- A note that is being written, and was not kept yet.
ALTER TABLE reviews ADD COLUMN typed TEXT NOT NULL DEFAULT '';
