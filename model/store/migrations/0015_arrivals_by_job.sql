-- Every read of a job's applicants asks for the arrivals that turned out to be of them.
CREATE INDEX arrivals_by_job ON arrivals (job_id, apply_id);
