package linear

import (
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/help"
	"shortlist/ui/outline"
	"shortlist/ui/text"
)

// talk understands lines.
type talk struct {
	loop   *loop
	near   func(word string, known []string) (string, bool)
	script bool // the lines do not come from a terminal

	closed        bool // there are no more lines
	misunderstood bool
	answered      any      // the place whose text was typed already
	typed         []string // the lines of a text so far
	choices       []action.Action
}

// end ends a text of several lines, and abandon leaves it.
const (
	end     = "."
	abandon = ".."
)

// writing returns where the next line is a text; nil where it is a command.
func (t *talk) writing() *outline.Text {
	page := t.loop.model.Outline()
	if page.Text == nil || page.Place == t.answered {
		return nil
	}
	return page.Text
}

// secret reports whether the next line must not be shown.
func (t *talk) secret() bool {
	w := t.writing()
	return w != nil && w.Secret
}

// take does what a line asks for.
func (t *talk) take(l line) {
	writing := t.writing()
	if t.script {
		shown := l.text
		if writing != nil && writing.Secret {
			shown = "..."
		}
		t.loop.printer.line("> " + shown)
	}
	switch {
	case writing == nil, writing.Secret && !l.hidden && l.text != end:
		t.command(strings.TrimSpace(text.Line(l.text)))
	case writing.Many:
		t.write(*writing, l.text)
	case strings.TrimSpace(l.text) == end:
		t.leave()
	default:
		t.submit(*writing, l.text)
	}
}

// write takes a line of a text of several lines.
func (t *talk) write(w outline.Text, line string) {
	switch strings.TrimSpace(line) {
	case end:
		t.submit(w, strings.Join(t.typed, "\n"))
	case abandon:
		t.leave()
	default:
		t.typed = append(t.typed, line)
	}
}

// leave closes what a text was asked for.
func (t *talk) leave() {
	t.typed = nil
	t.loop.press(action.Back[0])
}

// submit gives a text to what asks for it.
func (t *talk) submit(w outline.Text, typed string) {
	t.typed = nil
	t.answered = t.loop.model.Outline().Place
	t.loop.update(outline.Act(func() tea.Cmd { return w.Set(typed) }))
	if w.Accept != "" {
		t.loop.press(w.Accept)
	}
}

// command does what a line of words asks for.
func (t *talk) command(line string) {
	choices := t.choices
	t.choices = nil
	first, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	n, err := strconv.Atoi(first)
	switch word, known := wordOf(first); {
	case line == "":
		t.loop.printer.row(t.loop.printer.at)
	case err == nil && strings.HasPrefix(rest, "="):
		t.set(n, strings.TrimSpace(rest[1:]))
	case err == nil && rest == "" && len(choices) > 0:
		if n >= 1 && n <= len(choices) {
			t.run(choices[n-1], "")
			return
		}
		t.not(line)
	case err == nil && rest == "":
		t.number(n)
	case known && t.own(word, rest):
	case t.here(line):
	default:
		t.not(line)
	}
}

// number chooses a row, or presses a key that is a digit, such as of a rating.
func (t *talk) number(n int) bool {
	page := t.loop.model.Outline()
	switch {
	case page.Choose != nil && n >= 1 && n <= page.Rows:
		t.loop.update(outline.Act(func() tea.Cmd { return page.Choose(n - 1) }))
		t.loop.printer.page(t.loop.model)
	case page.Fields != nil && n >= 1 && n <= len(page.Fields):
		t.loop.printer.field(n-1, page.Fields[n-1])
	case t.loop.model.Box() != nil && page.Rows == 0 && n >= 0 && n <= 9:
		t.loop.press(strconv.Itoa(n))
	default:
		t.loop.printer.line(say.NoRow(n, max(page.Rows, len(page.Fields))))
		return false
	}
	return true
}

