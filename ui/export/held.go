package export

import (
	"context"
	"io"
	"strconv"
	"strings"
	"time"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/ui/profile"
	"shortlist/ui/text"
)

// HeldName names a kind of data that is kept.
func HeldName(k account.HeldKind) string { return sayHeldName(k) }

// HeldSource names where kept data comes from.
func HeldSource(from string) string { return sayHeldSource(from) }

// WriteHeld writes everything that is kept of a person as PDF; each application starts a page.
func WriteHeld(ctx context.Context, w io.Writer, made time.Time, records []account.HeldRecord) error {
	return writePDF(ctx, w, made, heldBlocks(made, records), lang.Text("This document's font lacks some characters; they are shown as □. Without --pdf, shortlist held prints them."))
}

func heldBlocks(made time.Time, records []account.HeldRecord) []block {
	out := []block{{kind: title, text: lang.Text("Data of a person on this computer")}, {kind: about, text: lang.Plural(len(records), "%d application · %s. Exports and saved CVs are not included.", "%d applications · %s. Exports and saved CVs are not included.", madeAt(made))}}
	for i, r := range records {
		out = append(out, block{kind: entry, ref: i + 1, text: joined(" · ", sayApplication(r.ID), text.Line(r.Job))})
	}
	for i, r := range records {
		out = append(out, block{kind: person, ref: i + 1, text: joined(" · ", sayApplication(r.ID), text.Line(r.Job))}, block{kind: section, text: lang.Text("Kept")})
		for _, item := range r.Items {
			since := ""
			if !item.Since.IsZero() {
				since = lang.Text("since %s", moment(item.Since, time.Local))
			}
			out = append(out, block{kind: bullet, text: joined(" · ", sayHeldName(item.Kind), lang.TextIn("export", "from %s", sayHeldSource(item.From)), since)})
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
		add(lang.Text("Tags"), strings.Join(r.Review.Tags, ", "))
		out = append(out, note(r.Review)...)
		out = append(out, experience(r.Candidate.Applicant)...)
	}
	return out
}

func sayHeldName(k account.HeldKind) string {
	return map[account.HeldKind]string{
		account.HeldProfile: lang.Text("profile, see below"), account.HeldCallback: lang.Text("callback"), account.HeldCV: lang.TextIn("export", "CV"), account.HeldCVText: lang.Text("text of the CV"),
		account.HeldIndex: lang.Text("words of the search"), account.HeldSnoozed: lang.Text("date to look again"), account.HeldShortlist: lang.Text("place on a shortlist"), account.HeldQueued: lang.Text("queued view"),
		account.HeldEntry: lang.Text("entry of the activity log"), account.HeldCopy: lang.Text("copy for a viewer"), account.HeldSaved: lang.Text("saved file"), account.HeldSearch: lang.Text("saved search"),
		account.HeldIdentity: lang.Text("texts to match people"), account.HeldVerdict: lang.Text("verdict"), account.HeldRating: lang.Text("rating"), account.HeldTags: lang.Text("tags"), account.HeldNote: lang.Text("note"),
		account.HeldTyped: lang.Text("unfinished note"), account.HeldBegun: lang.Text("earlier note"), account.HeldDraft: lang.Text("draft or template"), account.HeldPending: lang.Text("change for the team"),
		account.HeldTeam: lang.Text("lines in the team folder"),
	}[k]
}

func sayHeldSource(from string) string {
	return map[string]string{
		account.FromService: lang.Text("the service"), account.FromCallback: lang.Text("a callback"), account.FromYou: lang.Text("you"), account.FromHere: "shortlist",
		account.FromTeam: lang.Text("a colleague"),
	}[from]
}

func sayApplication(id int64) string { return lang.Text("Application %s", strconv.FormatInt(id, 10)) }
