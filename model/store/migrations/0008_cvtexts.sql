-- What was read of CVs. It can be read again: it goes with its applicant.
CREATE TABLE cv_texts (
    apply_id INTEGER PRIMARY KEY,
    sum      TEXT NOT NULL,    -- of the file it was read from
    version  INTEGER NOT NULL, -- of the reader
    doc      TEXT NOT NULL     -- store.CVText as JSON
);
CREATE TRIGGER cv_text_goes AFTER DELETE ON candidates BEGIN
    DELETE FROM cv_texts WHERE apply_id = OLD.id;
END;
