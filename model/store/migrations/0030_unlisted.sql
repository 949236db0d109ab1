-- 0: announced by a callback, and not listed as applied yet. The first application of the person that is
-- listed then is the one of the callback, whatever its id is.
ALTER TABLE new_applications ADD COLUMN listed INTEGER NOT NULL DEFAULT 1;
UPDATE new_applications SET listed = 0 WHERE apply_id = 0;
CREATE INDEX new_applications_unlisted ON new_applications (job_id) WHERE listed = 0;
