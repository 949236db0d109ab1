package answers

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"shortlist/assets"
	"shortlist/model/lang"
	"shortlist/model/spelling"
)

// Placeholder is something that a template has in braces.
type Placeholder string

// The placeholders.
const (
	ForName    Placeholder = "name" // of the applicant
	ForJob     Placeholder = "job"  // the titles of the jobs
	ForCompany Placeholder = "company"
	ForSender  Placeholder = "sender"
	ForDate    Placeholder = "date"  // when an interview takes place
	ForSlots   Placeholder = "slots" // times that an invitation offers
	forBoard   Placeholder = "board" // the host of the service; only the line about the source has it
)

var placeholder = regexp.MustCompile(`\{[^{}\n]*\}`)

// Template is the text of a letter before its placeholders have values.
type Template struct {
	Subject, Text string
	Own           string // the path of the person's own file; "": it is built in
}

// Templates finds templates: the person's own file NAME.LANG.md in Folder, else the built-in one.
type Templates struct {
	Folder string // "": there are no own ones
}

// longestTemplate limits a file of a template, in bytes.
const longestTemplate = 64 << 10

// Find returns the template of a name and a language's code.
func (t Templates) Find(name Name, code string) (Template, error) {
	file := string(name) + "." + code + ".md"
	if t.Folder != "" {
		path := filepath.Join(t.Folder, file)
		data, err := readTemplate(path)
		if err == nil {
			out, err := ParseTemplate(path, data)
			out.Own = path
			return out, err
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return Template{}, err
		}
	}
	data, err := fs.ReadFile(assets.AnswerLetters, file)
	if err != nil {
		return Template{}, lang.Errorf("there is no letter %q in the language %q: letters are %s", string(name), code, joinNames())
	}
	return ParseTemplate(file, string(data))
}

// source returns the sentence about where an applicant's data comes from.
func (t Templates) source(code string) (string, error) {
	file := "source." + code + ".md"
	if t.Folder != "" {
		data, err := readTemplate(filepath.Join(t.Folder, file))
		if !errors.Is(err, fs.ErrNotExist) {
			return strings.TrimSpace(data), err
		}
	}
	data, err := fs.ReadFile(assets.AnswerLetters, file)
	return strings.TrimSpace(string(data)), err
}

func joinNames() string {
	var names []string
	for _, n := range Names() {
		names = append(names, string(n))
	}
	return strings.Join(names, ", ")
}

func readTemplate(path string) (text string, err error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer func() { _ = f.Close() }() // only read
	data, err := io.ReadAll(io.LimitReader(f, longestTemplate+1))
	if err == nil && len(data) > longestTemplate {
		err = lang.Errorf("%s is too large for a letter", path)
	}
	return spelling.Decoded(data), err
}

// ParseTemplate reads a text: a title, which is the subject, and what is below it. Errors name it by path.
func ParseTemplate(path, data string) (Template, error) {
	first, text, _ := strings.Cut(strings.TrimLeft(strings.ReplaceAll(data, "\r\n", "\n"), "\n"), "\n")
	subject, ok := strings.CutPrefix(first, "# ")
	t := Template{Subject: strings.TrimSpace(subject), Text: strings.Trim(text, "\n")}
	if !ok || t.Subject == "" || t.Text == "" {
		return Template{}, lang.Errorf("%s is not a letter: its first line has to be “# ” and the subject, and the text follows", path)
	}
	return t, nil
}

// Values are the values of placeholders. Text of strangers has to be safe before it becomes one.
type Values map[Placeholder]string

// MissingError is returned for a letter whose placeholders lack values.
type MissingError struct{ Placeholders []Placeholder }

// Error names the placeholders.
func (e *MissingError) Error() string {
	var names []string
	for _, p := range e.Placeholders {
		names = append(names, "{"+string(p)+"}")
	}
	return lang.Text("the letter has no value for %s", strings.Join(names, ", "))
}

// Fill returns subject and text of a letter. A placeholder that is unknown or has no value makes a *MissingError. A value
// is never read for placeholders.
func (t Template) Fill(values Values) (subject, text string, err error) {
	var missing []Placeholder
	fill := func(s string) string {
		return placeholder.ReplaceAllStringFunc(s, func(found string) string {
			p := Placeholder(found[1 : len(found)-1])
			value := values[p]
			if value == "" && !slices.Contains(missing, p) {
				missing = append(missing, p)
			}
			return value
		})
	}
	subject, text = fill(t.Subject), fill(t.Text)
	if len(missing) > 0 {
		return "", "", &MissingError{missing}
	}
	return subject, text, nil
}

// WithSource returns the template with the sentence at its end that names who handed over the applicant's data, and
// who is responsible for it (GDPR Art. 14).
func (t Template) WithSource(in Templates, code, board string) (Template, error) {
	sentence, err := in.source(code)
	if err != nil || sentence == "" {
		return t, err
	}
	t.Text += "\n\n" + strings.ReplaceAll(sentence, "{"+string(forBoard)+"}", board)
	return t, nil
}

// Titles joins the titles of jobs, each once, in the quotation marks of a language.
func Titles(code string, titles []string) string {
	l, _ := lang.Parse(code)
	var out []string
	for _, title := range titles {
		if quoted := l.Quoted(title); title != "" && !slices.Contains(out, quoted) {
			out = append(out, quoted)
		}
	}
	return strings.Join(out, ", ")
}
