package help

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// shown returns the entries to show: those that match the typed words, and all of the place
// in front while nothing is typed.
func (h *Box) shown(width int) []entry {
	typed := h.Input.Value()
	if typed != "" {
		return h.matching(typed)
	}
	var out []entry
	var unable []action.Action
	for _, g := range action.Groups() {
		var able []action.Action
		for _, a := range h.here {
			switch {
			case a.Group != g:
			case a.Disabled != "":
				unable = append(unable, a)
			default:
				able = append(able, a)
			}
		}
		if g == action.GroupMoving {
			out = append(out, h.moves(able, width)...)
		} else {
			for _, a := range tabsTogether(h.Env, able) {
				out = append(out, h.keyEntry(a))
			}
		}
	}
	return slices.Concat(out, h.unable(unable), h.guides(func(string) bool { return true }), h.legend(width))
}

// matching returns the actions of all panes, and the signs, that match the typed words.
func (h *Box) matching(typed string) (out []entry) {
	t := h.Env.Theme
	found := Search(h.all, typed)
	for _, g := range action.Groups() {
		for _, a := range found {
			if a.Group == g {
				out = append(out, h.keyEntry(a))
			}
		}
	}
	out = append(out, h.guides(func(words string) bool { return model.Matches(typed, words) })...)
	for _, s := range t.Signs() {
		if model.Matches(typed, s.Mark+" "+s.Of+" "+s.Means+" "+lang.Text("sign legend")) {
			out = append(out, entry{group: lang.Text("Signs"), draw: func(width int, under theme.Style) []string {
				return explained(s.Mark, s.Style, s.Of+": "+s.Means, t.Text, width, under)
			}})
		}
	}
	return out
}

// pair is a key or a sign, and its meaning.
type pair struct {
	mark, means string
	style       theme.Style
}

// flowing puts pairs side by side, as many as a line has room for; each line is an entry.
func (h *Box) flowing(group, head string, pairs []pair, width int) (out []entry) {
	const gap = 3
	t := h.Env.Theme
	line, used := []pair{{head, "", t.Dim}}, text.Width(head)
	end := func() {
		if used == 0 {
			return
		}
		pairs := line
		out = append(out, entry{group: group, draw: func(width int, under theme.Style) []string {
			row := widget.NewRow(width)
			for i, p := range pairs {
				row.Left(p.style, p.mark)
				if i > 0 {
					row.Left(t.Text, " "+p.means)
				}
				if strings.TrimSpace(p.mark) != "" && i+1 < len(pairs) {
					row.Left(t.Text, strings.Repeat(" ", gap))
				}
			}
			return []string{row.Render(under)}
		}})
	}
	for _, p := range pairs {
		wide := text.Width(p.mark+" "+p.means) + gap
		if used > 2 && used+wide > width {
			end()
			line, used = []pair{{"  ", "", t.Dim}}, 2
		}
		line, used = append(line, p), used+wide
	}
	end()
	return out
}

// moves explains the keys that move.
func (h *Box) moves(actions []action.Action, width int) []entry {
	var pairs []pair
	for _, a := range actions {
		if len(a.Keys) == 0 { // disabled
			continue
		}
		pairs = append(pairs, pair{a.KeyText(), a.HelpText(), h.Env.Theme.Key})
	}
	return h.flowing(action.GroupMoving.String(), "", pairs, width)
}

// legend explains the signs, one list after the other.
func (h *Box) legend(width int) (out []entry) {
	var pairs []pair
	signs := h.Env.Theme.Signs()
	for i, s := range signs {
		pairs = append(pairs, pair{s.Mark, s.Means, s.Style})
		if i+1 == len(signs) || signs[i+1].Of != s.Of {
			out = append(out, h.flowing(lang.Text("Signs"), s.Of, pairs, width)...)
			pairs = nil
		}
	}
	return out
}

func (h *Box) keyEntry(a action.Action) entry {
	t := h.Env.Theme
	return entry{group: a.Group.String(), run: &a, draw: func(width int, under theme.Style) []string {
		help, key, style := a.HelpText(), t.Key, t.Text
		if a.Disabled != "" {
			help, key, style = lang.Text("%s (not now: %s)", help, a.Disabled), t.Dim, t.Dim
		}
		return explained(a.KeyText(), key, help, style, width, under)
	}}
}

// unable lists the actions that cannot be done now, in one entry for each reason.
func (h *Box) unable(actions []action.Action) (out []entry) {
	t := h.Env.Theme
	var reasons []string
	named := map[string][]string{}
	for _, a := range actions {
		if named[a.Disabled] == nil {
			reasons = append(reasons, a.Disabled)
		}
		named[a.Disabled] = append(named[a.Disabled], a.KeyText()+" "+a.Name)
	}
	for _, why := range reasons {
		sentence := strings.Join(named[why], ", ") + ": " + why
		out = append(out, entry{group: lang.Text("Not now"), run: &action.Action{Disabled: why}, draw: func(width int, under theme.Style) []string {
			var lines []string
			for _, line := range text.Wrap(sentence, width) {
				lines = append(lines, widget.NewRow(width).Left(t.Dim, line).Render(under))
			}
			return lines
		}})
	}
	return out
}

// tabsTogether makes one action of those that show a tab, which differ only by its number.
func tabsTogether(e *env.Env, actions []action.Action) (out []action.Action) {
	var keys, names []string
	at := -1
	for _, a := range actions {
		name, ok := strings.CutPrefix(a.Help, action.Tab)
		if !ok {
			out = append(out, a)
			continue
		}
		if at < 0 {
			at = len(out)
			out = append(out, a)
		}
		keys, names = append(keys, a.Keys...), append(names, name)
	}
	if len(keys) > 1 {
		out[at].Keys, out[at].Help = keys, lang.Text("the tabs: %s", strings.Join(names, ", "))
		out[at].Run = func() tea.Cmd { return e.Notify(env.Info, lang.Text("Press the number of a tab.")) }
	}
	return out
}

// explained draws keys with their help beside them, or below them in a narrow box and where
// the keys are long.
func explained(keys string, keyStyle theme.Style, help string, style theme.Style, width int, under theme.Style) (out []string) {
	const column, narrow = 15, 50
	line := func(keys, help string, indent int) {
		row := widget.NewRow(width).Left(keyStyle, keys)
		if gap := indent - text.Width(keys); gap > 0 {
			row.Left(style, strings.Repeat(" ", gap))
		}
		out = append(out, row.Left(style, help).Render(under))
	}
	if width < narrow {
		for i, l := range text.Wrap(keys+" "+help, width-2) {
			if rest, ok := strings.CutPrefix(l, keys); ok && i == 0 {
				line(keys, rest, 0)
			} else {
				line("", l, 2)
			}
		}
		return out
	}
	if text.Width(keys) >= column {
		line(keys, "", 0)
		keys = ""
	}
	for _, l := range text.Wrap(help, width-column) {
		line(keys, l, column)
		keys = ""
	}
	return out
}
