package linear

import (
	"slices"
	"strconv"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/frame"
	"shortlist/ui/screen"
	"shortlist/ui/text"
)

// talk understands lines.
type talk struct {
	loop   *loop
	script bool // the lines do not come from a terminal

	closed        bool // there are no more lines
	printed       int  // how many lines were printed before the last command; -1: no command is under way
	misunderstood bool
	unanswered    bool      // the lines ended though the last one needs another
	asked         bool      // the command text makes the next line a text, in a place where a line names a row
	typed         []string  // the lines of a text so far
	top           frame.Box // the box on top; nil without one
	raised        time.Time // when a box last opened by itself
	filling       int       // the field, counted from 1, that the next lines fill; 0: no field
	choices       []action.Action
	chosen        string // the text for the action that is chosen
	rest          string // the text for the box or field that an action opens
	then          func() // runs an action once its row is chosen; nil: no action waits
	left          func() // prints the rest that the last command left; nil: nothing is left
}

// Within a text of several lines, these lines end it, leave it for now, and remove its last line.
const (
	end     = "."
	abandon = ".."
	remove  = "-"
)

// writing returns what takes the next line as a text; nil if the line is a command.
func (t *talk) writing() *screen.TypedText {
	page := t.loop.model.Outline()
	if t.filling > len(page.Fields) {
		t.filling = 0
	}
	if t.filling > 0 {
		f := page.Fields[t.filling-1]
		return &screen.TypedText{Value: f.Typed, Many: f.Many, Secret: f.Secret, Set: t.setter(f)}
	}
	if page.Text == nil || !page.Text.IsWanted() && !t.asked {
		return nil
	}
	return page.Text
}

// silent reports, once, whether nothing was printed since the last command.
func (t *talk) silent() bool {
	silent := t.printed == t.loop.printer.printed
	t.printed = -1
	return silent
}

// secret reports whether the next line must not be shown.
func (t *talk) secret() bool {
	w := t.writing()
	return w != nil && w.Secret
}

// take handles a line.
func (t *talk) take(line string) {
	writing := t.writing()
	if t.script {
		shown := line
		if writing != nil && writing.Secret {
			shown = "..."
		}
		t.loop.printer.line("> " + shown)
	}
	if writing == nil {
		t.printed = t.loop.printer.printed
	}
	if t.isSurprised() {
		t.loop.printer.line(lang.Text("This came up while you typed: nothing was done. Type it again."))
		return
	}
	switch {
	case writing == nil:
		t.command(strings.TrimSpace(text.Line(line)))
	case writing.Many:
		t.write(*writing, line)
	case strings.TrimSpace(line) == end:
		t.leave()
	default:
		t.submit(*writing, line)
	}
}

// grace is how long after a box opened by itself a line was still meant for what was there before.
const grace = 700 * time.Millisecond

// notice notes when a box opens by itself. For a script it does not: a script has its next line read after the box.
func (t *talk) notice() {
	b := t.loop.model.Box()
	if b != t.top && b != nil && b.Unasked() && !t.script {
		t.raised = time.Now()
	}
	t.top = b
}

// isSurprised reports whether a line was typed before its writer can have read the box on top.
func (t *talk) isSurprised() bool { return t.top != nil && time.Since(t.raised) < grace }

// write takes a line of a text of several lines. The line follows those that are there already, and is handed on at
// once, so that it is kept.
func (t *talk) write(w screen.TypedText, line string) {
	if t.typed == nil && w.Value != "" {
		t.typed = strings.Split(w.Value, "\n")
	}
	switch strings.TrimSpace(line) {
	case end:
		t.submit(w, strings.Join(t.typed, "\n"))
		return
	case abandon:
		t.leave()
		return
	case remove:
		t.typed = t.typed[:max(len(t.typed)-1, 0)]
	default:
		t.typed = append(t.typed, line)
	}
	typed := strings.Join(t.typed, "\n")
	t.loop.printer.quietly(func() { t.loop.update(screen.Act(func() tea.Cmd { return w.Set(typed) })) }, t.loop.model)
}

// leave closes the field or box that asked for a text.
func (t *talk) leave() {
	t.typed, t.asked = nil, false
	t.printed = t.loop.printer.printed
	if t.filling > 0 {
		t.filling = 0
		return
	}
	t.loop.press(action.Back[0])
}

// submit gives a text to the field or box that asked for it.
func (t *talk) submit(w screen.TypedText, typed string) {
	t.typed, t.filling = nil, 0
	t.asked = false
	if p := t.loop.printer; p.now.Place == t.loop.model.Outline().Place {
		p.at.lines = nil // prints a problem again, also if it is the same as before
	}
	t.loop.update(screen.Act(func() tea.Cmd { return w.Set(typed) }))
	if w.Accept != "" {
		t.loop.press(w.Accept)
	}
}

