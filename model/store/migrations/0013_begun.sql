-- The note there was when the one that is being written was begun.
ALTER TABLE reviews ADD COLUMN begun TEXT NOT NULL DEFAULT '';
