package house

import (
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
	"testing"

	"shortlist/model/modeltest"
)

const contract = "api/CONTRACT.md"

var (
	heading  = regexp.MustCompile(`(?m)^#+ (?:(§[\d.]*\d|CONTRACT \d+)\b)?.*$`)
	lineEnd  = regexp.MustCompile(`\n[ \t]*(?://|--)?[ \t]*`) // with the mark that begins the next line of a comment
	reading  = regexp.MustCompile(`\bCONTRACT (\d+(?:(?:–|, | and )\d+)*)`)
	section  = regexp.MustCompile(`(§[\d.]*\d)(?: rules? (\d+)(?:(?: and | to )(\d+))?)?`)
	document = regexp.MustCompile(`\b[A-Z]{3,}\.md\b`)
	cited    = regexp.MustCompile(`\b([A-Z]{4,}) \d`)
	conflict = regexp.MustCompile(`(?m)^(?:<{7}|>{7}|\|{7}) .*`)
	aTest    = regexp.MustCompile("`((?:Test|Fuzz)\\w+)`")
	aLink    = regexp.MustCompile(`\]\(([^):#]+)\)`)
	aPackage = regexp.MustCompile("`((?:api|config|model|ui)(?:/[a-z]+)*)`")
)

// standards are published documents that comments cite by number.
var standards = []string{"JPEG", "WCAG"}

// TestNoConflictIsLeft: a merge that was not finished leaves its marks where neither Go nor a reader of the page sees them.
func TestNoConflictIsLeft(t *testing.T) {
	t.Chdir(top)
	err := filepath.WalkDir(".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			if entry != nil && entry.Name() == ".git" {
				return filepath.SkipDir
			}
			return err
		}
		data, err := os.ReadFile(path)
		if m := conflict.Find(data); m != nil {
			t.Errorf("%s holds %q", path, m)
		}
		return err
	})
	modeltest.Must(t, err)
}

// TestReferencesLeadIntoTheTree checks that api/CONTRACT.md explains each "CONTRACT n" and
// each "§n", and that no comment or document refers to a document elsewhere. Below
// model/reading a section is one of the file format that the comment names.
func TestReferencesLeadIntoTheTree(t *testing.T) {
	t.Chdir(top)
	if modeltest.Race { // the race detector makes it many times as slow, and one goroutine has no races
		t.Skip("runs without the race detector")
	}
	explained := explanations(t)
	files, names := texts(t)
	for path, text := range files {
		lines := lineEnd.ReplaceAllString(text, " ")
		for _, m := range reading.FindAllStringSubmatch(lines, -1) {
			for _, n := range numbers(m[1]) {
				if explained["CONTRACT "+n] == "" {
					t.Errorf("%s: %s does not explain CONTRACT %s", path, contract, n)
				}
			}
		}
		if !strings.HasPrefix(path, "model/reading/") {
			for _, m := range section.FindAllStringSubmatch(lines, -1) {
				if explained[m[1]] == "" {
					t.Errorf("%s: %s does not explain %s", path, contract, m[1])
				}
				for _, rule := range m[2:] {
					if rule != "" && !strings.Contains(explained[m[1]], "**Rule "+rule+".**") {
						t.Errorf("%s: %s does not explain %s rule %s", path, contract, m[1], rule)
					}
				}
			}
		}
		for _, name := range document.FindAllString(text, -1) {
			if name != "NAME.md" && name != "LANG.md" && !slices.Contains(names, name) { // those are placeholders
				t.Errorf("%s refers to %s, which is not in the tree", path, name)
			}
		}
		for _, comment := range comments(path, text) {
			for _, m := range cited.FindAllStringSubmatch(comment, -1) {
				if m[1] != "CONTRACT" && !slices.Contains(standards, m[1]) {
					t.Errorf("%s: %q refers to a document outside the tree", path, strings.TrimSpace(comment))
				}
			}
		}
	}
}

