-- What a team of shortlist shares. An administrator runs it in the team's database; run twice, it changes nothing, and
-- tables of an earlier version become those of this one. They belong to a role that cannot sign in; a manager reads
-- all rows, and writes only rows of the own name.
BEGIN;
SET LOCAL client_min_messages = warning; -- no notice about what is there already
DO $$
DECLARE
  is_version integer := 0;
BEGIN
  IF current_setting('server_version_num')::int < 150000 THEN
    RAISE EXCEPTION 'shortlist needs PostgreSQL 15 or newer';
  END IF;
  IF to_regclass('shortlist.state') IS NOT NULL THEN
    is_version := (SELECT version FROM shortlist.state);
  END IF;
  IF is_version > NEWEST THEN
    RAISE EXCEPTION 'a newer shortlist has made this schema (version %); use its statements', is_version;
  END IF;
  PERFORM set_config('shortlist.version', is_version::text, true);
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'shortlist_owner') THEN
    CREATE ROLE shortlist_owner NOLOGIN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'shortlist_member') THEN
    CREATE ROLE shortlist_member NOLOGIN;
  END IF;
  EXECUTE format('GRANT shortlist_owner TO %I', current_user);
END $$;
CREATE SCHEMA IF NOT EXISTS shortlist AUTHORIZATION shortlist_owner;
SET LOCAL ROLE shortlist_owner;
SET LOCAL search_path = pg_catalog;
