-- An applicant is indexed twice: with the words of the profile, and again with those of the CV. The old row leaves a mark of
-- deletion. By default SQLite merges again and again while a tenth of a part of the index is such marks, which took most
-- of the time once 50,000 CVs were read. Here the marks go with the ordinary merges.
INSERT INTO search_text (search_text, rank) VALUES ('deletemerge', 0);
