package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"shortlist/model/lang"
)

// catalogue are the texts of a package in a language: the string literals of each field and each method, in
// their order.
type catalogue map[string][]string

// catalogues reads the catalogues of a package, by language: the methods of "english" and the variables that
// end in "inEnglish" belong together.
func catalogues(t *testing.T, dir string) map[string]catalogue {
	t.Helper()
	out := map[string]catalogue{}
	put := func(language, name string, n ast.Node) {
		if out[language] == nil {
			out[language] = catalogue{}
		}
		texts := []string{}
		ast.Inspect(n, func(n ast.Node) bool {
			if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
				if s, err := strconv.Unquote(l.Value); err == nil {
					texts = append(texts, s)
				}
			}
			return true
		})
		out[language][name] = texts
	}
	for _, file := range catalogueFiles(t, dir) {
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil {
				if owner := ownerOf(f); owner != nil {
					put(owner.Name, f.Name.Name, f.Body)
				}
			}
		}
		for language, literals := range variables(file) {
			for name, value := range textsOf(literals...) {
				put(language, name, value)
			}
		}
	}
	return out
}

// catalogueFiles returns the parsed files of a package's catalogues.
func catalogueFiles(t *testing.T, dir string) (files []*ast.File) {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		if base := filepath.Base(path); !strings.HasPrefix(base, "words") && base != "reasons.go" || strings.HasSuffix(base, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	return files
}

// inLanguage is the name of a variable that holds a catalogue's texts, or a part of them.
var inLanguage = regexp.MustCompile(`^\w*[iI]n(English|Ukrainian|Romanian|Hungarian)$`)

// variables returns the variables of a file that hold a catalogue's texts, by language.
func variables(file *ast.File) map[string][]*ast.CompositeLit {
	out := map[string][]*ast.CompositeLit{}
	for _, d := range file.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.VAR || len(g.Specs) != 1 {
			continue
		}
		v := g.Specs[0].(*ast.ValueSpec)
		name := inLanguage.FindStringSubmatch(v.Names[0].Name)
		if name == nil || len(v.Values) != 1 {
			continue
		}
		if literal, ok := v.Values[0].(*ast.CompositeLit); ok {
			language := strings.ToLower(name[1])
			out[language] = append(out[language], literal)
		}
	}
	return out
}

// textsOf returns the values of a catalogue's variables by the names of their fields.
func textsOf(literals ...*ast.CompositeLit) map[string]ast.Expr {
	out := map[string]ast.Expr{}
	for _, literal := range literals {
		for _, e := range literal.Elts {
			kv, ok := e.(*ast.KeyValueExpr)
			if !ok {
				continue
			}
			if part, ok := kv.Value.(*ast.CompositeLit); ok && fmt.Sprint(part.Type) == fmt.Sprint(kv.Key) { // an embedded part
				maps.Copy(out, textsOf(part))
			}
			out[fmt.Sprint(kv.Key)] = kv.Value
		}
	}
	return out
}

// TestEveryTextIsInEveryLanguage: each language sets each field of a catalogue, and its own parts. A language
// without a sentence does not compile.
func TestEveryTextIsInEveryLanguage(t *testing.T) {
	compared := 0
	for _, dir := range catalogueDirs(t) {
		var fields []string
		set := map[string]map[string]ast.Expr{"english": {}, "ukrainian": {}, "romanian": {}, "hungarian": {}}
		for _, file := range catalogueFiles(t, dir) {
			for _, name := range fieldsOf(file) {
				if slices.Contains(fields, name) {
					t.Errorf("%s has two texts with the name %s", dir, name)
				}
				fields = append(fields, name)
			}
			for language, literals := range variables(file) {
				maps.Copy(set[language], textsOf(literals...))
			}
		}
		for language, texts := range set {
			for _, field := range fields {
				if why := problemOf(texts[field], language); why != "" {
					t.Errorf("%s: %s %s in %s", dir, field, why, language)
				}
				compared++
			}
		}
	}
	if compared < 5000 {
		t.Errorf("only %d texts were looked for", compared)
	}
}

// fieldsOf returns the fields of the structs that a file's catalogues fill, those of embedded parts among them.
func fieldsOf(file *ast.File) (names []string) {
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.TypeSpec)
		if !ok || spec.Name.Name != "words" && spec.Name.Name != "reasons" && !strings.HasSuffix(spec.Name.Name, "Words") {
			return true
		}
		if s, ok := spec.Type.(*ast.StructType); ok {
			for _, f := range s.Fields.List {
				for _, name := range f.Names {
					names = append(names, name.Name)
				}
				if len(f.Names) == 0 {
					names = append(names, fmt.Sprint(f.Type))
				}
			}
		}
		return true
	})
	return names
}

// problemOf returns what is wrong with the value of a field in a language.
func problemOf(value ast.Expr, language string) string {
	own := func(name string) bool { return strings.HasSuffix(strings.ToLower(name), language) }
	switch v := value.(type) {
	case nil:
		return "is missing"
	case *ast.BasicLit:
		if v.Value == `""` {
			return "is empty"
		}
	case *ast.CompositeLit:
		if len(v.Elts) == 0 {
			return "is empty"
		}
	case *ast.Ident: // a part
		if !own(v.Name) {
			return "is of another language"
		}
	case *ast.CallExpr: // new(english)
		if len(v.Args) == 1 && !own(fmt.Sprint(v.Args[0])) {
			return "is of another language"
		}
	}
	return ""
}

// ownerOf returns the name of a method's type, and nil if the receiver is no pointer.
func ownerOf(method *ast.FuncDecl) *ast.Ident {
	pointer, ok := method.Recv.List[0].Type.(*ast.StarExpr)
	if !ok {
		return nil
	}
	owner, _ := pointer.X.(*ast.Ident)
	return owner
}

