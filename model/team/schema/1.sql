-- The one row: the version, and a number that rises when rows go, because a reader of new rows does not see that.
CREATE TABLE shortlist.state (
  one        boolean PRIMARY KEY DEFAULT true CHECK (one),
  version    integer NOT NULL,
  generation bigint NOT NULL DEFAULT 0
);
INSERT INTO shortlist.state (version) VALUES (1);

-- The form of an application's id in which its erasure is noted.
CREATE FUNCTION shortlist.tombstone(service text, apply bigint) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(rtrim(encode(substring(sha256(convert_to('shortlist erased ' || service || ' ' || apply, 'UTF8')) FOR 16), 'base64'), '='), '+/', '-_');

-- What each manager decided last, by what it replaces (slot). xid is the transaction that wrote the row: numbers of a
-- sequence become visible in another order than they are given, transactions are known to have ended.
CREATE TABLE shortlist.decisions (
  author  text NOT NULL DEFAULT session_user,
  service text NOT NULL CHECK (octet_length(service) BETWEEN 1 AND 255),
  apply   bigint NOT NULL CHECK (apply > 0),
  slot    text NOT NULL CHECK (octet_length(slot) <= 4096),
  job     bigint NOT NULL CHECK (job >= 0),
  at      timestamptz NOT NULL,
  kind    text NOT NULL CHECK (octet_length(kind) <= 32),
  value   text NOT NULL CHECK (octet_length(value) <= 262144),
  xid     xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (author, service, apply, slot)
);
CREATE INDEX decisions_by_xid ON shortlist.decisions (xid);
CREATE INDEX decisions_by_tombstone ON shortlist.decisions (shortlist.tombstone(service, apply));

-- The applications that were erased.
CREATE TABLE shortlist.tombstones (
  hash    text PRIMARY KEY CHECK (hash ~ '^[A-Za-z0-9_-]{22}$'),
  service text NOT NULL CHECK (octet_length(service) BETWEEN 1 AND 255),
  author  text NOT NULL DEFAULT session_user,
  at      timestamptz NOT NULL DEFAULT now(),
  xid     xid8 NOT NULL DEFAULT pg_current_xact_id()
);

-- Letters that a manager hands over: one about an application and of a kind (letter), so that one manager alone writes.
-- token is the letter's, known to the program that hands it over.
CREATE TABLE shortlist.reservations (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  author  text NOT NULL DEFAULT session_user,
  service text NOT NULL CHECK (octet_length(service) BETWEEN 1 AND 255),
  apply   bigint NOT NULL CHECK (apply > 0),
  letter  text NOT NULL CHECK (octet_length(letter) <= 64),
  token   text NOT NULL CHECK (octet_length(token) <= 255),
  state   text NOT NULL DEFAULT 'reserved' CHECK (state IN ('reserved', 'handed', 'unknown')),
  at      timestamptz NOT NULL DEFAULT now(),
  xid     xid8 NOT NULL DEFAULT pg_current_xact_id(),
  UNIQUE (service, apply, letter)
);
CREATE INDEX reservations_by_xid ON shortlist.reservations (xid);
CREATE INDEX reservations_by_tombstone ON shortlist.reservations (shortlist.tombstone(service, apply));

-- Which application a manager has open, by the host on which the program runs.
CREATE UNLOGGED TABLE shortlist.presence (
  author  text NOT NULL DEFAULT session_user,
  host    text NOT NULL CHECK (octet_length(host) <= 255),
  service text NOT NULL CHECK (octet_length(service) BETWEEN 1 AND 255),
  apply   bigint NOT NULL,
  at      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (author, host)
);

-- What administrators did, and who erased rows.
CREATE TABLE shortlist.log (
  id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at     timestamptz NOT NULL DEFAULT now(),
  author text NOT NULL DEFAULT session_user,
  what   text NOT NULL
);

-- The writer of a row and its transaction are the database's word, not the program's, and its time is at most the
-- database's: a later decision could not replace that of a host whose clock is ahead. A transaction that sees an earlier
-- time would not see an erasure.
CREATE FUNCTION shortlist.sign() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$ BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'rows are written in READ COMMITTED';
  END IF;
  NEW.author := session_user;
  NEW.at := least(NEW.at, now());
  NEW.xid := pg_current_xact_id();
  IF EXISTS (SELECT FROM shortlist.tombstones WHERE hash = shortlist.tombstone(NEW.service, NEW.apply)) THEN
    RETURN NULL; -- nothing is noted about somebody who was erased
  END IF;
  RETURN NEW;
END $$;
-- A notice to the others, with ids alone.
CREATE FUNCTION shortlist.notify_rows() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$ BEGIN
  PERFORM pg_notify('shortlist', apply::text) FROM (SELECT DISTINCT apply FROM moved LIMIT 20) AS ids;
  RETURN NULL;
END $$;
CREATE FUNCTION shortlist.notify_gone() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$ BEGIN
  IF EXISTS (SELECT FROM moved) THEN
    UPDATE shortlist.state SET generation = generation + 1;
    PERFORM pg_notify('shortlist', '0');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER sign BEFORE INSERT OR UPDATE ON shortlist.decisions FOR EACH ROW EXECUTE FUNCTION shortlist.sign();
