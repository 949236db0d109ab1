package store

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/team"
)

// these selects the applications of an erasure: the first argument of its query, as JSON.
const these = "(SELECT value FROM json_each(?1))"

// erasedRows are rows of a table that an erasure counts.
type erasedRows struct {
	table, where string
	set          string // the update that empties the rows; "": they are deleted
	of           func(*ErasedRows) *int
}

// counted are the rows that an erasure counts, in the order in which it removes them.
var counted = []erasedRows{
	{"candidates", "id IN " + these, "", func(n *ErasedRows) *int { return &n.Applications }},
	{"arrivals", "apply_id = 0 AND -id IN " + these, "apply_id = -1, data = '{}'", func(n *ErasedRows) *int { return &n.Applications }},
	{"reviews", "apply_id IN " + these, "", func(n *ErasedRows) *int { return &n.Reviews }},
	{"shortlists", `id IN (SELECT shortlist_id FROM shortlisted WHERE apply_id IN ` + these + `)
		AND NOT EXISTS (SELECT 1 FROM shortlisted WHERE shortlist_id = shortlists.id AND apply_id NOT IN ` + these + `)`, "", func(n *ErasedRows) *int { return &n.Lists }},
	{"shortlisted", "apply_id IN " + these, "", func(n *ErasedRows) *int { return &n.Places }},
	{"packet_people", "apply_id IN " + these, "", func(n *ErasedRows) *int { return &n.Packets }},
	{"outbox", "kind = '" + string(model.OutgoingView) + "' AND apply_id IN " + these, "", func(n *ErasedRows) *int { return &n.Queued }},
	{"activity", "apply_id <> 0 AND apply_id IN " + these + " AND title || answer <> ''", "title = '', answer = ''", func(n *ErasedRows) *int { return &n.Entries }},
}

// draftsOfJobs are the drafts that an erasure removes, by the ids of their jobs.
const draftsOfJobs = "FROM drafts WHERE job_id <> 0 AND job_id IN (SELECT value FROM json_each(?))"

// CountErasure counts what EraseRows would remove. It writes nothing, so that another program may write meanwhile.
func (s *Store) CountErasure(ctx context.Context, e Erasure) (ErasedRows, error) {
	return get(s, lang.Text("erase applications"), func(q querier) (n ErasedRows, err error) {
		for _, r := range counted {
			rows, err := value[int](ctx, q, "SELECT count(*) FROM "+r.table+" WHERE "+r.where, array(e.Applies))
			if err != nil {
				return n, err
			}
			*r.of(&n) += rows
		}
		if n.Drafts, err = value[int](ctx, q, "SELECT count(*) "+draftsOfJobs, array(e.Jobs)); err != nil {
			return n, err
		}
		if err := countLetters(ctx, q, e, &n); err != nil {
			return n, err
		}
		searches, entries, err := rowsNaming(ctx, q, e)
		n.Searches, n.Entries = len(searches), n.Entries+len(entries)
		return n, err
	})
}

// EraseRows removes the rows of an erasure from every table, and keeps the ids, so that
// later reads of applicants leave these applications out. It returns what the erasure has
// removed so far.
func (s *Store) EraseRows(ctx context.Context, e Erasure, at time.Time) (n ErasedRows, err error) {
	err = s.securely(ctx, func(conn *sql.Conn) error {
		defer s.signal()
		return transact(ctx, conn, func(tx *sql.Tx) error {
			n = e.Counts
			parts, err := eraseRows(ctx, tx, e, at, &n)
			if err != nil {
				return err
			}
			if err := run(ctx, tx, "UPDATE erasures SET counts = ? WHERE id = ?", asJSON(n), e.ID); err != nil {
				return err
			}
			if s.path != "" && replaced(s.path, s.file) {
				return errReplaced
			}
			if err := s.checkLease(); err != nil {
				return err
			}
			return s.note(ctx, tx, parts)
		})
	})
	return n, wrap(lang.Text("erase applications"), err)
}

