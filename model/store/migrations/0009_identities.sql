-- What tells that two applies are of one person, looked up by what they have in
-- common. It comes from the applicants and goes with them.
CREATE TABLE identities (
    key      TEXT NOT NULL,    -- same.Key
    name     TEXT NOT NULL,    -- the person's, folded: an address of several names is nobody's
    apply_id INTEGER NOT NULL REFERENCES candidates (id) ON DELETE CASCADE,
    PRIMARY KEY (key, name, apply_id)
) WITHOUT ROWID;
CREATE INDEX identities_by_apply ON identities (apply_id);
-- Applicants that were kept before this are identified when somebody first looks.
ALTER TABLE candidates ADD COLUMN identified INTEGER NOT NULL DEFAULT 0; -- 1: identities has all of theirs
CREATE INDEX candidates_unidentified ON candidates (id) WHERE identified = 0;
