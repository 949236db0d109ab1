-- What a manager asks of the applicants of a job, in their own words, one a line.
CREATE TABLE needs (
    job_id INTEGER PRIMARY KEY,
    needs  TEXT NOT NULL
);
