#!/usr/bin/env bash
# Skills and years of a CV that PostgreSQL's full text search does not find, although the text has them.
#
# Guess: slashes and hyphens part words, so that Kotlin is found in "Java/Kotlin", and 2019 in "2015-2019".
# What happens: Latin words with a slash between them are one word, the path of a file, and so are months with years: Kotlin, MySQL and
#   2019 find nothing in "Java/Kotlin", "PHP/MySQL" and "09/2015-06/2019". In "2015-2019" the second year is the negative number -2019.
#   Cyrillic words are parted at a slash, and a dash (–) parts the years.
# Version: PostgreSQL 15.18-0+deb12u1 of Debian 12, configuration simple; a dictionary changes nothing. Tried on 2026-12-01.
# Why it matters: "бухгалтер/касир" is found and "PHP/MySQL" is not, so a trial in one's own language shows nothing. Put a space in the
#   place of slashes and hyphens before the text is indexed.
# Needs Debian 12 with postgresql-15.
set -euo pipefail

dpkg -s postgresql-15 >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql-15 >/dev/null; }

dir=$(mktemp -d)
bin=/usr/lib/postgresql/15/bin
run() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; else "$@"; fi; }
trap 'run "$bin/pg_ctl" -D "$dir/data" -m fast -w stop >/dev/null 2>&1 || true; rm -rf "$dir"' EXIT
[ "$(id -u)" != 0 ] || chown postgres "$dir"
cd "$dir"
run "$bin/initdb" -D data -E UTF8 --locale=C.UTF-8 -A trust -U postgres >/dev/null
run "$bin/pg_ctl" -D data -o "-k $dir -c listen_addresses=" -l log -w start >/dev/null
ask() { run "$bin/psql" -X -q -A -t -h "$dir" -U postgres "$@"; }
{
  ask -c "select text || ': ' || word || case when to_tsvector('simple', text) @@ plainto_tsquery('simple', word) then ' found' else ' not found' end
    from (values ('Java/Kotlin', 'Kotlin'), ('PHP/MySQL', 'MySQL'), ('бухгалтер/касир', 'касир'), ('Java, Kotlin', 'Kotlin'),
      ('2015-2019', '2015'), ('2015-2019', '2019'), ('2015–2019', '2019'), ('09/2015-06/2019', '2019')) as line (text, word)"
  ask -c "select 'words: ' || to_tsvector('simple', 'Java/Kotlin 2015-2019')::text"
} > seen
cat seen

cat > expected <<'OUT'
Java/Kotlin: Kotlin not found
PHP/MySQL: MySQL not found
бухгалтер/касир: касир found
Java, Kotlin: Kotlin found
2015-2019: 2015 found
2015-2019: 2019 not found
2015–2019: 2019 found
09/2015-06/2019: 2019 not found
words: '-2019':3 '2015':2 'java/kotlin':1
OUT
diff expected seen
