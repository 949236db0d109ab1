package linear

import (
	"cmp"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/model/spelling"
	"shortlist/ui/action"
	"shortlist/ui/help"
	"shortlist/ui/screen"
)

// match is an action whose name a line begins with, and the rest of the line.
type match struct {
	action.Action
	rest  string
	worth int
	named bool // the line has the action's title or name, not a synonym
}

// here runs the action with the longest name that a line begins with; the rest is its text. Among equally
// long ones, a name counts more than a synonym, and an action of this place more than one of the list behind it, then
// of other places.
func (t *talk) here(line string) bool {
	var best []match
	consider := func(actions []action.Action, bonus int) {
		for _, a := range actions {
			if slices.ContainsFunc(best, func(m match) bool { return m.TitleText() == a.TitleText() }) {
				continue
			}
			m := match{Action: a}
			for i, name := range names(a) {
				if i > 1 && a.Keys.IsSame(action.Quit) { // a synonym of quit may mean something else, and must not end a script
					break
				}
				rest, ok := cutWords(line, name)
				worth := 10*len(name) + bonus
				switch named := i < 2; {
				case bonus == 0 && a.Disabled != "": // the word may mean an action that is possible here
					worth = 1
				case named:
					worth += 4
				case rest != "" && !isNumber(rest) && a.Group != action.GroupFind && lang.Current() == lang.English:
					// a synonym in a longer line may be chance; in other languages, it may be the English name
					continue
				}
				if ok && worth > m.worth {
					m.rest, m.worth, m.named = rest, worth, i < 2
				}
			}
			switch {
			case m.worth == 0 || len(best) > 0 && m.worth < best[0].worth:
			case len(best) > 0 && m.worth == best[0].worth:
				best = append(best, m)
			default:
				best = []match{m}
			}
		}
	}
	consider(t.offered(), 2)
	if t.loop.model.Box() == nil {
		consider(t.loop.model.Behind(), 1)
		consider(t.loop.model.Everything(), 0)
	}
	if fits := slices.DeleteFunc(slices.Clone(best), func(m match) bool { return m.rest != "" && !afterName(m.Action).takes(m.rest) }); len(fits) > 0 {
		best = fits
	}
	if a, ok := action.Find(t.offered(), line); ok && len(best) == 0 { // a key
		best = []match{{Action: a}}
	}
	if len(best) > 0 && !best[0].named && t.loop.model.Box() == nil { // the line may mean an action whose title begins with it
		for _, a := range slices.Concat(t.offered(), t.loop.model.Everything()) {
			if _, begins := cutWords(a.TitleText(), line); begins && !slices.ContainsFunc(best, func(m match) bool { return m.TitleText() == a.TitleText() }) {
				best = append(best, match{Action: a})
			}
		}
	}
	if len(best) == 1 && best[0].worth == 1 && t.similar(line) {
		return true
	}
	if len(best) > 1 && best[0].named && best[0].rest != "" && !afterName(best[0].Action).takes(best[0].rest) {
		// no action takes the rest: one prints why, and the next line of a script does not choose
		if i := slices.IndexFunc(best, func(m match) bool { return afterName(m.Action).row }); i > 0 {
			best[0] = best[i]
		}
		best = best[:1]
	}
	switch len(best) {
	case 0:
		return t.similar(line)
	case 1:
		t.run(best[0].Action, best[0].rest)
	default:
		t.offer(best)
	}
	return true
}

// closes reports whether an action of the key back is called "close".
func closes(a action.Action) bool {
	return a.Keys.Has(action.Back[0]) && slices.ContainsFunc(names(a), func(name string) bool {
		word, _ := wordOf(name)
		return word == Close
	})
}

// offer lists actions with numbers, by which the next line chooses one.
func (t *talk) offer(found []match) {
	t.choices, t.chosen = nil, found[0].rest
	t.loop.printer.line(sayChoose(len(found)))
	for i, m := range found {
		t.choices = append(t.choices, m.Action)
		t.loop.printer.line(numbered(i, described(m.Action)))
	}
}

