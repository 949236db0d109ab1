// Package entries finds the texts in the code and keeps the files of the translators up to date with them. Only
// tests and the program that writes the files import it.
package entries

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/leonelquinteros/gotext"
)

// Entry is a text in the code.
type Entry struct {
	Context string // what the text is about, where its English has several translations
	English string
	Plural  string // the English text about several things; "": the text has no plural
	Note    string // for translators
	Files   []string
}

// key identifies an entry.
func (e Entry) key() string { return e.Context + "\x04" + e.English }

// functions of package lang that take a text: the number of the argument that is its context, its text and its
// plural; -1: it has none.
var functions = map[string][3]int{
	"Text": {-1, 0, -1}, "TextIn": {0, 1, -1}, "TextOf": {-1, 1, -1}, "Mark": {0, 1, -1}, "Errorf": {-1, 0, -1}, "NewError": {-1, 0, -1},
	"Plural": {-1, 1, 2}, "PluralIn": {0, 2, 3},
}

// contexts of an action's words, by the field of the label.
var contexts = map[string]string{"Name": "footer", "Title": "palette", "Help": "help"}

// InCode returns the texts in the Go files below a folder, tests left out, in the order of files and lines.
func InCode(root string) ([]Entry, error) {
	var all []Entry
	at := map[string]int{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (strings.HasPrefix(d.Name(), ".") && path != root || d.Name() == "testdata" || isModule(path) && path != root):
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		name, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		found, err := inFile(path)
		if err != nil {
			return err
		}
		for _, e := range found {
			i, known := at[e.key()]
			if !known {
				i = len(all)
				at[e.key()] = i
				all = append(all, e)
			}
			if all[i].Plural != e.Plural {
				return fmt.Errorf("%s: %q has another plural elsewhere", name, e.English)
			}
			if !slices.Contains(all[i].Files, filepath.ToSlash(name)) {
				all[i].Files = append(all[i].Files, filepath.ToSlash(name))
			}
		}
		return nil
	})
	return all, err
}

func isModule(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, "go.mod"))
	return err == nil
}

func inFile(path string) (found []Entry, err error) {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			var e Entry
			e, err = inCall(n, err)
			if e.English != "" {
				found = append(found, e)
			}
			if err != nil {
				err = fmt.Errorf("%s: %w", set.Position(n.Pos()), err)
				return false
			}
		case *ast.CompositeLit:
			found = append(found, inLabel(n)...)
		}
		return err == nil
	})
	return found, err
}

// inCall returns the text that a call of package lang takes, if it is one.
func inCall(call *ast.CallExpr, before error) (e Entry, err error) {
	fun, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || before != nil {
		return e, before
	}
	owner, ok := fun.X.(*ast.Ident)
	places, takes := functions[fun.Sel.Name]
	if !ok || owner.Name != "lang" || !takes || len(call.Args) <= slices.Max(places[:]) {
		return e, nil
	}
	for i, to := range []*string{&e.Context, &e.English, &e.Plural} {
		if places[i] < 0 {
			continue
		}
		if *to, ok = literal(call.Args[places[i]]); !ok {
			return Entry{}, fmt.Errorf("the text of lang.%s is no literal", fun.Sel.Name)
		}
	}
	return e, nil
}

// inLabel returns the words of an action's label that is written down with the names of its fields.
func inLabel(c *ast.CompositeLit) (found []Entry) {
	if name := fmt.Sprint(c.Type); name != "Label" && name != "&{action Label}" {
		return nil
	}
	words := map[string]string{}
	for _, element := range c.Elts {
		if kv, ok := element.(*ast.KeyValueExpr); ok {
			if s, ok := literal(kv.Value); ok {
				words[fmt.Sprint(kv.Key)] = s
			}
		}
	}
	about := func(context string) string { return strings.TrimSpace(context + " " + words["Context"]) }
	for _, field := range []string{"Name", "Title", "Help"} {
		if words[field] != "" {
			found = append(found, Entry{Context: about(contexts[field]), English: words[field]})
		}
	}
	if title := cmp.Or(words["Title"], words["Name"]); title != "" {
		other := Entry{Context: about("synonyms"), English: title}
		if in := words["Synonyms"]; in != "" {
			other.Note = "In English: " + in
		}
		found = append(found, other)
	}
	return found
}

