package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
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

// catalogue are the texts of a package in a language: the string literals of each method, in their order.
type catalogue map[string][]string

// catalogues reads the catalogues of a package by their types: "english", "ukrainian" and so on.
func catalogues(t *testing.T, dir string) map[string]catalogue {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]catalogue{}
	for _, path := range paths {
		if base := filepath.Base(path); !strings.HasPrefix(base, "words") && base != "reasons.go" || strings.HasSuffix(base, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv == nil {
				continue
			}
			owner := ownerOf(f)
			if owner == nil {
				continue
			}
			if out[owner.Name] == nil {
				out[owner.Name] = catalogue{}
			}
			texts := []string{}
			ast.Inspect(f.Body, func(n ast.Node) bool {
				if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
					if s, err := strconv.Unquote(l.Value); err == nil {
						texts = append(texts, s)
					}
				}
				return true
			})
			out[owner.Name][f.Name.Name] = texts
		}
	}
	return out
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
	files, err := filepath.Glob(filepath.Join(dir, "words*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range parsed.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv == nil || len(f.Body.List) != 1 {
				continue
			}
			owner := ownerOf(f)
			result, ok := f.Body.List[0].(*ast.ReturnStmt)
			if !ok || owner == nil {
				continue
			}
			if made, ok := result.Results[0].(*ast.CompositeLit); ok && strings.HasSuffix(fmt.Sprint(made.Type), "Label}") {
				fields := map[string]string{}
				for _, e := range made.Elts {
					if kv, ok := e.(*ast.KeyValueExpr); ok {
						if literal, ok := kv.Value.(*ast.BasicLit); ok {
							fields[fmt.Sprint(kv.Key)], _ = strconv.Unquote(literal.Value)
						}
					}
				}
				if out[owner.Name] == nil {
					out[owner.Name] = map[string]map[string]string{}
				}
				out[owner.Name][f.Name.Name] = fields
			}
		}
	}
	return out
}
