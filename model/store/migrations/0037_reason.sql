-- Why the verdict, in the manager's words; '' for no reason.
ALTER TABLE reviews ADD COLUMN reason TEXT NOT NULL DEFAULT '';
