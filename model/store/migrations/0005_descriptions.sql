-- A job's description is most of it, and a list shows none: it stands apart and
-- is read for one job at a time.
CREATE TABLE descriptions (
    job_id INTEGER PRIMARY KEY,
    html   TEXT NOT NULL
);
INSERT INTO descriptions SELECT id, data ->> '$.Description' FROM jobs WHERE json_valid(data) AND data ->> '$.Description' <> '';
UPDATE jobs SET data = json_remove(data, '$.Description') WHERE json_valid(data);
