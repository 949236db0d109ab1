package store

import (
	"path/filepath"
	"regexp"
	"slices"
	"testing"
)

// wordless are the columns of text that hold no words of applicants, or of the person about them: states, names of programs
// and windows, sums, codes, days, marks that cannot be read back, and the list of what is being erased.
var wordless = []string{
	"activity.kind", "activity.outcome", "arrivals.digest", "calls.reason", "calls.state", "calls.until", "cv_texts.sum", "drafts.holder", "duties.holder", "duties.name",
	"erasures.counts", "erasures.data", "history.kind", "identity.country", "identity.email", "identity.service", "intents.holder", "interviews.state", "letters.state",
	"new_applications.prints", "outbox.code", "outbox.kind", "outbox.sending", "outbox.was", "packet_people.answer", "packet_people.code", "parts.part", "parts.writer",
	"reviews.snoozed", "reviews.verdict", "saved_files.applies", "saved_files.digest", "search_docs.cv_file", "search_docs.cv_read", "settings.name", "synced.scope",
	"team_pending.folder", "team_pending.kind", "team_pending.slot", "written.mark",
}

// TestWordsAreSoughtWhereverTheyAreKept: a new column of text is one in which an erasure looks for what is left, or is listed
// as one without words. The index of searches has no text of its own.
func TestWordsAreSoughtWhereverTheyAreKept(t *testing.T) {
	s := openAt(t, filepath.Join(t.TempDir(), "store.db"))
	columns, err := column[string](t.Context(), s.db, `SELECT t.name || '.' || c.name FROM sqlite_schema t, pragma_table_info(t.name) c
		WHERE t.type = 'table' AND c.type IN ('TEXT', 'BLOB') AND t.name NOT LIKE 'search\_text%' ESCAPE '\' ORDER BY 1`)
	if err != nil || len(columns) < 50 {
		t.Fatalf("%d columns, %v", len(columns), err)
	}
	for _, c := range columns {
		m := regexp.MustCompile(`^(\w+)\.(\w+)$`).FindStringSubmatch(c)
		sought := regexp.MustCompile(`\b` + m[2] + `\b`).MatchString(worded[m[1]])
		if listed := slices.Contains(wordless, c); sought == listed {
			t.Errorf("%s: sought %t, listed as wordless %t", c, sought, listed)
		}
	}
}