CREATE TRIGGER sign BEFORE INSERT OR UPDATE ON shortlist.reservations FOR EACH ROW EXECUTE FUNCTION shortlist.sign();
CREATE TRIGGER added AFTER INSERT ON shortlist.decisions REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION shortlist.notify_rows();
CREATE TRIGGER changed AFTER UPDATE ON shortlist.decisions REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION shortlist.notify_rows();
CREATE TRIGGER gone AFTER DELETE ON shortlist.decisions REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION shortlist.notify_gone();
CREATE TRIGGER added AFTER INSERT ON shortlist.reservations REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION shortlist.notify_rows();
CREATE TRIGGER changed AFTER UPDATE ON shortlist.reservations REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION shortlist.notify_rows();
CREATE TRIGGER gone AFTER DELETE ON shortlist.reservations REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION shortlist.notify_gone();
CREATE TRIGGER gone AFTER DELETE ON shortlist.tombstones REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION shortlist.notify_gone();
CREATE TRIGGER added AFTER INSERT ON shortlist.presence REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION shortlist.notify_rows();
CREATE TRIGGER changed AFTER UPDATE ON shortlist.presence REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION shortlist.notify_rows();
CREATE TRIGGER gone AFTER DELETE ON shortlist.presence REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION shortlist.notify_rows();

-- Removes all managers' rows about an application, and leaves its tombstone. The lock waits for rows that are being
-- written, which the deletion would not see.
CREATE FUNCTION shortlist.erase_person(hash text, service text) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  n bigint;
  m bigint;
BEGIN
  LOCK TABLE shortlist.decisions, shortlist.reservations IN SHARE ROW EXCLUSIVE MODE;
  INSERT INTO shortlist.tombstones (hash, service) VALUES (erase_person.hash, erase_person.service) ON CONFLICT DO NOTHING;
  DELETE FROM shortlist.decisions AS d WHERE shortlist.tombstone(d.service, d.apply) = erase_person.hash;
  GET DIAGNOSTICS n = ROW_COUNT;
  DELETE FROM shortlist.reservations AS r WHERE shortlist.tombstone(r.service, r.apply) = erase_person.hash;
  GET DIAGNOSTICS m = ROW_COUNT;
  DELETE FROM shortlist.presence AS p WHERE shortlist.tombstone(p.service, p.apply) = erase_person.hash;
  PERFORM pg_notify('shortlist', '0');
  IF n + m > 0 THEN -- the tombstone can be taken back, rows cannot
    INSERT INTO shortlist.log (what) VALUES (format('erased %s rows about an application', n + m));
  END IF;
  RETURN n + m;
END $$;

-- Frees a letter that another manager has reserved. An administrator alone may do this.
CREATE FUNCTION shortlist.release(reservation bigint, reason text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  was shortlist.reservations;
BEGIN
  DELETE FROM shortlist.reservations WHERE id = reservation RETURNING * INTO was;
  IF was.id IS NULL THEN
    RETURN false;
  END IF;
  INSERT INTO shortlist.log (what) VALUES (format('released %s: %s, letter %s about application %s of %s (%s): %s', was.id, was.author, was.letter, was.apply, was.service, was.state, reason));
  RETURN true;
END $$;

-- Rows of the own name alone; the owner's functions may remove any.
ALTER TABLE shortlist.decisions ENABLE ROW LEVEL SECURITY;
ALTER TABLE shortlist.tombstones ENABLE ROW LEVEL SECURITY;
ALTER TABLE shortlist.reservations ENABLE ROW LEVEL SECURITY;
ALTER TABLE shortlist.presence ENABLE ROW LEVEL SECURITY;
ALTER TABLE shortlist.decisions FORCE ROW LEVEL SECURITY;
ALTER TABLE shortlist.tombstones FORCE ROW LEVEL SECURITY;
ALTER TABLE shortlist.reservations FORCE ROW LEVEL SECURITY;
ALTER TABLE shortlist.presence FORCE ROW LEVEL SECURITY;
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['decisions', 'tombstones', 'reservations', 'presence'] LOOP
    EXECUTE format('CREATE POLICY reads ON shortlist.%I FOR SELECT TO shortlist_member USING (true)', t);
    EXECUTE format('CREATE POLICY writes ON shortlist.%I FOR INSERT TO shortlist_member WITH CHECK (author = session_user)', t);
    EXECUTE format('CREATE POLICY changes ON shortlist.%I FOR UPDATE TO shortlist_member USING (author = session_user) WITH CHECK (author = session_user)', t);
    EXECUTE format('CREATE POLICY removes ON shortlist.%I FOR DELETE TO shortlist_member USING (author = session_user)', t);
    EXECUTE format('CREATE POLICY owns ON shortlist.%I TO shortlist_owner USING (true)', t);
  END LOOP;
END $$;
REVOKE ALL ON ALL TABLES IN SCHEMA shortlist FROM PUBLIC, shortlist_member;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA shortlist FROM PUBLIC, shortlist_member;
GRANT USAGE ON SCHEMA shortlist TO shortlist_member;
GRANT SELECT ON shortlist.state, shortlist.log TO shortlist_member;
GRANT SELECT, INSERT, UPDATE, DELETE ON shortlist.decisions, shortlist.presence TO shortlist_member;
GRANT SELECT, INSERT (service, apply, letter, token), UPDATE (token, state), DELETE ON shortlist.reservations TO shortlist_member;
GRANT SELECT, DELETE ON shortlist.tombstones TO shortlist_member;
GRANT EXECUTE ON FUNCTION shortlist.tombstone(text, bigint), shortlist.erase_person(text, text) TO shortlist_member;
