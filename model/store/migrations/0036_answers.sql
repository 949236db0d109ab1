-- The manager's notes of what an applicant answered in the interview: model.Answer as JSON.
ALTER TABLE reviews ADD COLUMN answers TEXT NOT NULL DEFAULT '[]';
