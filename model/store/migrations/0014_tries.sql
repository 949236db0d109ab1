-- Jobs whose applicants could not be read to their end, and when they may be tried again
-- without being asked to.
CREATE TABLE tries (
    job_id INTEGER PRIMARY KEY,
    failed INTEGER NOT NULL, -- how often, one after the other
    again  INTEGER NOT NULL  -- Unix milliseconds
);
