package help

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// Commands are what a person can do.
type Commands interface {
	Here() []action.Action       // in the place in front
	Everything() []action.Action // in every place; one of another place goes there first
	Sections() []Section         // of the table of keys
}

// Place is where actions are.
type Place struct {
	Actions  []action.Action
	Disabled string         // why none of them can be done from here; "" when they can
	Arrive   func() tea.Cmd // goes there before one is done; nil: they can be done anywhere
}

// All returns the actions of the place in front, then those of others: each title once, and
// none that only moves.
func All(here []action.Action, others ...Place) []action.Action {
	out, known := slices.Clone(here), map[string]bool{}
	for _, a := range here {
		known[a.TitleText()] = true
	}
	for _, p := range others {
		for _, a := range p.Actions {
			if known[a.TitleText()] || a.Group == action.GroupMoving {
				continue
			}
			known[a.TitleText()] = true
			if p.Disabled != "" {
				a.Disabled = p.Disabled
			} else if run := a.Run; p.Arrive != nil {
				a.Run = func() tea.Cmd { return tea.Batch(p.Arrive(), run()) }
			}
			out = append(out, a)
		}
	}
	return out
}

// known are all actions, as they were when a box was opened.
type known struct {
	env      *env.Env
	commands Commands
	all      []action.Action
	switched int64 // switches of blind mode until then
}

func know(e *env.Env, c Commands) known {
	return known{env: e, commands: c, all: c.Everything(), switched: e.Switched}
}

// ShowsNoApplicant implements frame.Redacted.
func (known) ShowsNoApplicant() bool { return true }

// current returns an action as it is now: one from before a switch of blind mode holds an
// applicant as read then.
func (k known) current(a action.Action) action.Action {
	if k.switched == k.env.Switched {
		return a
	}
	for _, now := range k.commands.Everything() {
		if now.TitleText() == a.TitleText() {
			return now
		}
	}
	return action.Action{Disabled: lang.Text("the applicants are being reloaded")}
}

// Search returns the actions that match all typed words, the best match first: by key, by
// the beginning of the title, by words of the title, of a synonym, of the help, and by parts
// of words. Among equal matches, actions that are possible now come first. Without words the order
// stays.
func Search(all []action.Action, typed string) []action.Action {
	typed = strings.TrimSpace(typed)
	var out []action.Action
	for _, a := range all {
		if model.Matches(typed, a.Words()+" "+a.KeyText()) {
			out = append(out, a)
		}
	}
	if typed == "" {
		return out
	}
	rank := func(a action.Action) int {
		score := 0
		switch {
		case slices.Contains(a.Keys, typed):
		case strings.HasPrefix(strings.ToLower(a.TitleText()), strings.ToLower(typed)):
		case wordsBegin(typed, a.TitleText()):
			score = 2
		case wordsBegin(typed, a.TitleText()+" "+a.Synonyms):
			score = 4
		case wordsBegin(typed, a.Words()):
			score = 6
		default:
			score = 8
		}
		if a.Disabled != "" {
			score++
		}
		return score
	}
	slices.SortStableFunc(out, func(a, b action.Action) int { return rank(a) - rank(b) })
	return out
}

// wordsBegin reports whether each typed word begins a word of the text.
func wordsBegin(typed, in string) bool {
	words := strings.Fields(strings.ToLower(in))
	for _, t := range strings.Fields(strings.ToLower(typed)) {
		if !slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, t) }) {
			return false
		}
	}
	return true
}
