-- The day on which the person wants to look at an application again, as 2026-12-01; '' for none.
ALTER TABLE reviews ADD COLUMN snoozed TEXT NOT NULL DEFAULT '';
CREATE INDEX reviews_by_snoozed ON reviews (snoozed) WHERE snoozed <> '';
