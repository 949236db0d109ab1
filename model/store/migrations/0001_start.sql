-- What the service told, kept so that a screen is there before the network is.
CREATE TABLE jobs (
    id      INTEGER PRIMARY KEY,
    data    TEXT NOT NULL,    -- model.Job as JSON
    listed  INTEGER NOT NULL  -- 1 while the service lists it; 0 keeps a deleted job's last known copy
);
CREATE TABLE candidates (
    id      INTEGER PRIMARY KEY,
    job_id  INTEGER NOT NULL,
    unseen  INTEGER NOT NULL, -- 1: applied, not deleted, and nobody has opened it
    data    TEXT NOT NULL     -- model.Candidate as JSON
);
CREATE INDEX candidates_by_job ON candidates (job_id, unseen);
CREATE TABLE synced (
    scope    TEXT PRIMARY KEY, -- 'jobs', or 'applies/' and a job id
    at       INTEGER NOT NULL, -- Unix milliseconds
    complete INTEGER NOT NULL  -- 0 when the read was cut short
);

-- What only this user knows: nobody else can give it back.
CREATE TABLE currencies (
    job_id   INTEGER PRIMARY KEY,
    currency INTEGER NOT NULL,
    sent     INTEGER NOT NULL
);
CREATE TABLE drafts (
    key   TEXT PRIMARY KEY,   -- 'new', or 'job/' and an id
    data  TEXT NOT NULL,      -- Draft as JSON
    saved INTEGER NOT NULL
);
CREATE TABLE intents (
    id    INTEGER PRIMARY KEY AUTOINCREMENT,
    data  TEXT NOT NULL,      -- Intent as JSON
    begun INTEGER NOT NULL
);
CREATE TABLE views (
    apply_id INTEGER PRIMARY KEY,
    job_id   INTEGER NOT NULL,
    queued   INTEGER NOT NULL
);