// own does a word of this front end. It reports whether it has a meaning here.
func (t *talk) own(word Word, rest string) bool {
	p, page := t.loop.printer, t.loop.model.Outline()
	n, err := strconv.Atoi(rest)
	if rest != "" && !slices.Contains([]Word{Help, List, Open, Key, Text, Set}, word) {
		return false // the name of an action begins so
	}
	switch word {
	case Quit:
		t.loop.press(action.QuitAnyway[0])
	case Help:
		t.help(rest)
	case List:
		t.list(page, rest)
	case More:
		p.more()
	case Where:
		p.lines(t.loop.model.Status())
		p.heading(p.at)
		p.row(p.at)
	case Open:
		if rest != "" && (err != nil || !t.number(n)) {
			return err == nil
		}
		t.loop.press(action.Open[0])
	case Next, Previous:
		return t.step(page, word)
	case Back:
		t.loop.press(action.Back[0])
	case Yes, No, Maybe:
		return t.verdict(word)
	case Key:
		if _, ok := action.Press(rest); !ok {
			p.line(say.NoKey(rest))
			return true
		}
		t.loop.press(rest)
	case Text:
		return t.text(page, rest)
	case Fields:
		p.fields(page.Fields)
	case Set:
		return t.setNamed(page, rest)
	case Send:
		return t.send()
	}
	return true
}

// list prints rows, or the text, from a number on.
func (t *talk) list(page outline.Page, rest string) {
	p := t.loop.printer
	from, err := strconv.Atoi(rest)
	if err != nil {
		from = 1
	}
	switch {
	case page.Rows > 0:
		p.list(min(max(from, 1), page.Rows) - 1)
	case len(page.Fields) > 0:
		p.fields(page.Fields)
	default:
		lines := slices.Concat(page.About, page.Lines)
		p.text(lines[min(max(from-1, 0), len(lines)):])
	}
}

// step goes to the next or the previous row, or applicant that is read.
func (t *talk) step(page outline.Page, word Word) bool {
	keys, by := action.Next, 1
	if word == Previous {
		keys, by = action.Previous, -1
	}
	if a, ok := action.Find(t.able(), keys[0]); ok && t.loop.model.Box() == nil {
		t.run(a, "")
		return true
	}
	to := page.Chosen + by
	switch {
	case page.Choose == nil:
		return false
	case to < 0 || to >= page.Rows:
		t.loop.printer.line(say.NoRow(to+1, page.Rows))
		return true
	}
	return t.number(to + 1)
}

// verdict answers a question, or gives a verdict.
func (t *talk) verdict(word Word) bool {
	keys := map[Word]action.Keys{Yes: action.VerdictYes, No: action.VerdictNo, Maybe: action.VerdictMaybe}[word]
	if b := t.loop.model.Box(); b != nil {
		keys = map[Word]action.Keys{Yes: action.Yes, No: action.No}[word]
		if len(keys) == 0 {
			return false
		}
		t.loop.press(keys[0])
		return true
	}
	a, ok := action.Find(t.loop.model.Here(), keys[0])
	if ok {
		t.run(a, "")
	}
	return ok
}

// text types a text where one is typed.
func (t *talk) text(page outline.Page, typed string) bool {
	if page.Text == nil {
		return false
	}
	if typed == "" {
		t.answered = nil
		t.loop.printer.line(say.TypeText(*page.Text))
		return true
	}
	t.submit(*page.Text, typed)
	return true
}

// send presses what sends a form or keeps a text.
func (t *talk) send() bool {
	for _, a := range t.able() {
		if a.Keys.Has(action.ReviewJob[0]) || a.Keys.Has(action.SendJob[0]) {
			t.loop.press(a.Keys[0])
			return true
		}
	}
	return false
}

// set fills a field by its number.
func (t *talk) set(n int, value string) {
	page := t.loop.model.Outline()
	if n < 1 || n > len(page.Fields) {
		t.loop.printer.line(say.NoRow(n, len(page.Fields)))
		return
	}
	t.loop.update(outline.Act(func() tea.Cmd { return page.Fields[n-1].Set(value) }))
}

// setNamed fills a field by its name.
func (t *talk) setNamed(page outline.Page, rest string) bool {
	for i, f := range page.Fields {
		if value, ok := cutWords(rest, f.Label); ok {
			t.set(i+1, value)
			return true
		}
	}
	return false
}

