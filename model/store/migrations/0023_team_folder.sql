-- What waits for a team folder, by its path. A row goes once it is written there.
CREATE TABLE team_waiting (
    folder   TEXT NOT NULL,    -- '' for an erasure that waited while no folder was set: any folder with lines may be meant
    apply_id INTEGER NOT NULL,
    slot     TEXT NOT NULL,    -- team.Change.Slot: a later change replaces the one that waits
    job_id   INTEGER NOT NULL,
    at       INTEGER NOT NULL, -- Unix milliseconds
    kind     TEXT NOT NULL,    -- team.Kind
    value    TEXT NOT NULL,
    PRIMARY KEY (folder, apply_id, slot)
);
INSERT INTO team_waiting SELECT coalesce((SELECT settings.value FROM settings WHERE name = 'team'), ''), apply_id, slot, job_id, at, kind, value FROM team_pending;
DELETE FROM team_waiting WHERE folder = '' AND kind <> 'erased';
DROP TABLE team_pending;
ALTER TABLE team_waiting RENAME TO team_pending;
