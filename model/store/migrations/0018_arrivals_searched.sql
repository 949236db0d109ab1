-- Arrivals are found by the index, too, until their applications are read or they are
-- dropped. Their ids are below 0. Their rows of search_text lie above 1 << 62, above
-- those of all applications, so that a search finds them first, and the latest first.
CREATE TRIGGER search_arrival_comes AFTER INSERT ON arrivals WHEN NEW.apply_id = 0 BEGIN
    INSERT OR IGNORE INTO search_docs VALUES (-NEW.id, NEW.job_id, 0, 0, '', '');
END;
CREATE TRIGGER search_arrival_goes AFTER UPDATE OF apply_id ON arrivals WHEN NEW.apply_id <> 0 BEGIN
    DELETE FROM search_text WHERE rowid = 4611686018427387904 + NEW.id;
    DELETE FROM search_docs WHERE apply_id = -NEW.id;
END;
INSERT INTO search_docs SELECT -id, job_id, 0, 0, '', '' FROM arrivals WHERE apply_id = 0
    ON CONFLICT DO UPDATE SET version = 0, job_id = excluded.job_id;
