-- Packets for colleagues without an account.
CREATE TABLE packets (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    recipient TEXT NOT NULL,    -- name or address, as typed
    named     INTEGER NOT NULL, -- 1: the packet has the names
    file      TEXT NOT NULL,    -- where it was saved
    made      INTEGER NOT NULL, -- Unix milliseconds
    withdrawn INTEGER NOT NULL  -- Unix milliseconds; 0: its codes count
);
-- The people in packets, and what the colleague answered.
CREATE TABLE packet_people (
    code      TEXT PRIMARY KEY,
    packet_id INTEGER NOT NULL REFERENCES packets (id) ON DELETE CASCADE,
    apply_id  INTEGER NOT NULL,
    answer    TEXT NOT NULL DEFAULT '',   -- yes, maybe, no or note; '' for no answer yet
    text      TEXT NOT NULL DEFAULT '',
    sender    TEXT NOT NULL DEFAULT '',   -- of the reply, as written
    at        INTEGER NOT NULL DEFAULT 0  -- Unix milliseconds
);
CREATE INDEX packet_people_by_application ON packet_people (apply_id);
