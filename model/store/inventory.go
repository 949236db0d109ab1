package store

import (
	"context"
	"database/sql"
	"time"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/calendar"
	"shortlist/model/lang"
	"shortlist/model/team"
)

// Inventory is what is kept of an application besides the applicant, and since when.
type Inventory struct {
	FirstKnown time.Time // when the application was noted as new here; zero: known from the first read
	LastRead   time.Time // when the applicants of its job were last read; zero: never
	Called     time.Time // when its callback came; zero: no callback is kept
	CVText     bool
	Indexed    bool
	Identified bool // keys are kept that find the person's other applications
	Lists      []string
	Queued     time.Time        // when its view was queued; zero: no view waits
	Entries    []model.Activity // entries of the activity log
	Pending    []team.Change    // changes that wait for the team folder
	Letters    []answers.Letter // to the applicant
	Calls      []answers.Call   // to the applicant; one at most
	Events     []model.Event    // its history
	Packets    []Packet         // for colleagues, without the other people in them
	Interviews []calendar.Interview
}

// InventoryOf returns what is kept of an application; an arrival's id is less than 0.
func (s *Store) InventoryOf(ctx context.Context, id, jobID int64) (Inventory, error) {
	return get(s, lang.Text("read the store"), func(q querier) (h Inventory, err error) {
		err = q.QueryRowContext(ctx, `SELECT coalesce((SELECT min(at) FROM new_applications WHERE apply_id = ?1 AND ?1 > 0 OR arrival_id = -?1), 0),
			coalesce((SELECT queued FROM outbox WHERE kind = ?2 AND apply_id = ?1), 0), EXISTS (SELECT 1 FROM cv_texts WHERE apply_id = ?1),
			EXISTS (SELECT 1 FROM search_docs WHERE apply_id = ?1 AND sum <> 0), EXISTS (SELECT 1 FROM identities WHERE apply_id = ?1)`,
			id, model.OutgoingView).Scan(momentOrNone(&h.FirstKnown), momentOrNone(&h.Queued), &h.CVText, &h.Indexed, &h.Identified)
		if err != nil {
			return h, err
		}
		sync, err := readSync(ctx, q, ApplicantsOf(jobID))
		if err != nil {
			return h, err
		}
		if id > 0 {
			h.LastRead = sync.At
		}
		called, err := arrivals(ctx, q, "apply_id = ?1 AND ?1 > 0 OR id = -?1", id)
		if err != nil {
			return h, err
		}
		if len(called) > 0 {
			h.Called = called[len(called)-1].Received
		}
		if h.Lists, err = shortlistsOf(ctx, q, id); err != nil {
			return h, err
		}
		if h.Letters, err = letters(ctx, q, LetterFilter{Applies: []int64{id}}); err != nil {
			return h, err
		}
		if h.Calls, err = calls(ctx, q, "apply_id = ?", id); err != nil {
			return h, err
		}
		if h.Packets, err = packets(ctx, q, "apply_id = ?", id); err != nil {
			return h, err
		}
		if h.Interviews, err = interviews(ctx, q, InterviewFilter{Applies: []int64{id}}); err != nil {
			return h, err
		}
		if h.Events, err = history(ctx, q, "apply_id = ?", id); err != nil {
			return h, err
		}
		h.Pending, err = rowsOf(ctx, q, func(c *team.Change) []any { return []any{moment(&c.At), &c.Kind, &c.Value} },
			"SELECT at, kind, value FROM team_pending WHERE apply_id = ? ORDER BY at, slot", id)
		if err != nil {
			return h, err
		}
		h.Entries, err = rowsOf(ctx, q, func(a *model.Activity) []any { return []any{moment(&a.At), &a.Kind, &a.Title} },
			"SELECT at, kind, title FROM activity WHERE apply_id = ? AND apply_id <> 0 ORDER BY id", id)
		return h, err
	})
}

// Mentions counts the rows that hold one of some texts, by table.
func (s *Store) Mentions(ctx context.Context, marks *Marks) (map[string]int, error) {
	return get(s, lang.Text("search"), func(q querier) (map[string]int, error) { return mentions(ctx, q, marks) })
}

// worded are the columns in which words of applicants, or of the person about them, are kept, by table.
var worded = map[string]string{
	"activity":      "title || ' ' || detail || ' ' || answer",
	"arrivals":      "data",
	"candidates":    "data",
	"cv_texts":      "doc",
	"descriptions":  "html",
	"drafts":        "data",
	"history":       "was || ' ' || value",
	"identities":    "key || ' ' || name",
	"intents":       "data",
	"interviews":    "interviews.data",
	"jobs":          "data",
	"letters":       "letters.data",
	"needs":         "needs.needs",
	"outbox":        "why",
	"packet_people": "text || ' ' || sender",
	"packets":       "recipient || ' ' || replace(file, '_', ' ')",
	"questions":     "questions.questions",
	"reviews":       "note || ' ' || typed || ' ' || begun || ' ' || tags || ' ' || outcome || ' ' || answers || ' ' || reason",
	"saved_files":   "replace(path, '_', ' ')",
	"searches":      "name || ' ' || query",
	"settings":      "settings.value",
	"shortlists":    "name",
	"team_pending":  "team_pending.value",
}

func mentions(ctx context.Context, q querier, marks *Marks) (map[string]int, error) {
	out := map[string]int{}
	for table, text := range worded {
		err := each(ctx, q, func(scan func(...any) error) error {
			var data sql.RawBytes
			if err := scan(&data); err != nil {
				return err
			}
			if marks.In(data) {
				out[table]++
			}
			return nil
		}, "SELECT "+text+" FROM "+table)
		if err != nil && !noSuchTable(err) { // a store of an earlier version
			return out, err
		}
	}
	return out, nil
}
