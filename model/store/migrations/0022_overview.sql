-- When applications were made, without suggestions of the service and deleted ones.
CREATE TABLE applied (
    apply_id INTEGER PRIMARY KEY REFERENCES candidates (id) ON DELETE CASCADE,
    job_id   INTEGER NOT NULL,
    at       INTEGER NOT NULL -- Unix milliseconds; 0: not known
);
CREATE INDEX applied_by_time ON applied (at);
CREATE INDEX applied_by_job ON applied (job_id);
INSERT INTO applied SELECT id, job_id, max(coalesce(CAST(unixepoch(data ->> '$.Date', 'subsec') * 1000 AS INTEGER), 0), 0) FROM candidates
    WHERE json_valid(data) AND NOT coalesce(data ->> '$.Suggested', 0) AND coalesce(data ->> '$.Status', '') <> 'Deleted';

-- The counters of the service, as a job was last read.
ALTER TABLE jobs ADD COLUMN views INTEGER NOT NULL DEFAULT 0;
ALTER TABLE jobs ADD COLUMN applications INTEGER NOT NULL DEFAULT 0;
CREATE INDEX jobs_by_views ON jobs (listed, views);
CREATE INDEX jobs_by_applications ON jobs (listed, applications);
UPDATE jobs SET views = max(coalesce(data ->> '$.Views', 0), 0), applications = max(coalesce(data ->> '$.Applies', 0), 0) WHERE json_valid(data);

-- The views of jobs at the end of each day on which the counter was found changed.
CREATE TABLE job_views (
    job_id INTEGER NOT NULL,
    day    INTEGER NOT NULL, -- days since 1970, in this computer's time zone
    views  INTEGER NOT NULL,
    UNIQUE (job_id, day)
);
CREATE INDEX job_views_by_day ON job_views (day);
