package model

import (
	"math/rand/v2"
	"time"
)

// SavedDraft is the content of a form, stored so that a person can continue it.
type SavedDraft struct {
	ID           int64     `json:"-"` // the form's own, never 0
	JobID        int64     // 0: a new job
	Name         string    `json:",omitzero"` // of a template, which new jobs begin as copies of; "" for a draft
	Base         Job       // the job as it was when the form was opened; zero for a new one
	BaseCurrency *Currency `json:",omitzero"` // what was last sent from here for the job then; nil: unknown
	BaseNeeds    string    `json:",omitzero"` // the needs of the job then
	Draft        Draft
	Markdown     string // the description as written, while it is written as Markdown
	Saved        time.Time
}

// NewDraftID returns the id of a new form. It is random, because other windows have forms, too.
func NewDraftID() int64 { return 1 + rand.Int64N(1<<62) }

// SavedSearch is a query of package query that the person has named.
type SavedSearch struct{ Name, Query string }

// Intent is a create that was begun and whose outcome is not known yet
// (CONTRACT 11).
type Intent struct {
	ID      int64 `json:"-"`
	Draft   Draft
	DraftID int64 // the kept form it was sent from; 0 for none
	Begun   time.Time
	Alike   []int64 // jobs that looked the same before it was sent: none of them is its result
}
