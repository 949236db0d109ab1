package export

import (
	"maps"
	"time"

	"shortlist/api/account"
)

// Receipt is the receipt of an erasure, as JSON. It has only the ids of the
// erased applications; the receipt of a dry run has their names, too.
type Receipt struct {
	DryRun          bool           `json:"dryRun"`
	Applications    []Erased       `json:"applications"`
	Shortlisted     int            `json:"shortlistedKept"` // applications that are old enough, but on a shortlist
	Erased          ErasedCounts   `json:"erased"`
	Texts           int            `json:"textsSearched"` // names, addresses and numbers that were searched for
	Files           int            `json:"filesSearched"`
	Masked          int            `json:"placesMaskedInLogs"`
	Left            []LeftIn       `json:"left"`     // files that still hold one of the texts
	Mentions        map[string]int `json:"mentions"` // rows about others that hold one of the texts, by table
	Failed          []string       `json:"failed"`
	OutOfReach      []string       `json:"outOfReach"`
	StillAtTheBoard bool           `json:"serviceStillHasThem"`
	Deleted         int            `json:"savedFilesDeleted"`
	Saved           []KeptFile     `json:"savedFiles"` // files that shortlist saved, and that stay; in a dry run all
	PacketsTo       []string       `json:"packetsTo"`  // to which colleagues packets went, and when
	Apart           []Apart        `json:"keptApart"`  // stores that the erasure does not reach
}

// KeptFile is a file that shortlist saved with data of erased applications.
type KeptFile struct {
	Path   string `json:"path"`
	State  string `json:"state"`             // account.SavedState
	Others int    `json:"otherApplications"` // how many others are in the file
}

// Erased is an erased application.
type Erased struct {
	ID       int64  `json:"id"`
	JobID    int64  `json:"jobId"`
	JobTitle string `json:"jobTitle"`
	Date     string `json:"date,omitzero"`
	Name     string `json:"name,omitzero"`
}

// ErasedCounts are how many of each kind went.
type ErasedCounts struct {
	Applications int `json:"applications"`
	CVs          int `json:"cvs"`
	Attachments  int `json:"attachments"`
	Copies       int `json:"copies"`
	Reviews      int `json:"reviews"`
	Places       int `json:"shortlistPlaces"`
	Lists        int `json:"shortlists"`
	Searches     int `json:"savedSearches"`
	Queued       int `json:"queuedViews"`
	Entries      int `json:"activityEntries"`
	Drafts       int `json:"drafts"`
	Letters      int `json:"letters"`
	Sent         int `json:"sentLetters"`      // of the letters: they stay where they went
	Packets      int `json:"packets"`          // places in packets for colleagues, who keep what they got
	LetterFiles  int `json:"letterDrafts"`     // files of drafts of letters
	LettersGone  int `json:"letterDraftsGone"` // that were not in their folder any more
	LetterMarks  int `json:"letterMarks"`      // that stay for a time so that no letter goes out twice
	Team         int `json:"teamLines"`        // lines of one's own file in the team folder
}

// LeftIn is a file that still holds one of the texts.
type LeftIn struct {
	File   string `json:"file"`
	Places int    `json:"places"`
}

// ReceiptOf is the receipt of an erasure, or of one that was only rehearsed. outOfReach are the places that it cannot reach.
func ReceiptOf(r account.Receipt, s account.Selected, outOfReach []string, dryRun bool) Receipt {
	doc := Receipt{
		DryRun: dryRun, Applications: []Erased{}, Shortlisted: s.Listed, Texts: r.Marks, Files: r.Searched, Masked: r.Masked,
		Left: []LeftIn{}, Mentions: map[string]int{}, Failed: append([]string{}, r.Failed...), OutOfReach: outOfReach, StillAtTheBoard: true,
		Erased: ErasedCounts{
			Applications: r.Rows.Applications, CVs: r.CVs, Attachments: r.Files, Copies: r.Other, Reviews: r.Rows.Reviews, Places: r.Rows.Places,
			Lists: r.Rows.Lists, Searches: r.Rows.Searches, Queued: r.Rows.Queued, Entries: r.Rows.Entries, Drafts: r.Rows.Drafts,
			Letters: r.Rows.Letters, Sent: r.Rows.Sent, LetterFiles: r.Letters, LettersGone: r.LettersGone, LetterMarks: r.Rows.LetterMarks,
			Team: r.Team, Packets: r.Rows.Packets,
		},
		Deleted: r.Deleted, Saved: []KeptFile{}, Apart: ApartOf(r.Apart),
	}
	for _, f := range r.Saved {
		doc.Saved = append(doc.Saved, KeptFile{f.Path, string(f.State), f.Others})
	}
	doc.PacketsTo = append([]string{}, r.Packets...)
	maps.Copy(doc.Mentions, r.Mentions)
	for _, l := range r.Left {
		doc.Left = append(doc.Left, LeftIn{l.File, l.Places})
	}
	for _, m := range s.Applications {
		d := Erased{ID: m.ID, JobID: m.JobID, JobTitle: m.Job}
		if !m.Date.IsZero() {
			d.Date = m.Date.UTC().Format(time.RFC3339)
		}
		if dryRun {
			d.Name = m.Name
		}
		doc.Applications = append(doc.Applications, d)
	}
	return doc
}
