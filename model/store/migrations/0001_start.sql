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
    id     INTEGER PRIMARY KEY, -- given by the form, before it is first saved
    job_id INTEGER NOT NULL,  -- 0: a new job
    data   TEXT NOT NULL,     -- model.SavedDraft as JSON
    saved  INTEGER NOT NULL,
    holder TEXT NOT NULL,     -- the copy of the program that has its form open; '' for none
    held   INTEGER NOT NULL   -- when that copy last said so
);
CREATE TABLE intents (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    data    TEXT NOT NULL,    -- model.Intent as JSON
    begun   INTEGER NOT NULL,
    holder  TEXT NOT NULL,    -- the copy that sends it
    unknown INTEGER NOT NULL  -- 1: that copy waits for no answer any more
);
CREATE TABLE views (
    apply_id INTEGER PRIMARY KEY,
    job_id   INTEGER NOT NULL,
    queued   INTEGER NOT NULL
);
