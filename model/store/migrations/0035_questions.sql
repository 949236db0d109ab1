-- What a manager asks everybody who is invited for a job, beside its needs, one a line.
CREATE TABLE questions (
    job_id    INTEGER PRIMARY KEY,
    questions TEXT NOT NULL
);
