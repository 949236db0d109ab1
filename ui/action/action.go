// Package action is the one record of what a person can do: keys, name, help,
// and why it cannot be done now. Footer, help, palette and the guide of keys
// are all made from it.
package action

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
)

// Action is one thing a person can do here and now.
type Action struct {
	Label
	Keys     Keys
	Group    Group  // its subject in the help; the zero value is GroupMore
	Disabled string // why it cannot be done now; "" when it can
	Rank     int    // place in the footer, lowest first; 0: not in the footer
	Run      func() tea.Cmd

	// Foot replaces the keys and the name in the footer, for a group of actions
	// that share one place there.
	Foot *Foot
}

// Label holds the words of an action.
type Label struct {
	Name     string // a word or two for the footer
	Title    string // the palette's name, clear without its pane: "Edit job"; "": Name
	Help     string // what it does, for the help screen
	Synonyms string // other words that find it: "reload, download"

	// Context names the action to translators, if another action has the same words and needs other translations.
	Context string
}

// Translated returns an English label in the language of the texts. Its English words still find it.
func (l Label) Translated() Label {
	if lang.InEnglish() {
		return l
	}
	in := func(field, english string) string {
		return lang.Word(strings.TrimSpace(field+" "+l.Context), english)
	}
	title := cmp.Or(l.Title, l.Name)
	words := []string{l.Name, l.Title, l.Synonyms}
	if own := in("synonyms", title); own != title {
		words = append([]string{own}, words...)
	}
	words = slices.DeleteFunc(words, func(w string) bool { return w == "" })
	return Label{
		Name: in("footer", l.Name), Title: in("palette", l.Title), Help: in("help", l.Help),
		Synonyms: strings.Join(slices.Compact(words), ", "), Context: l.Context,
	}
}

// ToClose is the label of the action that closes a box with nothing to decide.
func ToClose() Label { return Label{Name: "close"}.Translated() }

// ToCancel is the label of the action that closes a box without the change it offers.
func ToCancel() Label { return Label{Name: "cancel"}.Translated() }

// FoundBy returns the label with another word that finds it, such as its English name.
func (l Label) FoundBy(word string) Label {
	l.Synonyms += ", " + word
	return l
}

// ToWrite is the label of the action that writes letters to applicants.
func ToWrite(name string) Label {
	return Label{Name: name, Title: lang.Text("Write a letter"), Synonyms: lang.Text("answer, reply, mail, e-mail, refuse, invite"), Help: lang.Text("write to the applicant, or to all marked ones; you look at each letter before it is sent")}
}

// Group is a subject of the help, under which its actions stand together.
type Group int

// The groups, in the help's order; GroupMore is last.
const (
	GroupMore Group = iota // actions that name no group
	GroupJobs
	GroupApplicants
	GroupReview // what the manager thinks of applicants
	GroupFiles  // CVs, exports and links
	GroupFind   // filters, searches, sorting and tabs
	GroupForm   // the job form
	GroupOwn    // the person's own commands
	GroupMoving
	GroupService // the service and the account
	GroupProgram
)

// Groups returns every group in the help's order.
func Groups() []Group {
	return []Group{GroupJobs, GroupApplicants, GroupReview, GroupFiles, GroupOwn, GroupForm, GroupFind, GroupMoving, GroupService, GroupProgram, GroupMore}
}

// String names the group as a heading.
func (g Group) String() string { return sayGroup(g) }

// TitleText is the action's name in the palette, with a capital letter: its title,
// else its name.
func (a Action) TitleText() string {
	title := cmp.Or(a.Title, a.Name)
	first, size := utf8.DecodeRuneInString(title)
	return string(unicode.ToUpper(first)) + title[size:]
}

// HelpText is what the action does, for a person; for a tab, that the action shows the tab.
func (a Action) HelpText() string {
	if name, ok := strings.CutPrefix(a.Help, Tab); ok {
		return lang.Text("show the tab %s", name)
	}
	return a.Help
}

// Words are everything that finds the action: title, name, help and synonyms.
func (a Action) Words() string {
	return strings.Join([]string{a.TitleText(), a.Name, a.HelpText(), a.Synonyms}, " ")
}

// Foot is the entry of a footer for a group of actions: "a m x", "yes, maybe, no".
type Foot struct{ Keys, Name string }

// InFooter returns the keys and the name for the footer.
func (a Action) InFooter() (keys, name string) {
	if a.Foot != nil {
		return a.Foot.Keys, a.Foot.Name
	}
	return a.KeyText(), a.Name
}

// Stepping is the entry for Next and Previous.
func Stepping() *Foot {
	return &Foot{Keys: Next.String() + " " + Previous.String(), Name: lang.Text("next previous")}
}

// Find returns the action of a key, the first in the list.
func Find(actions []Action, key string) (Action, bool) {
	for _, a := range actions {
		if a.Keys.Has(key) {
			return a, true
		}
	}
	return Action{}, false
}