var (
	verb    = regexp.MustCompile(`%[-+# 0]*[0-9.*]*(?:\[\d+\])?[a-zA-Z]`)
	letters = regexp.MustCompile(`[a-zA-Z]{2,}`)
)

// catalogueDirs returns the folders of the packages that have catalogues.
func catalogueDirs(t *testing.T) (dirs []string) {
	t.Helper()
	for _, pattern := range []string{"*", "*/*", "*/*/*", "*/*/*/*"} {
		found, err := filepath.Glob(filepath.Join(pattern, "words_uk.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range found {
			dirs = append(dirs, filepath.Dir(path))
		}
	}
	if len(dirs) < 50 {
		t.Fatalf("only %d packages have catalogues", len(dirs))
	}
	return dirs
}

// TestCataloguesHavePointerReceivers because Go compiles a method of a value a second time, for the interface that
// lang.Choose returns: 2.6 MB of the program.
func TestCataloguesHavePointerReceivers(t *testing.T) {
	value := regexp.MustCompile(`(?m)^func \((\w+ )?(english|ukrainian|romanian|hungarian)\) \w+`)
	for _, dir := range catalogueDirs(t) {
		paths, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range paths {
			code, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			for _, method := range value.FindAllString(string(code), -1) {
				t.Errorf("%s: the receiver is no pointer: %s", path, method)
			}
		}
	}
}

// TestTheLanguagesHoldTheirRules reads all catalogues: no text stays in English, letters are those of
// the language, and no Hungarian article comes before a variable.
func TestTheLanguagesHoldTheirRules(t *testing.T) {
	types := map[lang.Language]string{lang.Ukrainian: "ukrainian", lang.Romanian: "romanian", lang.Hungarian: "hungarian"}
	dirs := catalogueDirs(t)
	cyrillic := func(s string) bool {
		return strings.ContainsFunc(s, func(r rune) bool { return unicode.Is(unicode.Cyrillic, r) })
	}
	for _, dir := range dirs {
		all := catalogues(t, dir)
		for l, name := range types {
			english, foreign := all["english"], all[name]
			for method, texts := range foreign {
				where := dir + ": " + name + "." + method
				before := english[method]
				joined, original := strings.Join(texts, "\x00"), strings.Join(before, "\x00")
				switch {
				case l == lang.Ukrainian && strings.ContainsAny(joined, "ыэъёЫЭЪЁ"):
					t.Errorf("%s has a letter that Ukrainian has not: %q", where, joined)
				case l != lang.Ukrainian && cyrillic(joined) && !cyrillic(original):
					t.Errorf("%s has a Cyrillic letter: %q", where, joined)
				case l == lang.Romanian && strings.ContainsAny(joined, "şţŞŢ"):
					t.Errorf("%s has a cedilla: %q", where, joined)
				case l == lang.Hungarian && regexp.MustCompile(`(?i)(^|[\s(„])az? „?%`).MatchString(joined):
					t.Errorf("%s has an article before a variable: %q", where, joined)
				case joined == original && len(letters.FindAllString(verb.ReplaceAllString(original, ""), -1)) > 2 && !strings.HasPrefix(original, "shortlist ") && !strings.HasSuffix(original, "example.com"):
					t.Errorf("%s is in English: %q", where, joined)
				}
			}
		}
	}
}

// TestActionsAreFoundByTheirEnglishNames in every language, as in the palette and line by line.
func TestActionsAreFoundByTheirEnglishNames(t *testing.T) {
	checked := 0
	for _, dir := range catalogueDirs(t) {
		all := labels(t, dir)
		for _, name := range []string{"ukrainian", "romanian", "hungarian"} {
			for method, label := range all[name] {
				english := all["english"][method]
				for _, wanted := range []string{english["Name"], english["Title"]} {
					known := strings.ToLower(strings.Join([]string{label["Name"], label["Title"], label["Synonyms"]}, ", "))
					if wanted == "" || slices.Contains(strings.Split(known, ", "), strings.ToLower(wanted)) || strings.Contains(wanted, ",") {
						continue
					}
					t.Errorf("%s: %s.%s is not found by %q, but by %q", dir, name, method, wanted, known)
				}
				checked++
			}
		}
	}
	if checked < 500 {
		t.Errorf("only %d labels were compared", checked)
	}
}

// labels returns the texts of the labels that a package's catalogues make of literals, by language, method and
// field.
func labels(t *testing.T, dir string) map[string]map[string]map[string]string {
	t.Helper()
	out := map[string]map[string]map[string]string{}
	put := func(language, name string, value ast.Expr) {
		made, ok := value.(*ast.CompositeLit)
		if !ok || !strings.HasSuffix(fmt.Sprint(made.Type), "Label}") {
			return
		}
		fields := map[string]string{}
		for _, e := range made.Elts {
			if kv, ok := e.(*ast.KeyValueExpr); ok {
				if literal, ok := kv.Value.(*ast.BasicLit); ok {
					fields[fmt.Sprint(kv.Key)], _ = strconv.Unquote(literal.Value)
				}
			}
		}
		if out[language] == nil {
			out[language] = map[string]map[string]string{}
		}
		out[language][name] = fields
	}
	for _, file := range catalogueFiles(t, dir) {
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv == nil || len(f.Body.List) != 1 {
				continue
			}
			if result, ok := f.Body.List[0].(*ast.ReturnStmt); ok {
				if owner := ownerOf(f); owner != nil {
					put(owner.Name, f.Name.Name, result.Results[0])
				}
			}
		}
		for language, literals := range variables(file) {
			for name, value := range textsOf(literals...) {
				put(language, name, value)
			}
		}
	}
	return out
}
