-- Erasures that have begun and not ended, so that one that was killed goes on.
CREATE TABLE erasures (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    begun  INTEGER NOT NULL, -- Unix milliseconds
    data   BLOB NOT NULL,    -- store.Erasure, sealed: its names must not be found in the file
    counts TEXT NOT NULL     -- store.ErasedRows as JSON
);
-- Erased applications, which a read of applicants leaves out.
CREATE TABLE erased (
    apply_id INTEGER PRIMARY KEY,
    job_id   INTEGER NOT NULL,
    at       INTEGER NOT NULL -- Unix milliseconds
);
CREATE INDEX erased_by_job ON erased (job_id);
