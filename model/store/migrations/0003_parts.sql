-- What was written last by whom, so that each copy of the program sees what the
-- others did.
CREATE TABLE parts (
    part     TEXT NOT NULL,    -- store.Part
    writer   TEXT NOT NULL,    -- the copy of the program
    revision INTEGER NOT NULL, -- rises with every write of a part
    PRIMARY KEY (part, writer)
) WITHOUT ROWID;
CREATE UNIQUE INDEX parts_by_revision ON parts (revision);
