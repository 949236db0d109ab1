-- The letters to applicants, and what became of each.
CREATE TABLE letters (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    state    TEXT NOT NULL,    -- answers.State
    data     TEXT NOT NULL     -- answers.Letter as JSON
);
CREATE INDEX letters_by_state ON letters (state);
-- The applications that each letter answers.
CREATE TABLE answered (
    apply_id  INTEGER NOT NULL,
    letter_id INTEGER NOT NULL REFERENCES letters (id) ON DELETE CASCADE,
    job_id    INTEGER NOT NULL,
    PRIMARY KEY (apply_id, letter_id)
);
CREATE INDEX answered_by_letter ON answered (letter_id);
-- Which letter about which job went to which address, so that it goes there once. The address itself is not in it.
CREATE TABLE written (
    mark      BLOB PRIMARY KEY, -- HMAC-SHA-256 of address, name and job, with the key in the settings
    letter_id INTEGER NOT NULL, -- 0: the letter was erased
    job_id    INTEGER NOT NULL,
    until     INTEGER NOT NULL  -- Unix milliseconds, when the mark of an erased letter goes; 0: never
);
CREATE INDEX written_by_letter ON written (letter_id);
-- Applicants to call, because no letter reaches them.
CREATE TABLE calls (
    apply_id INTEGER PRIMARY KEY,
    job_id   INTEGER NOT NULL,
    reason   TEXT NOT NULL,    -- answers.Refusal, or "bounced"
    state    TEXT NOT NULL,    -- answers.CallState
    until    TEXT NOT NULL,    -- the day to call again, as 2026-12-01; "" for none
    at       INTEGER NOT NULL  -- Unix milliseconds
);
