package help

import (
	"io/fs"
	"regexp"
	"strings"

	"shortlist/assets"
	"shortlist/config"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// Topics lists the guides, in the order for a new reader.
var Topics = []string{"install", "configuration", "reviewing", "needs", "packet", "answers", "interviews", "jobs", "callbacks", "offline", "host", "team", "scripting", "privacy", "linear", "keys"}

// Section is a part of the table of keys: the actions of one place.
type Section struct {
	Title   string
	Actions []action.Action
}

// Markdown returns the text of a guide in the language of this process. Markers in the guide are replaced by what is made from the
// code: tables, names and the example. Only a marker of keys calls keys.
func Markdown(topic string, keys func() []Section) (string, error) {
	text, err := source(topic)
	return marker.ReplaceAllStringFunc(text, func(found string) string {
		switch found {
		case "<!-- keys -->\n":
			return keyTable(keys()) + changedKeys()
		case "<!-- names -->\n":
			return "`" + strings.Join(action.Names(), "`, `") + "`\n"
		case "<!-- settings -->\n":
			return settingTable()
		case "<!-- example -->\n":
			return "```toml\n" + assets.Config + "```\n"
		}
		return found
	}), err
}

var marker = regexp.MustCompile(`(?m)^<!-- [a-z]+ -->\n`)

// source is the file of a guide.
func source(topic string) (string, error) {
	data, err := fs.ReadFile(assets.Guides, Path(topic, lang.Current()))
	return string(data), err
}

func keyTable(sections []Section) string {
	var b strings.Builder
	b.WriteString("| " + lang.TextIn("table of keys", "key") + " | |\n|---|---|\n")
	for _, s := range sections {
		b.WriteString("| **" + s.Title + "** | |\n")
		for _, a := range tabsTogether(nil, s.Actions) { // no key is pressed here
			if len(a.Keys) > 0 { // not disabled
				b.WriteString("| " + codes(a.Keys) + " | " + a.HelpText() + " |\n")
			}
		}
	}
	return b.String()
}

func settingTable() string {
	var b strings.Builder
	b.WriteString(lang.Text("| key | default | what it does |") + "\n|---|---|---|\n")
	for _, s := range config.Settings() {
		def, help := "", s.Help
		if s.Default != "" {
			def = "`" + s.Default + "`"
		}
		if len(s.Values) > 0 {
			help += " " + lang.Text("Values: %s", "`"+strings.Join(s.Values, "`, `")+"`") + "."
		}
		b.WriteString("| `" + s.Key + "` | " + def + " | " + help + " |\n")
	}
	return b.String()
}

// changedKeys is a table of the keys that the configuration has changed; "" without any.
func changedKeys() string {
	changes := action.Changes()
	if len(changes) == 0 {
		return ""
	}
	var b strings.Builder
	b.WriteString("\n## " + lang.Text("Keys that your configuration has changed") + "\n\n" + lang.Text("| action | keys | instead of |") + "\n|---|---|---|\n")
	for _, c := range changes {
		b.WriteString("| `" + c.Name + "` | " + codes(c.Keys) + " | " + codes(c.Were) + " |\n")
	}
	return b.String()
}

func codes(keys action.Keys) string {
	names := make([]string, len(keys))
	for i, k := range keys {
		names[i] = "`" + action.KeyName(k) + "`"
	}
	return strings.Join(names, " ")
}

// Path is the file of a guide in a language, in assets.Guides.
func Path(topic string, l lang.Language) string {
	if l == lang.English {
		return topic + ".md"
	}
	return l.Code() + "/" + topic + ".md"
}

// Title is the text of the first heading.
func Title(markdown string) string {
	first, _, _ := strings.Cut(markdown, "\n")
	return strings.TrimPrefix(first, "# ")
}
