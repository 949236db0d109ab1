package candidatedetail

import (
	"shortlist/model"
	"shortlist/model/calendar"
	"shortlist/model/lang"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// mostEvents is how many events of the history a page shows, the newest.
const mostEvents = 20

// history draws what happened to the application, in order. It is left out while there is nothing but the first look, which
// the list shows.
func (p sheet) history() []string {
	t, more := p.env.Theme, false // more than the first look
	type entry struct{ at, words string }
	var entries []entry
	for i, e := range p.about.History {
		words := eventWords(e)
		if i > 0 && e.Kind == model.EventReason && e.Value == "" && p.about.History[i-1].At.Equal(e.At) {
			words = "" // another verdict has removed it
		}
		if words == "" {
			continue
		}
		more = more || e.Kind != model.EventViewed
		entries = append(entries, entry{p.env.Clock(e.At), words})
	}
	if !more {
		return nil
	}
	lines := widget.Section(p.env, lang.Text("History"), p.width)
	if earlier := len(entries) - mostEvents; earlier > 0 {
		lines = append(lines, p.pieces(t.Dim, " ", []string{lang.Plural(earlier, "%d earlier line", "%d earlier lines")})...)
		entries = entries[earlier:]
	}
	for _, e := range entries {
		lines = append(lines, widget.Pair(p.env, e.at, t.Text, e.words, p.width)...)
	}
	return lines
}

// eventWords is an event in words; "" if it has no words.
func eventWords(e model.Event) string {
	switch e.Kind {
	case model.EventVerdict:
		if e.Value == "" {
			return lang.Text("verdict removed")
		}
		return lang.Text("verdict: %s", model.Verdict(e.Value).Label())
	case model.EventReason:
		if e.Value == "" {
			return lang.Text("reason removed")
		}
		return lang.Text("reason: %s", text.Line(e.Value))
	case model.EventStatus:
		return lang.Text("status: %s", model.CandidateStatus(e.Value).Label())
	case model.EventViewed:
		return lang.Text("first look")
	case model.EventAnswered:
		switch e.Value {
		case model.AnsweredByLetter:
			return lang.Text("answered by letter")
		case model.AnsweredByCall:
			return lang.Text("answered by phone")
		}
		return lang.Text("not answered after all")
	case model.EventOutcome:
		if e.Value == "" {
			return lang.Text("outcome removed")
		}
		return lang.Text("outcome: %s", text.Line(model.OutcomeLabel(e.Value)))
	case model.EventInterview:
		return lang.Text("interview: %s", calendar.State(e.Value).Label())
	case model.EventApplied:
	}
	return ""
}
