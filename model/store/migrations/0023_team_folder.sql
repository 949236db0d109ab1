-- What waits for a team folder, by its path. A row goes once it is written there.
CREATE TABLE team_waiting (
    folder   TEXT NOT NULL,
    apply_id INTEGER NOT NULL,
    slot     TEXT NOT NULL,    -- team.Change.Slot: a later change replaces the one that waits
    job_id   INTEGER NOT NULL,
    at       INTEGER NOT NULL, -- Unix milliseconds
    kind     TEXT NOT NULL,    -- team.Kind
    value    TEXT NOT NULL,
    PRIMARY KEY (folder, apply_id, slot)
);
INSERT INTO team_waiting SELECT settings.value, apply_id, slot, job_id, at, kind, team_pending.value FROM team_pending, settings
    WHERE settings.name = 'team' AND settings.value <> '';
DROP TABLE team_pending;
ALTER TABLE team_waiting RENAME TO team_pending;
