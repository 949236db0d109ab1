-- What a person did and the service is not told of yet, in the order it is to be
-- delivered.
CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    kind     TEXT NOT NULL,    -- model.OutgoingKind
    job_id   INTEGER NOT NULL,
    apply_id INTEGER NOT NULL, -- of a view; 0 for a change of status
    change   INTEGER NOT NULL, -- model.StatusChange; 0 for a view
    was      TEXT NOT NULL,    -- the job's status when the change was asked for
    queued   INTEGER NOT NULL, -- Unix milliseconds
    tries    INTEGER NOT NULL,
    tried    INTEGER NOT NULL, -- Unix milliseconds; 0: never
    why      TEXT NOT NULL,    -- why the last try failed
    code     TEXT NOT NULL,    -- the service's code for that
    held     INTEGER NOT NULL, -- 1: not tried again before a person says so
    sending  TEXT NOT NULL     -- the copy of the program that is sending it; '' for none
);
-- A view waits once, and of the changes of a job the last one counts.
CREATE UNIQUE INDEX outbox_once ON outbox (kind, apply_id, CASE kind WHEN 'status' THEN job_id ELSE 0 END);
INSERT INTO outbox (kind, job_id, apply_id, change, was, queued, tries, tried, why, code, held, sending)
    SELECT 'view', job_id, apply_id, 0, '', queued, 0, 0, '', '', 0, '' FROM views ORDER BY queued, apply_id;
DROP TABLE views;

-- What one copy of the program does for all of them.
CREATE TABLE duties (
    name   TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    held   INTEGER NOT NULL -- Unix milliseconds, when the holder last said so
);
