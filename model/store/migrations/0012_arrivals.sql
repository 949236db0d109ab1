-- New applications as the callback told of them, until the service tells.
CREATE TABLE arrivals (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    digest   TEXT NOT NULL UNIQUE, -- of the content
    job_id   INTEGER NOT NULL,
    apply_id INTEGER NOT NULL,     -- what it turned out to be; 0: not known yet
    data     TEXT NOT NULL         -- model.Arrival
);
CREATE INDEX arrivals_waiting ON arrivals (job_id) WHERE apply_id = 0;

-- Every application that came in since its job was first known here, in the order in
-- which it was heard of: by the callback, by a read of the applicants, or by both.
CREATE TABLE new_applications (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    job_id     INTEGER NOT NULL,
    apply_id   INTEGER NOT NULL, -- 0 while only the callback told of it
    arrival_id INTEGER NOT NULL, -- 0 where it did not
    at         INTEGER NOT NULL, -- Unix milliseconds
    hooked     INTEGER NOT NULL  -- 1: a copy of the program has taken it for its hook
);
CREATE UNIQUE INDEX new_applications_once ON new_applications (apply_id) WHERE apply_id <> 0;
CREATE INDEX new_applications_by_arrival ON new_applications (arrival_id) WHERE arrival_id <> 0;

-- How many applies a job had when it was first known here. Who came later is new also
-- where nobody has read its applicants yet.
CREATE TABLE baselines (
    job_id  INTEGER PRIMARY KEY,
    applies INTEGER NOT NULL,
    at      INTEGER NOT NULL -- Unix milliseconds
);
INSERT INTO baselines SELECT id, coalesce(data ->> '$.Applies', 0), coalesce((SELECT at FROM synced WHERE scope = 'jobs'), 0) FROM jobs;