// names are what an action is called: its title, its name, and its synonyms.
func names(a action.Action) []string {
	name := strings.TrimRight(a.Name, " ()0123456789") // without the number of marked rows
	out := []string{a.TitleText(), cmp.Or(name, a.TitleText())}
	for synonym := range strings.SplitSeq(a.Synonyms, ",") {
		if synonym = strings.TrimSpace(synonym); synonym != "" {
			out = append(out, synonym)
		}
	}
	return out
}

// similar runs the action here whose title begins with the line, if there is exactly one. Otherwise it offers the
// actions that the line finds in the palette.
func (t *talk) similar(line string) bool {
	if t.loop.model.Box() != nil {
		return false
	}
	var begins []action.Action
	for _, a := range t.able() {
		if _, ok := cutWords(a.TitleText(), line); ok {
			begins = append(begins, a)
		}
	}
	if len(begins) == 1 {
		t.run(begins[0], "")
		return true
	}
	var found []match
	for _, a := range help.Search(t.loop.model.Everything(), line) {
		if len(found) < 9 {
			found = append(found, match{Action: a})
		}
	}
	switch {
	case len(found) == 1 && found[0].Disabled != "":
		t.run(found[0].Action, "") // run prints why it is not possible
	case len(found) > 0:
		t.offer(found)
	}
	return len(found) > 0
}

// described words an action: its title, its help unless that only repeats the title, and why it is not possible.
func described(a action.Action) string {
	words := a.TitleText()
	does := a.HelpText()
	if len(does) >= len(words) && strings.EqualFold(does[:len(words)], words) {
		if rest := does[len(words):]; rest == "" || strings.ContainsRune(":;,(", rune(strings.TrimSpace(rest)[0])) {
			does = strings.TrimLeft(rest, " :;,")
		}
	}
	switch {
	case strings.HasPrefix(does, "("):
		words += " " + does
	case does != "":
		words += ": " + does
	}
	if a.Disabled != "" {
		words += " (" + a.Disabled + ")"
	}
	return words
}

// give continues a line after its beginning is done: it runs the action on the chosen row, or gives the text after
// the action's name to what the action has opened.
func (t *talk) give() {
	if then := t.then; then != nil {
		t.then = nil
		then()
		return
	}
	typed := t.rest
	t.rest = ""
	if typed == "" {
		return
	}
	page, box := t.loop.model.Outline(), t.loop.model.Box()
	t.loop.model.Wake()
	switch {
	case page.Text != nil:
		if page.Text.Many && page.Text.Value != "" {
			typed = page.Text.Value + "\n" + typed
		}
		printed := t.loop.printer.printed
		t.submit(*page.Text, typed)
		if now := t.loop.model.Outline(); page.Text.Accept == "" && now.Place == page.Place && now.Choose != nil && now.Rows == 1 && t.loop.idle() {
			t.loop.press(action.Accept[0]) // opens the only match, such as the shortlist of that name
		}
		t.then = func() { t.closeRefused(page.Place, printed) }
	case box != nil && canPress(box.Actions(), typed):
		t.loop.press(typed)
	default:
		t.not(typed)
	}
}

// closeRefused closes a box that has refused its text, so that the next line of a script is not taken as another
// text. It prints why, unless something was printed since printed lines.
func (t *talk) closeRefused(place any, printed int) {
	page, box := t.loop.model.Outline(), t.loop.model.Box()
	if page.Refused == "" || page.Place != place {
		return
	}
	t.misunderstood = true
	if box == nil { // a filter: the list prints why
		return
	}
	if t.loop.printer.printed == printed {
		t.loop.printer.line(page.Refused)
	}
	t.loop.press(action.Back[0])
}