// command handles a line that is no text.
func (t *talk) command(line string) {
	choices, chosen := t.choices, t.chosen
	t.choices, t.chosen = nil, ""
	t.left, t.loop.printer.rest = t.loop.printer.rest, nil
	first, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	n, err := strconv.Atoi(first)
	switch word, known := wordOf(first); {
	case line == "": // the place is printed again
	case err == nil && strings.HasPrefix(rest, "="):
		t.set(n, strings.TrimSpace(rest[1:]))
	case err == nil && rest == "" && len(choices) > 0:
		if n >= 1 && n <= len(choices) {
			t.run(choices[n-1], chosen)
			return
		}
		t.not(line)
	case err == nil && rest == "":
		t.number(n)
	case known && t.isCovered(word):
		t.misunderstood = true
		t.loop.printer.line(sayCloseFirst(line, t.loop.model.Box().Title()))
	case known && t.own(word, rest):
	case t.here(line):
	default:
		t.not(line)
	}
}

// number chooses a row or a field, or presses a digit, such as that of a rating.
func (t *talk) number(n int) bool {
	page := t.loop.model.Outline()
	switch {
	case page.Choose != nil && page.Rows > 0:
		i, ok := t.row(n, page)
		if ok {
			t.choose(i, page)
		}
		return ok
	case page.Fields != nil && n >= 1 && n <= len(page.Fields):
		t.set(n, "")
	case t.loop.model.Box() != nil && page.Rows == 0 && n >= 0 && n <= 9:
		t.loop.press(strconv.Itoa(n))
	default:
		t.misunderstood = true // a script must not go on with another row unnoticed
		t.loop.printer.line(sayNoRow(n, max(page.Rows, len(page.Fields))))
		return false
	}
	return true
}

// choose moves the cursor to a row and prints it.
func (t *talk) choose(i int, page screen.Outline) {
	t.loop.update(screen.Act(func() tea.Cmd { return page.Choose(i) }))
	t.loop.printer.page(t.loop.model)
}

// row returns the row, counted from 0, that a number names. Without one it prints why.
func (t *talk) row(n int, page screen.Outline) (i int, ok bool) {
	if n >= 1 {
		if i = t.loop.printer.find(n-1, page); i >= 0 {
			return i, true
		}
	}
	t.misunderstood = true // a script must not go on with another row unnoticed
	if n >= 1 && n <= page.Rows {
		t.loop.printer.line(sayRowGone(n))
	} else {
		t.loop.printer.line(sayNoRow(n, page.Rows))
	}
	return 0, false
}

