-- What the person thinks of applications. No row goes with its applicant: a
-- refresh may bring them back, and a note is never lost.
CREATE TABLE reviews (
    apply_id INTEGER PRIMARY KEY,
    job_id   INTEGER NOT NULL,
    verdict  TEXT NOT NULL,    -- model.Verdict
    rating   INTEGER NOT NULL, -- 0: none
    tags     TEXT NOT NULL,    -- a JSON array
    note     TEXT NOT NULL,
    changed  INTEGER NOT NULL  -- Unix milliseconds
);
CREATE INDEX reviews_by_job ON reviews (job_id);
CREATE TABLE shortlists (
    id   INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    made INTEGER NOT NULL      -- Unix milliseconds
);
CREATE TABLE shortlisted (
    id           INTEGER PRIMARY KEY AUTOINCREMENT, -- their order
    shortlist_id INTEGER NOT NULL,
    apply_id     INTEGER NOT NULL,
    UNIQUE (shortlist_id, apply_id)
);
-- What is set in the dashboard and holds until it is set otherwise.
CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