// setter returns the function that sets a field. A value that is not among the field's choices counts as
// misunderstood; the field prints the answer.
func (t *talk) setter(f screen.Field) func(string) tea.Cmd {
	return func(value string) tea.Cmd {
		t.misunderstood = t.misunderstood || len(f.Choices) > 0 && screen.Choice(value, f.Choices) < 0
		return f.Set(value)
	}
}

// canPress reports whether a key, such as 4, does something.
func canPress(actions []action.Action, key string) bool {
	_, ok := action.Find(actions, key)
	return ok
}

// not answers a line that has no meaning here.
func (t *talk) not(line string) {
	t.misunderstood = true
	var known []string
	for _, a := range t.offered() {
		known = append(known, names(a)...)
	}
	known = append(known, ownWords()...)
	if box := t.loop.model.Box(); box != nil && t.isElsewhere(line) {
		t.loop.printer.line(sayCloseFirst(line, box.Title()))
		return
	}
	if _, own := wordOf(line); own {
		t.loop.printer.line(lang.Text("“%s” does nothing here.", line))
		return
	}
	like, ok := spelling.Nearest(strings.ToLower(line), known)
	if !ok {
		like = ""
	}
	t.loop.printer.line(sayNotUnderstood(line, like))
}

// isElsewhere reports whether a line begins with the name of an action that the box on top covers.
func (t *talk) isElsewhere(line string) bool {
	return slices.ContainsFunc(t.loop.model.Everything(), func(a action.Action) bool {
		return slices.ContainsFunc(names(a)[:2], func(name string) bool { _, ok := cutWords(line, name); return ok })
	})
}

// help prints the actions of this place, or the actions that some words find. Those not possible now come last.
func (t *talk) help(about string) {
	var lines, tabs, later []string
	actions := t.offered()
	if about != "" {
		actions = help.Search(t.loop.model.Everything(), about)
	} else {
		lines = sayHelp()
	}
	for _, a := range actions {
		words := described(a)
		switch {
		case words == "" || moves(a) || forScreens(a) || slices.Contains(lines, words) || slices.Contains(later, words):
		case about == "" && strings.HasPrefix(a.Help, action.Tab):
			tabs = append(tabs, a.Name)
		case a.Disabled != "":
			later = append(later, words)
		default:
			lines = append(lines, words)
		}
	}
	if len(tabs) > 0 {
		lines = append(lines, lang.Text("Tabs: %s.", strings.Join(tabs, ", ")))
	}
	t.loop.printer.text(slices.Concat(lines, later))
}

// forScreens reports whether an action has no meaning without a screen.
func forScreens(a action.Action) bool {
	if a.Keys.IsSame(action.Suspend) { // the key of suspend means something else in a form
		return true
	}
	return slices.ContainsFunc([]action.Keys{action.Help, action.Palette, action.Redraw, action.NextField, action.PreviousField}, func(k action.Keys) bool {
		return len(a.Keys) > 0 && k.Has(a.Keys[0])
	})
}

func sayHelp() []string {
	return []string{lang.Text("list: the rows from the first on, or list 21. more: the next ones. A number chooses a row; open 3, no 3 or note 3 does that to row 3."), lang.Text("next, previous, back, where, yes, maybe, no, undo. key ctrl+s presses a key."), lang.Text("In a form: fields, 3 = value, set TITLE value, send. text WORDS types where something is typed."), lang.Text("help WORDS finds an action of any place. quit leaves."), lang.Text("These actions are commands, too; type the words before the colon:")}
}

func sayChoose(n int) string {
	if n == 1 {
		return lang.Text("Type 1 for this:")
	}
	return lang.Text("Several actions match. Type a number:")
}

func sayNotUnderstood(line string, near string) string {
	if near != "" {
		return lang.Text("“%s” is not understood. Do you mean “%s”?", line, near)
	}
	return lang.Text("“%s” is not understood. Type help for what can be done.", line)
}
