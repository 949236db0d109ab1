package export

import (
	"context"
	"io"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/profile"
	"shortlist/ui/text"
)

// Inventory is what is kept of one application in JSON.
type Inventory struct {
	ID          int64           `json:"id"`
	JobID       int64           `json:"jobId"`
	JobTitle    string          `json:"jobTitle"`
	Held        []InventoryItem `json:"held"`
	Application *Application    `json:"application,omitzero"` // nil if only a review is kept
	Apart       []Apart         `json:"keptApart"`            // stores that the account does not use
}

// InventoryItem is one piece of kept data in JSON.
type InventoryItem struct {
	What   string     `json:"what"`
	From   string     `json:"from"`
	Since  *time.Time `json:"since"` // null: not known
	Detail string     `json:"detail,omitzero"`
}

// InventoriesOf returns what is kept of applications in JSON.
func InventoriesOf(records []account.Inventory, apart []account.ApartStore) []Inventory {
	docs := make([]Inventory, 0, len(records))
	for _, r := range records {
		d := Inventory{ID: r.ID, JobID: r.JobID, JobTitle: r.Job, Held: []InventoryItem{}, Apart: ApartOf(apart)}
		for _, item := range r.Items {
			doc := InventoryItem{What: string(item.Kind), From: item.From, Detail: item.Detail}
			if !item.Since.IsZero() {
				since := item.Since.UTC()
				doc.Since = &since
			}
			d.Held = append(d.Held, doc)
			if item.Kind == account.InventoryProfile || item.Kind == account.InventoryCallback {
				application := ApplicationOf(r.Candidate)
				d.Application = &application
			}
		}
		docs = append(docs, d)
	}
	return docs
}

// Apart is a store that an account does not use, in JSON.
type Apart struct {
	Account string `json:"account"` // the name that --account opens it by; "" if there is no such name
	Folder  string `json:"folder"`
	BaseURL string `json:"baseUrl"` // "" if its owner is not known
	Email   string `json:"email"`
	Rows    int    `json:"rows"`                 // about the person; 0 if no person was searched for
	Error   string `json:"notSearched,omitzero"` // why the store was not searched
}

// ApartOf returns stores that an account does not use in JSON.
func ApartOf(stores []account.ApartStore) []Apart {
	docs := []Apart{}
	for _, s := range stores {
		docs = append(docs, Apart{s.Account, filepath.Dir(s.Path), s.Has.Service, s.Has.Email, s.Rows, s.Why})
	}
	return docs
}

// WriteInventory writes everything that is kept of a person as PDF. Each application starts a page.
func WriteInventory(ctx context.Context, w io.Writer, made time.Time, records []account.Inventory) error {
	return writePDF(ctx, w, made, inventoryBlocks(made, records), lang.Text("This document's font lacks some characters; they are shown as □. Without --pdf, shortlist held prints them."))
}

func inventoryBlocks(made time.Time, records []account.Inventory) []block {
	out := []block{{kind: title, text: lang.Text("Data of a person on this computer")}, {kind: about, text: lang.Plural(len(records), "%d application · %s. Exports and saved CVs are not included.", "%d applications · %s. Exports and saved CVs are not included.", madeAt(made))}}
	for i, r := range records {
		out = append(out, block{kind: entry, ref: i + 1, text: text.Joined(" · ", sayApplication(r.ID), text.Line(r.Job))})
	}
	for i, r := range records {
		out = append(out, block{kind: person, ref: i + 1, text: text.Joined(" · ", sayApplication(r.ID), text.Line(r.Job))}, block{kind: section, text: lang.Text("Kept")})
		for _, item := range r.Items {
			since := ""
			if !item.Since.IsZero() {
				since = lang.Text("since %s", moment(item.Since, time.Local))
			}
			out = append(out, block{kind: bullet, text: text.Joined(" · ", ItemName(item.Kind), lang.TextIn("export", "from %s", ItemSource(item.From)), since)})
			out = append(out, lines(plainLine, item.Detail)...)
		}
		out = append(out, block{kind: section, text: lang.Text("Profile")})
		add := func(label, value string) {
			if value = strings.TrimSpace(text.Line(value)); value != "" {
				out = append(out, block{kind: field, label: label, text: value})
			}
		}
		for _, f := range profile.About(r.Candidate, func(t time.Time) string { return moment(t, time.Local) }) {
			add(f.Kind.Label(), f.Value+" "+f.Note)
		}
		for _, f := range r.Candidate.OtherFields() {
			add(text.Line(f.Name), text.Value(f.Value))
		}
		add(lang.Text("Verdict"), verdict(r.Review))
		add(lang.Text("Reason"), r.Review.Reason)
		add(lang.Text("Tags"), strings.Join(r.Review.Tags, ", "))
		add(lang.Text("Outcome"), model.OutcomeLabel(r.Review.Outcome))
		out = append(out, note(r.Review)...)
		out = append(out, experience(r.Candidate.Applicant)...)
	}
	return out
}

// ItemName names a kind of data that is kept.
func ItemName(k account.InventoryKind) string {
	return map[account.InventoryKind]string{
		account.InventoryProfile: lang.Text("profile, see below"), account.InventoryCallback: lang.Text("callback"), account.InventoryCV: lang.TextIn("export", "CV"), account.InventoryCVText: lang.Text("text of the CV"),
		account.InventoryIndex: lang.Text("words of the search"), account.InventorySnoozed: lang.Text("date to look again"), account.InventoryShortlist: lang.Text("place on a shortlist"), account.InventoryQueued: lang.Text("queued view"),
		account.InventoryEntry: lang.Text("entry of the activity log"), account.InventoryCopy: lang.Text("copy for a viewer"), account.InventorySaved: lang.Text("saved file"), account.InventorySearch: lang.Text("saved search"),
		account.InventoryIdentity: lang.Text("texts to match people"), account.InventoryVerdict: lang.Text("verdict"), account.InventoryRating: lang.Text("rating"), account.InventoryTags: lang.Text("tags"), account.InventoryNote: lang.Text("note"),
		account.InventoryTyped: lang.Text("unfinished note"), account.InventoryBegun: lang.Text("earlier note"), account.InventoryDraft: lang.Text("draft or template"), account.InventoryPending: lang.Text("change for the team"),
		account.InventoryTeam: lang.Text("lines in the team folder"), account.InventoryReserved: lang.Text("reserved letter"), account.InventoryLetter: lang.Text("letter"), account.InventoryCall: lang.Text("call to make"), account.InventoryInterview: lang.Text("interview or offered time"),
		account.InventoryOutcome: lang.Text("outcome"), account.InventoryEvent: lang.Text("event of the history"),
		account.InventoryReason: lang.Text("reason of the verdict"), account.InventoryAnswer: lang.Text("note of an answer"),
		account.InventoryPacket: lang.Text("packet for a colleague"),
	}[k]
}

// ItemSource names where kept data comes from.
func ItemSource(from string) string {
	return map[string]string{
		account.FromService: lang.Text("the service"), account.FromCallback: lang.Text("a callback"), account.FromYou: lang.Text("you"), account.FromHere: "shortlist",
		account.FromTeam: lang.Text("a colleague"),
	}[from]
}

func sayApplication(id int64) string { return lang.Text("Application %s", strconv.FormatInt(id, 10)) }
