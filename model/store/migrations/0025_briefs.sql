-- What a list needs of each applicant: see model.Brief. It is read from the index alone, without
-- the rest of their data, which is much larger. Its first column is an expression, so that no other
-- query takes it for candidates_by_job.
CREATE INDEX candidates_briefs ON candidates (job_id + 0, CASE WHEN json_valid(data) THEN json_object(
    'ID', data -> '$.ID', 'Date', data -> '$.Date', 'Status', data -> '$.Status', 'Viewed', data -> '$.Viewed', 'Suggested', data -> '$.Suggested',
    'Name', data -> '$.Applicant.Name', 'Salary', data -> '$.Applicant.Salary', 'Currency', data -> '$.Applicant.Currency') END);