// eraseRows removes the rows, and adds their numbers to n.
func eraseRows(ctx context.Context, tx *sql.Tx, e Erasure, at time.Time, n *ErasedRows) (parts []Part, err error) {
	ids, jobs := array(e.Applies), array(e.Jobs)
	changed, err := column[int64](ctx, tx, `SELECT job_id FROM candidates WHERE id IN `+these+`
		UNION SELECT job_id FROM arrivals WHERE apply_id <> -1 AND (apply_id IN `+these+` OR -id IN `+these+`)`, ids)
	if err != nil {
		return nil, err
	}
	for _, id := range changed {
		parts = append(parts, ApplicantsOf(id))
	}
	if err := eraseSaved(ctx, tx, e); err != nil {
		return nil, err
	}
	parts = append(parts, PartReviews, PartOutbox, PartActivity, PartDrafts, PartSettings, PartLetters)
	run := func(count *int, query string, args ...any) { // after an error, it does nothing
		if err == nil {
			var rows int
			rows, err = affected(ctx, tx, query, args...)
			*count += rows
		}
	}
	var uncounted int
	run(&uncounted, `INSERT OR IGNORE INTO erased (apply_id, job_id, at) SELECT value,
		coalesce((SELECT job_id FROM candidates WHERE id = value), (SELECT job_id FROM reviews WHERE apply_id = value), 0), ?2 FROM json_each(?1) WHERE value > 0`, ids, millis(at))
	run(&uncounted, "DELETE FROM new_applications WHERE apply_id > 0 AND apply_id IN "+these+" OR arrival_id > 0 AND arrival_id IN (SELECT id FROM arrivals WHERE -id IN "+these+")", ids)
	if err == nil {
		err = errors.Join(countLetters(ctx, tx, e, n), eraseLetters(ctx, tx, e, at))
	}
	run(&uncounted, "DELETE FROM settings WHERE name IN (SELECT '"+TypedNeeds+"' || value FROM json_each(?))", jobs)
	if err == nil {
		err = eraseHistory(ctx, tx, e)
	}
	for _, r := range counted {
		query := "DELETE FROM " + r.table
		if r.set != "" {
			query = "UPDATE " + r.table + " SET " + r.set
		}
		run(r.of(n), query+" WHERE "+r.where, ids)
	}
	for _, query := range []string{
		"DELETE FROM old_applications WHERE apply_id IN " + these,
		"UPDATE arrivals SET apply_id = -1, data = '{}' WHERE apply_id > 0 AND apply_id IN " + these,
		"DELETE FROM team_pending WHERE kind <> '" + string(team.KindErased) + "' AND apply_id IN " + these,
		"DELETE FROM cv_texts WHERE apply_id IN " + these,
		"DELETE FROM packets WHERE ?1 <> '' AND id NOT IN (SELECT packet_id FROM packet_people)",
		"DELETE FROM search_text WHERE rowid IN (SELECT value FROM json_each(?1) WHERE value > 0)",
		"DELETE FROM search_docs WHERE apply_id IN " + these,
	} {
		run(&uncounted, query, ids)
	}
	run(&uncounted, `INSERT OR REPLACE INTO team_pending (folder, apply_id, slot, job_id, at, kind, value) SELECT settings.value, ids.value, '`+string(team.KindErased)+`', 0, ?2, '`+string(team.KindErased)+`', '`+e.team()+`'
		FROM json_each(?1) AS ids, settings WHERE ids.value > 0 AND settings.name = '`+teamSetting+`' AND settings.value <> ''`, ids, millis(at))
	run(&uncounted, "DELETE FROM job_views WHERE job_id IN (SELECT value FROM json_each(?))", jobs)
	run(&n.Drafts, "DELETE "+draftsOfJobs, jobs)
	if err != nil {
		return nil, err
	}
	searches, entries, err := rowsNaming(ctx, tx, e)
	for _, name := range searches {
		run(&n.Searches, "DELETE FROM searches WHERE name = ?", name)
	}
	for _, id := range entries {
		run(&n.Entries, "UPDATE activity SET title = '', detail = '', answer = '' WHERE id = ?", id)
	}
	return parts, err
}

// rowsNaming returns the saved searches, and the entries of the activity log, that name an erased person. Entries
// about erased applications lose their title and answer, so only their detail counts.
func rowsNaming(ctx context.Context, q querier, e Erasure) (searches []string, entries []int64, err error) {
	names := func(text string) bool {
		text = strings.ToLower(text)
		return slices.ContainsFunc(e.Marks, func(m string) bool { return strings.Contains(text, strings.ToLower(m)) })
	}
	err = each(ctx, q, func(scan func(...any) error) error {
		var name, query string
		err := scan(&name, &query)
		if names(name) || names(query) {
			searches = append(searches, name)
		}
		return err
	}, "SELECT name, query FROM searches")
	if err != nil {
		return nil, nil, err
	}
	err = each(ctx, q, func(scan func(...any) error) error {
		var id int64
		var text string
		err := scan(&id, &text)
		if names(text) {
			entries = append(entries, id)
		}
		return err
	}, "SELECT id, iif(apply_id <> 0 AND apply_id IN "+these+", detail, title || ' ' || detail || ' ' || answer) FROM activity", array(e.Applies))
	return searches, entries, err
}
