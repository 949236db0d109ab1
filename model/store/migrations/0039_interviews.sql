-- Times that were offered to applicants, and interviews.
CREATE TABLE interviews (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    apply_id  INTEGER NOT NULL,
    letter_id INTEGER NOT NULL, -- the one that was planned last
    state     TEXT NOT NULL,    -- calendar.State
    until     INTEGER NOT NULL, -- Unix milliseconds, when it ends
    data      TEXT NOT NULL     -- calendar.Interview as JSON
);
CREATE INDEX interviews_by_application ON interviews (apply_id);
CREATE INDEX interviews_by_letter ON interviews (letter_id);