// literal returns the value of a string that is written down, in one part or in several.
func literal(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		s, err := strconv.Unquote(e.Value)
		return s, err == nil && e.Kind == token.STRING
	case *ast.ParenExpr:
		return literal(e.X)
	case *ast.BinaryExpr:
		left, ok := literal(e.X)
		right, ok2 := literal(e.Y)
		return left + right, ok && ok2 && e.Op == token.ADD
	}
	return "", false
}

// Known returns the translations of a file: a text for each form of the language.
func Known(file []byte) func(Entry) map[int]string { return read(file).of }

// Update returns the file of a language with the entries of the code: those that are new have no translation, and those
// that left the code are dropped.
func Update(file []byte, all []Entry, translated func(Entry) map[int]string) []byte {
	header, _, _ := strings.Cut(string(file), "\n\n")
	forms := 1
	if _, after, ok := strings.Cut(header, "nplurals="); ok {
		forms, _ = strconv.Atoi(after[:1])
	}
	var b strings.Builder
	b.WriteString(strings.TrimSpace(header) + "\n")
	for i, e := range all {
		b.WriteString("\n")
		if e.Note != "" {
			b.WriteString("#. " + e.Note + "\n")
		}
		if i == 0 || !slices.Equal(e.Files, all[i-1].Files) { // the files are built in; entries without a place follow one that has it
			b.WriteString("#: " + strings.Join(e.Files, " ") + "\n")
		}
		if strings.Contains(e.English+e.Plural, "%") {
			b.WriteString("#, go-format\n")
		}
		if e.Context != "" {
			b.WriteString("msgctxt " + quoted(e.Context) + "\n")
		}
		b.WriteString("msgid " + quoted(e.English) + "\n")
		known := translated(e)
		if e.Plural == "" {
			b.WriteString("msgstr " + quoted(known[0]) + "\n")
			continue
		}
		b.WriteString("msgid_plural " + quoted(e.Plural) + "\n")
		for form := range forms {
			b.WriteString("msgstr[" + strconv.Itoa(form) + "] " + quoted(known[form]) + "\n")
		}
	}
	return []byte(b.String())
}

var fuzzy = regexp.MustCompile(`(?m)^#,.*\bfuzzy\b`)

// translations are the texts of a language's file, by context and English text.
type translations map[string]map[string]*gotext.Translation

// read returns the texts of a file without those that a translator marked as fuzzy, which gotext would return, too.
func read(file []byte) translations {
	blocks := strings.Split(string(file), "\n\n")
	blocks = slices.DeleteFunc(blocks, func(block string) bool { return fuzzy.MatchString(block) })
	po := gotext.NewPo()
	po.Parse([]byte(strings.Join(blocks, "\n\n")))
	all := translations(po.GetDomain().GetCtxTranslations())
	all[""] = po.GetDomain().GetTranslations()
	return all
}

// of returns the translations of an entry, one for each form of the language; nil if the file has none.
func (t translations) of(e Entry) map[int]string {
	if found := t[e.Context][e.English]; found != nil {
		return found.Trs
	}
	return nil
}

// quoted writes a string for gettext, a line of text a line.
func quoted(s string) string {
	if strings.Count(strings.TrimSuffix(s, "\n"), "\n") == 0 {
		return escaped(s)
	}
	lines := slices.Collect(strings.Lines(s))
	for i, line := range lines {
		lines[i] = escaped(line)
	}
	return `""` + "\n" + strings.Join(lines, "\n")
}

var escapes = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`, "\t", `\t`, "\r", `\r`)

func escaped(s string) string { return `"` + escapes.Replace(s) + `"` }