// own handles a command of this front end. It reports whether the command has a meaning here.
func (t *talk) own(word Word, rest string) bool {
	p, page := t.loop.printer, t.loop.model.Outline()
	n, err := strconv.Atoi(rest)
	if rest != "" && !slices.Contains([]Word{Help, List, Open, Key, Text, Set}, word) {
		return false // the name of an action may begin with this word
	}
	if rest != "" && err != nil && word == List {
		return false
	}
	switch word {
	case Quit:
		t.loop.press(action.QuitAnyway[0])
	case Help:
		t.help(rest)
	case List:
		t.list(page, rest)
	case More:
		p.more(t.left)
	case Where:
		p.lines(t.loop.model.Status())
		p.heading(p.at)
		p.row(p.at)
	case Open:
		switch {
		case rest == "":
		case err != nil:
			return false
		case page.Choose == nil || page.Rows == 0:
			t.number(n)
			return true
		default:
			i, ok := t.row(n, page)
			if !ok {
				return true
			}
			t.loop.update(screen.Act(func() tea.Cmd { return page.Choose(i) }))
		}
		t.loop.press(action.Open[0])
	case Next, Previous:
		return t.step(page, word)
	case Back:
		t.loop.press(action.Back[0])
	case Close:
		return t.close()
	case Yes, No, Maybe:
		return t.verdict(word)
	case Key:
		if _, ok := action.Press(rest); !ok {
			t.misunderstood = true
			p.line(lang.Text("There is no key called “%s”.", rest))
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
		return t.send(page)
	case Undo:
		return t.runFirst(t.offered(), action.Undo) || t.runFirst(t.offered(), action.UndoTyping)
	}
	return true
}

// list prints the rows or the text, from a number on.
func (t *talk) list(page screen.Outline, rest string) {
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

// step goes to the next or previous row, or to the next or previous applicant to read.
func (t *talk) step(page screen.Outline, word Word) bool {
	keys, by := action.Next, 1
	if word == Previous {
		keys, by = action.Previous, -1
	}
	if t.loop.model.Box() == nil && t.runFirst(t.able(), keys) {
		return true
	}
	to := page.Chosen + by
	switch {
	case page.Choose == nil:
		return false
	case to < 0 || to >= page.Rows:
		t.loop.printer.line(sayNoRow(to+1, page.Rows))
		return true
	}
	t.choose(to, page)
	return true
}

// close closes the open box, applicant or form. It never ends the program, and never stops a job. It returns false if
// an action of this place is called close: that one is run instead.
func (t *talk) close() bool {
	switch {
	case slices.ContainsFunc(t.able(), closes):
		return false
	case t.loop.model.Box() != nil || t.loop.model.Behind() != nil:
		t.loop.press(action.Back[0])
	default:
		t.misunderstood = true
		t.loop.printer.line(lang.Text("Nothing is open here. back goes one step back, quit leaves."))
	}
	return true
}

// verdict answers a question, or gives a verdict.
func (t *talk) verdict(word Word) bool {
	keys := map[Word]action.Keys{Yes: action.VerdictYes, No: action.VerdictNo, Maybe: action.VerdictMaybe}[word]
	page := t.loop.model.Outline()
	if page.Send != nil && len(page.Fields) == 0 && word == Yes {
		return t.send(page)
	}
	if b := t.loop.model.Box(); b != nil {
		_, asks := b.(*frame.Question)
		if !asks {
			_, asks = firstOf(t.loop.model.Here(), action.Yes)
		}
		if !asks || word == Maybe {
			return false
		}
		t.loop.press(map[Word]action.Keys{Yes: action.Yes, No: action.No}[word][0])
		return true
	}
	return t.runFirst(t.loop.model.Here(), keys)
}

// runFirst runs the action of the first of some keys. It reports whether there is one.
func (t *talk) runFirst(actions []action.Action, keys action.Keys) bool {
	a, ok := firstOf(actions, keys)
	if ok {
		t.run(a, "")
	}
	return ok
}

// firstOf returns the action of the first of some keys; ok is false without keys or without such an action.
func firstOf(actions []action.Action, keys action.Keys) (action.Action, bool) {
	if len(keys) == 0 {
		return action.Action{}, false
	}
	return action.Find(actions, keys[0])
}

// text gives a text to the place's text field. It returns false if there is no such field.
func (t *talk) text(page screen.Outline, typed string) bool {
	if page.Text == nil {
		return false
	}
	if typed == "" {
		t.asked = true
		t.loop.printer.line(sayTypeText(*page.Text))
		return true
	}
	t.submit(*page.Text, typed)
	return true
}

// send sends a form, or the job that is being reviewed.
func (t *talk) send(page screen.Outline) bool {
	if page.Send == nil {
		return false
	}
	p := t.loop.printer // problems are printed again, also those printed before
	p.at.about, p.at.fields = nil, slices.Clone(p.at.fields)
	for i := range p.at.fields {
		p.at.fields[i].Problem = ""
	}
	t.loop.update(screen.Act(page.Send))
	return true
}

// set fills a field by its number. Without a value the next line is the value.
func (t *talk) set(n int, value string) {
	page := t.loop.model.Outline()
	if n < 1 || n > len(page.Fields) {
		t.misunderstood = true
		t.loop.printer.line(sayNoRow(n, len(page.Fields)))
		return
	}
	if value == "" {
		if f := page.Fields[n-1]; f.Many && f.Typed != "" { // the whole value is printed below
			t.loop.printer.line(numbered(n-1, f.Label+": "+f.Note))
		} else {
			t.loop.printer.field(n-1, f)
		}
		t.filling = n
		if choices := page.Fields[n-1].Choices; len(choices) > 0 {
			t.loop.printer.line(lang.Text("Type one of: %s. A single . cancels.", strings.Join(choices, "; ")))
			return
		}
		if f := page.Fields[n-1]; f.Many {
			t.loop.printer.text(text.Lines(f.Typed))
		}
		t.loop.printer.line(sayTypeText(*t.writing()))
		return
	}
	set := t.setter(page.Fields[n-1])
	t.loop.update(screen.Act(func() tea.Cmd { return set(value) }))
}

// setNamed fills a field by its name.
func (t *talk) setNamed(page screen.Outline, rest string) bool {
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

// offered returns the actions of the box on top, else of the place.
func (t *talk) offered() []action.Action {
	if b := t.loop.model.Box(); b != nil {
		return b.Actions()
	}
	return t.loop.model.Here()
}
