package export

import (
	"context"
	"io"
	"strings"
	"time"

	"shortlist/api/account"
	"shortlist/ui/facts"
	"shortlist/ui/text"
)

// HeldName names a kind of data that is kept.
func HeldName(k account.HeldKind) string { return say.HeldName(k) }

// HeldSource names where kept data comes from.
func HeldSource(from string) string { return say.HeldSource(from) }

// WriteHeld writes everything that is kept of a person as PDF; each application starts a page.
func WriteHeld(ctx context.Context, w io.Writer, made time.Time, records []account.HeldRecord) error {
	return writePDF(ctx, w, made, heldBlocks(made, records), say.BoxCharactersOfHeld)
}

func heldBlocks(made time.Time, records []account.HeldRecord) []block {
	out := []block{{kind: title, text: say.HeldTitle}, {kind: about, text: say.HeldWritten(len(records), madeAt(made))}}
	for i, r := range records {
		out = append(out, block{kind: entry, ref: i + 1, text: joined(" · ", say.Application(r.ID), text.Line(r.Job))})
	}
	for i, r := range records {
		out = append(out, block{kind: person, ref: i + 1, text: joined(" · ", say.Application(r.ID), text.Line(r.Job))}, block{kind: section, text: say.Kept})
		for _, item := range r.Items {
			since := ""
			if !item.Since.IsZero() {
				since = say.Since(moment(item.Since, time.Local))
			}
			out = append(out, block{kind: bullet, text: joined(" · ", say.HeldName(item.Kind), say.HeldFrom(say.HeldSource(item.From)), since)})
			out = append(out, lines(plainLine, item.Detail)...)
		}
		out = append(out, block{kind: section, text: say.Profile})
		add := func(label, value string) {
			if value = strings.TrimSpace(text.Line(value)); value != "" {
				out = append(out, block{kind: field, label: label, text: value})
			}
		}
		for _, f := range facts.About(r.Candidate, func(t time.Time) string { return moment(t, time.Local) }) {
			add(f.Kind.Label(), f.Value+" "+f.Note)
		}
		for _, f := range r.Candidate.OtherFields() {
			add(text.Line(f.Name), text.Value(f.Value))
		}
		add(say.Verdict, verdict(r.Review))
		add(say.Tags, strings.Join(r.Review.Tags, ", "))
		out = append(out, note(r.Review)...)
		out = append(out, experience(r.Candidate.Applicant)...)
	}
	return out
}
