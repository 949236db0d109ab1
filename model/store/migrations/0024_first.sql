-- The order in which jobs are first listed: see model.JobStatus.Rank.
ALTER TABLE jobs ADD COLUMN rank INTEGER NOT NULL DEFAULT 0;
UPDATE jobs SET rank = CASE coalesce(data ->> '$.Status', '')
    WHEN 'Activated' THEN 0 WHEN 'PreActivated' THEN 1 WHEN 'Deactivated' THEN 2 WHEN 'Stopped' THEN 3 WHEN 'Deleted' THEN 5 ELSE 4 END
    WHERE json_valid(data);
CREATE INDEX jobs_first ON jobs (listed, rank, applications DESC, id DESC);