// cutWords cuts words from the beginning of a line, whatever their case.
func cutWords(line, words string) (rest string, ok bool) {
	if len(line) < len(words) || !strings.EqualFold(line[:len(words)], words) {
		return "", false
	}
	rest = line[len(words):]
	return strings.TrimSpace(rest), rest == "" || rest[0] == ' '
}

// able returns the actions that can be done now.
func (t *talk) able() []action.Action {
	return slices.DeleteFunc(slices.Clone(t.offered()), func(a action.Action) bool { return a.Disabled != "" })
}

// offered returns the actions of the box on top, or else of the place.
func (t *talk) offered() []action.Action {
	if b := t.loop.model.Box(); b != nil {
		return b.Actions()
	}
	return t.loop.model.Here()
}

// here runs the action with the longest name that a line begins with; the rest is its text.
func (t *talk) here(line string) bool {
	places := [][]action.Action{t.offered()}
	if t.loop.model.Box() == nil {
		places = append(places, t.loop.model.Everything())
	}
	for _, actions := range places {
		var found action.Action
		longest, text := 0, ""
		for _, a := range actions {
			for _, name := range names(a) {
				rest, ok := cutWords(line, name)
				if better := len(name) > longest || len(name) == longest && found.Disabled != "" && a.Disabled == ""; ok && better {
					found, longest, text = a, len(name), rest
				}
			}
		}
		if longest > 0 {
			t.run(found, text)
			return true
		}
	}
	return t.similar(line)
}

// names are what an action is called.
func names(a action.Action) (out []string) {
	for _, name := range append([]string{a.TitleText(), a.Name}, strings.Split(a.Synonyms, ",")...) {
		if name = strings.TrimSpace(name); name != "" {
			out = append(out, name)
		}
	}
	return out
}

// similar offers the actions that a line finds in the palette.
func (t *talk) similar(line string) bool {
	if t.loop.model.Box() != nil {
		return false
	}
	found := help.Search(t.loop.model.Everything(), line)
	found = found[:min(len(found), 9)]
	if len(found) == 0 {
		return false
	}
	t.choices = found
	t.loop.printer.line(say.Choose(len(found)))
	for i, a := range found {
		t.loop.printer.line(numbered(i, described(a)))
	}
	return true
}

// described words an action: its name, what it does, and why it is not possible.
func described(a action.Action) string {
	words := a.TitleText()
	if does := a.HelpText(); does != "" {
		words += ": " + does
	}
	if a.Disabled != "" {
		words += " (" + a.Disabled + ")"
	}
	return words
}

// run runs an action, and gives a text to what it opens.
func (t *talk) run(a action.Action, typed string) {
	switch {
	case a.Run == nil && len(a.Keys) > 0:
		t.loop.press(a.Keys[0])
	default:
		t.loop.update(t.loop.model.Run(a))
	}
	if typed == "" {
		return
	}
	page := t.loop.model.Outline()
	switch box := t.loop.model.Box(); {
	case page.Text != nil:
		t.loop.model.Wake()
		t.submit(*page.Text, typed)
	case box != nil:
		if a, ok := action.Find(box.Actions(), typed); ok && len(a.Keys) > 0 {
			t.loop.press(typed)
			return
		}
		t.not(typed)
	default:
		t.not(typed)
	}
}

// not answers a line that has no meaning here.
func (t *talk) not(line string) {
	t.misunderstood = true
	var known []string
	for _, a := range t.offered() {
		known = append(known, names(a)...)
	}
	known = append(known, ownWords()...)
	near := ""
	if t.near != nil {
		near, _ = t.near(strings.ToLower(line), known)
	}
	t.loop.printer.line(say.NotUnderstood(line, near))
}

// help prints what can be done here, or what is about some words.
func (t *talk) help(about string) {
	var lines []string
	actions := t.offered()
	if about != "" {
		actions = help.Search(t.loop.model.Everything(), about)
	}
	for _, a := range actions {
		if a.Group == action.GroupMoving && moves(a) {
			continue
		}
		if words := described(a); words != "" && !slices.Contains(lines, words) {
			lines = append(lines, words)
		}
	}
	if about == "" {
		lines = append(lines, say.Help()...)
	}
	t.loop.printer.text(lines)
}