// TestContractNamesWhatExists checks the tests and packages that api/CONTRACT.md and the
// documents at the root name.
func TestContractNamesWhatExists(t *testing.T) {
	t.Chdir(top)
	files, _ := texts(t)
	var tests strings.Builder
	for path, text := range files {
		if strings.HasSuffix(path, "_test.go") {
			tests.WriteString(text)
		}
	}
	for path, text := range files {
		if path != contract && (filepath.Ext(path) != ".md" || strings.Contains(path, "/")) {
			continue
		}
		for _, m := range aTest.FindAllStringSubmatch(text, -1) {
			if !strings.Contains(tests.String(), "\nfunc "+m[1]+"(") {
				t.Errorf("%s: there is no test %s", path, m[1])
			}
		}
		for _, m := range aPackage.FindAllStringSubmatch(text, -1) {
			if info, err := os.Stat(m[1]); err != nil || !info.IsDir() {
				t.Errorf("%s: there is no package %s", path, m[1])
			}
		}
		for _, m := range aLink.FindAllStringSubmatch(text, -1) {
			if _, err := os.Stat(filepath.Join(filepath.Dir(path), m[1])); err != nil {
				t.Errorf("%s: there is no file %s", path, m[1])
			}
		}
	}
}

// explanations returns the text below each numbered heading of api/CONTRACT.md. Readings
// are numbered from 1 without a gap, and each heading has a text.
func explanations(t *testing.T) map[string]string {
	t.Helper()
	data, err := os.ReadFile(contract)
	modeltest.Must(t, err)
	page := string(data)
	found := heading.FindAllStringSubmatchIndex(page, -1)
	explained, readings := map[string]string{}, 0
	for i, at := range found {
		if at[2] < 0 { // not numbered
			continue
		}
		name, end := page[at[2]:at[3]], len(page)
		if i+1 < len(found) {
			end = found[i+1][0]
		}
		if explained[name] = strings.TrimSpace(page[at[1]:end]); explained[name] == "" {
			t.Errorf("%s: there is no text below the heading %s", contract, name)
		}
		if strings.HasPrefix(name, "CONTRACT") {
			if readings++; name != "CONTRACT "+strconv.Itoa(readings) {
				t.Errorf("%s: %s is reading number %d", contract, name, readings)
			}
		}
	}
	return explained
}

// texts returns the Go, SQL and Markdown files of the tree by path, and their names.
func texts(t *testing.T) (files map[string]string, names []string) {
	t.Helper()
	files = map[string]string{}
	err := filepath.WalkDir(".", func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (entry.Name() == ".git" || entry.Name() == "testdata"):
			return filepath.SkipDir
		case entry.IsDir() || !slices.Contains([]string{".go", ".sql", ".md"}, filepath.Ext(path)):
			return nil
		}
		data, err := os.ReadFile(path)
		files[filepath.ToSlash(path)] = string(data)
		names = append(names, entry.Name())
		return err
	})
	if err != nil || len(files) < 100 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	return files, names
}

// comments returns the comments of a program, or the lines of a document.
func comments(path, text string) (out []string) {
	mark := map[string]string{".go": "//", ".sql": "--"}[filepath.Ext(path)]
	for line := range strings.Lines(text) {
		if _, comment, ok := strings.Cut(line, mark); ok {
			out = append(out, comment)
		}
	}
	return out
}

// numbers expands a list such as "3, 10" or "20–40".
func numbers(list string) (out []string) {
	for part := range strings.SplitSeq(strings.ReplaceAll(list, " and ", ", "), ", ") {
		first, last, _ := strings.Cut(part, "–")
		from, _ := strconv.Atoi(first)
		to, err := strconv.Atoi(last)
		if err != nil {
			to = from
		}
		for n := from; n <= to; n++ {
			out = append(out, strconv.Itoa(n))
		}
	}
	return out
}

// TestACommentNamesWhatItDocuments: the comment of a function or a type begins with its name, which a renaming leaves behind
// in the comment. The comment of a test gives its rule.
func TestACommentNamesWhatItDocuments(t *testing.T) {
	t.Chdir(top)
	begins := func(files *token.FileSet, name string, doc *ast.CommentGroup) {
		if first, _, _ := strings.Cut(doc.Text(), " "); doc != nil && strings.TrimRight(first, ",.:;\n") != name {
			t.Errorf("%s: the comment of %s begins with %q", files.Position(doc.Pos()), name, first)
		}
	}
	err := filepath.WalkDir(".", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, path, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, d := range file.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				begins(files, d.Name.Name, d.Doc)
			case *ast.GenDecl:
				if d.Tok == token.TYPE && len(d.Specs) == 1 {
					begins(files, d.Specs[0].(*ast.TypeSpec).Name.Name, d.Doc)
				}
			}
		}
		return nil
	})
	modeltest.Must(t, err)
}
