-- The files with applicants that were saved outside the folders of shortlist. Erasing an applicant names them.
CREATE TABLE saved_files (
    path    TEXT PRIMARY KEY, -- absolute
    at      INTEGER NOT NULL, -- Unix milliseconds
    size    INTEGER NOT NULL,
    digest  TEXT NOT NULL,    -- SHA-256 of the content, in hex
    applies TEXT NOT NULL     -- a JSON array of the applications in it; less than 0: an arrival's that had none yet
);
