-- What is found by its words. The index holds no text: what is shown is read from
-- where it is kept. Its columns are query.Fields, those with most words in front, where
-- a word takes least; its words are those of query.Entry.
CREATE VIRTUAL TABLE search_text USING fts5(
    cv, duties, position, employer, education, region, contact, name, note, tag, marks,
    content = '', contentless_delete = 1, tokenize = "ascii tokenchars '+#'"
);
CREATE TABLE search_docs (
    apply_id INTEGER PRIMARY KEY,
    job_id   INTEGER NOT NULL,
    sum      INTEGER NOT NULL, -- of what the service told of the applicant
    version  INTEGER NOT NULL, -- of what made the words; another one: they are to be made anew
    cv_file  TEXT NOT NULL,    -- the CV whose text belongs into the index; '' for none
    cv_read  TEXT NOT NULL     -- the one that was read for it, or could not be
);
CREATE INDEX search_docs_by_job ON search_docs (job_id);
CREATE INDEX search_docs_by_version ON search_docs (version);
CREATE INDEX search_docs_unread ON search_docs (apply_id) WHERE cv_file <> cv_read;
INSERT INTO search_docs SELECT id, job_id, 0, 0, '', '' FROM candidates;

CREATE TRIGGER search_text_goes AFTER DELETE ON candidates BEGIN
    DELETE FROM search_text WHERE rowid = OLD.id;
    DELETE FROM search_docs WHERE apply_id = OLD.id;
END;
-- People are found by their job's title, too.
CREATE TRIGGER search_title_comes AFTER INSERT ON jobs BEGIN
    UPDATE search_docs SET version = 0 WHERE job_id = NEW.id;
END;
CREATE TRIGGER search_title_changes AFTER UPDATE OF data ON jobs WHEN OLD.data ->> '$.Title' IS NOT NEW.data ->> '$.Title' BEGIN
    UPDATE search_docs SET version = 0 WHERE job_id = NEW.id;
END;

-- Searches that the person has named.
CREATE TABLE searches (
    name  TEXT PRIMARY KEY,
    query TEXT NOT NULL,
    saved INTEGER NOT NULL -- Unix milliseconds
);
