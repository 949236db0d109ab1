package help

import (
	"io/fs"
	"strings"

	"shortlist/assets"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// Topics lists the guides, in the order for a new reader.
var Topics = []string{"install", "configuration", "reviewing", "jobs", "callbacks", "offline", "host", "team", "scripting", "privacy", "linear", "keys"}

// Markdown returns the text of a guide in the language of this process.
func Markdown(topic string) (string, error) {
	data, err := fs.ReadFile(assets.Guides, Path(topic, lang.Current()))
	text := string(data)
	if topic == "keys" {
		text += changedKeys()
	}
	return text, err
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
