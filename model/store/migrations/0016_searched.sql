-- Applicants are found by the shortlists they are on, too.
CREATE TRIGGER search_list_comes AFTER INSERT ON shortlisted BEGIN
    UPDATE search_docs SET version = 0 WHERE apply_id = NEW.apply_id;
END;
CREATE TRIGGER search_list_moves AFTER UPDATE OF apply_id ON shortlisted BEGIN
    UPDATE search_docs SET version = 0 WHERE apply_id IN (OLD.apply_id, NEW.apply_id);
END;
CREATE TRIGGER search_list_goes AFTER DELETE ON shortlisted BEGIN
    UPDATE search_docs SET version = 0 WHERE apply_id = OLD.apply_id;
END;
-- Names are compared in any alphabet: whoever is kept is identified anew.
UPDATE candidates SET identified = 0;
