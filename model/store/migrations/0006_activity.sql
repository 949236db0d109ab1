-- Every call that was to change something at the service, and its answer.
CREATE TABLE activity (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    at       INTEGER NOT NULL, -- Unix milliseconds
    kind     TEXT NOT NULL,    -- model.ActivityKind
    source   INTEGER NOT NULL, -- the intent of a create, else what was in the outbox; 0 for none
    job_id   INTEGER NOT NULL, -- 0: not known
    apply_id INTEGER NOT NULL, -- of a view; else 0
    change   INTEGER NOT NULL, -- model.StatusChange of a status; else 0
    title    TEXT NOT NULL,
    detail   TEXT NOT NULL,
    outcome  TEXT NOT NULL,    -- model.ActivityOutcome
    answer   TEXT NOT NULL,
    answered INTEGER NOT NULL  -- Unix milliseconds; 0: never
);
CREATE INDEX activity_by_source ON activity (kind, source);
