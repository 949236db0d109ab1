-- What is to be written to the team folder. A row goes once it is written there.
CREATE TABLE team_pending (
    apply_id INTEGER NOT NULL,
    slot     TEXT NOT NULL,    -- team.Change.Slot: a later change replaces the one that waits
    job_id   INTEGER NOT NULL,
    at       INTEGER NOT NULL, -- Unix milliseconds
    kind     TEXT NOT NULL,    -- team.Kind
    value    TEXT NOT NULL,
    PRIMARY KEY (apply_id, slot)
);
