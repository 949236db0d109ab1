-- What happened to applications, and when. An erased application leaves rows without its id, which are only counted.
CREATE TABLE history (
	id       INTEGER PRIMARY KEY,
	at       INTEGER NOT NULL, -- Unix ms
	apply_id INTEGER NOT NULL, -- less than 0: of an arrival; 0: of an erased application
	job_id   INTEGER NOT NULL,
	kind     TEXT NOT NULL,
	was      TEXT NOT NULL,
	value    TEXT NOT NULL
);
CREATE INDEX history_by_apply ON history (apply_id, at);
CREATE INDEX history_by_at ON history (at);

-- What came of an application: hired, withdrew, declined, or words of the manager; '' for nothing yet.
ALTER TABLE reviews ADD COLUMN outcome TEXT NOT NULL DEFAULT '';

CREATE TRIGGER search_history_comes AFTER INSERT ON history BEGIN
	UPDATE search_docs SET version = 0 WHERE apply_id = NEW.apply_id;
END;
CREATE TRIGGER search_history_moves AFTER UPDATE OF apply_id ON history BEGIN
	UPDATE search_docs SET version = 0 WHERE apply_id = NEW.apply_id;
END;
CREATE TRIGGER search_history_goes AFTER DELETE ON history BEGIN
	UPDATE search_docs SET version = 0 WHERE apply_id = OLD.apply_id;
END;
