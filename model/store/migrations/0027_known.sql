-- The applications of each job that are known, and so are not new when they are listed. They stay when
-- the service lists them no longer. A suggested person is not among them: they may apply later.
CREATE TABLE old_applications (
    apply_id INTEGER PRIMARY KEY,
    job_id   INTEGER NOT NULL
);
CREATE INDEX old_applications_by_job ON old_applications (job_id);
-- 1: the job's applicants were read to their end, and all others are new.
ALTER TABLE baselines ADD COLUMN known INTEGER NOT NULL DEFAULT 0;

INSERT OR IGNORE INTO baselines (job_id, applies, at, known) SELECT job_id, count(*), max(synced.at), 0
    FROM candidates JOIN synced ON scope = 'applies/' || job_id GROUP BY job_id;
UPDATE baselines SET known = 1 WHERE 'applies/' || job_id IN (SELECT scope FROM synced WHERE applies >= 0 OR complete = 1);
INSERT OR IGNORE INTO old_applications SELECT id, job_id FROM candidates
    WHERE job_id IN (SELECT job_id FROM baselines WHERE known = 1) AND json_valid(data) AND NOT coalesce(data ->> '$.Suggested', 0);
INSERT OR IGNORE INTO old_applications SELECT apply_id, job_id FROM new_applications WHERE apply_id > 0;
ALTER TABLE synced DROP COLUMN newest;