// Tab begins the help of an action that shows a tab. The help joins these actions.
const Tab = "tab: "

// KeyText writes an action's keys for a person: "enter", "↑ k".
func (a Action) KeyText() string {
	words := make([]string, 0, len(a.Keys))
	for _, k := range a.Keys {
		words = append(words, KeyName(k))
	}
	return strings.Join(words, " ")
}

// KeyName returns a key as people write it: "↑", "ctrl+f".
func KeyName(key string) string {
	switch key {
	case "up":
		return "↑"
	case "down":
		return "↓"
	case "left":
		return "←"
	case "right":
		return "→"
	case "pgup":
		return "PgUp"
	case "pgdown":
		return "PgDn"
	}
	return key
}

// Key returns the name of a pressed key on any keyboard layout: a Cyrillic letter means the Latin letter of the same
// key. On these layouts the key of "/" and "?" types "." and ",", which no
// action uses.
func Key(msg tea.KeyPressMsg) string {
	k := msg.Key()
	switch k.Text {
	case ".":
		return "/"
	case ",":
		return "?"
	}
	if k.Code <= unicode.MaxASCII && (k.Text == "" || k.Text[0] <= unicode.MaxASCII) {
		return msg.String()
	}
	if r, ok := latin(k); ok {
		if mod := k.Mod &^ tea.ModShift; mod != 0 {
			return tea.Key{Code: unicode.ToLower(r), Mod: mod}.Keystroke()
		}
		return string(r)
	}
	return msg.String()
}

// latin finds the Latin letter on the key: from the kitty protocol, else from the key's place on a Ukrainian or Russian
// keyboard.
func latin(k tea.Key) (rune, bool) {
	typed := k.Code
	if k.Text != "" {
		typed = []rune(k.Text)[0]
	}
	upper := unicode.IsUpper(typed) || k.Mod&tea.ModShift != 0
	base := k.BaseCode
	if base == 0 {
		i := strings.IndexRune(cyrillic, unicode.ToLower(typed))
		if i < 0 {
			return 0, false
		}
		base = []rune(qwerty)[len([]rune(cyrillic[:i]))]
	}
	if base > unicode.MaxASCII {
		return 0, false
	}
	if upper {
		base = shifted(base)
	}
	return base, true
}

// The letters of the Ukrainian and Russian layouts, and at the same index the Latin letters of their keys.
const (
	cyrillic = "йцукенгшщзхїфівапролджєячсмитьбюъыэё"
	qwerty   = "qwertyuiop[]asdfghjkl;'zxcvbnm,.]s'`"
)

func shifted(r rune) rune {
	const plain, withShift = "[];',./`1234567890-=", "{}:\"<>?~!@#$%^&*()_+"
	if i := strings.IndexRune(plain, r); i >= 0 {
		return rune(withShift[i])
	}
	return unicode.ToUpper(r)
}

// Mover is how a list or a text moves.
type Mover struct {
	Down, Up, Top, Bottom, HalfDown, HalfUp func() tea.Cmd
}

// Moves returns the actions that move. Their keys are the same everywhere.
func Moves(m Mover) []Action {
	return []Action{
		{Keys: Down, Label: Label{Name: "down", Help: "down"}.Translated(), Group: GroupMoving, Run: m.Down},
		{Keys: Up, Label: Label{Name: "up", Help: "up"}.Translated(), Group: GroupMoving, Run: m.Up},
		{Keys: Top, Label: Label{Name: "first", Help: "to the top"}.Translated(), Group: GroupMoving, Run: m.Top},
		{Keys: Bottom, Label: Label{Name: "last", Help: "to the end"}.Translated(), Group: GroupMoving, Run: m.Bottom},
		{Keys: HalfDown, Label: Label{Name: "page down", Help: "half a page down"}.Translated(), Group: GroupMoving, Run: m.HalfDown},
		{Keys: HalfUp, Label: Label{Name: "page up", Help: "half a page up"}.Translated(), Group: GroupMoving, Run: m.HalfUp},
	}
}

func sayGroup(g Group) string {
	switch g {
	case GroupJobs:
		return lang.Text("Jobs")
	case GroupApplicants:
		return lang.Text("Applicants")
	case GroupReview:
		return lang.Text("Your review")
	case GroupFiles:
		return lang.Text("CVs, exports and links")
	case GroupFind:
		return lang.Text("Find, filter and sort")
	case GroupForm:
		return lang.Text("Job form")
	case GroupMoving:
		return lang.Text("Move around")
	case GroupService:
		return lang.Text("Service and account")
	case GroupProgram:
		return lang.Text("Program")
	case GroupOwn:
		return lang.Text("Commands of your own")
	case GroupMore:
	}
	return lang.Text("More")
}
