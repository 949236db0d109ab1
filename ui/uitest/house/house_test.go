// Package house holds the rules of the tree that no compiler knows: words, imports, sizes and references.
package house

import (
	"bytes"
	"errors"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	pathpkg "path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

// top is the top of the tree, where the paths of all tests begin. A test goes there by t.Chdir, and reads files itself:
// Go keeps the result of a test until a file that it has seen the test read changes, and sees neither the directory
// that TestMain changes to nor the files that another program reads.
const top = "../../.."

// TestImportsRunOneWay keeps the directions of the house: main → ui →
// api/account → (api, model/store, model/files) → model.
func TestImportsRunOneWay(t *testing.T) {
	t.Chdir(top)
	imports := packages(t)
	within := func(name string, rooms ...string) bool {
		return slices.ContainsFunc(rooms, func(room string) bool { return name == room || strings.HasPrefix(name, room+"/") })
	}
	ours := func(name string) bool { return strings.HasPrefix(name, "shortlist/") }
	foreign := func(name string) bool { return strings.Contains(strings.Split(name, "/")[0], ".") && !ours(name) }
	// panes are the parts of a screen. They ask for each other by an intent.
	panes := []string{
		"shortlist/ui/joblist", "shortlist/ui/jobeditor", "shortlist/ui/applicantlist", "shortlist/ui/candidatedetail",
		"shortlist/ui/reading",
	}
	// wires are the packages of ui that put the program together, and those of its tests.
	wires := []string{"shortlist/ui", "shortlist/ui/cli", "shortlist/ui/e2e", "shortlist/ui/uitest"}
	// exceptions are what some packages below ui import besides: programs, files and terminals are their trade.
	exceptions := map[string][]string{
		"shortlist/ui/cli/admin": {"shortlist/ui/cli/receive"},                                                    // it checks the address of callbacks
		"shortlist/ui/doctor":    {"os", "os/exec", "shortlist/model/store", "shortlist/config", "shortlist/api"}, // it checks them
		"shortlist/ui/export":    {"os", "shortlist/api/wire"},                                                    // JSON has the fields of the service
		"shortlist/ui/external":  {"os", "os/exec", "os/user"},
		"shortlist/ui/help":      {"shortlist/config"}, // a guide has the table of its settings
		"shortlist/ui/linear":    {"os", "os/signal"},
		"shortlist/ui/load":      {"os"},
		"shortlist/ui/reading":   {"shortlist/ui/candidatedetail"},
		"shortlist/ui/settings":  {"os"}, // files of themes
		"shortlist/ui/terminal":  {"os", "os/exec", "os/signal"},
	}
	for _, rule := range []struct {
		name    string
		holds   func(pkg string) bool
		refuses func(imported string) bool
	}{
		{
			"model imports the standard library and its language only",
			func(p string) bool { return p == "shortlist/model" },
			func(i string) bool {
				return foreign(i) || ours(i) && i != "shortlist/model/lang"
			},
		},
		{
			"lang imports the standard library, the texts and their reader only",
			func(p string) bool { return p == "shortlist/model/lang" },
			func(i string) bool {
				return foreign(i) && i != "github.com/leonelquinteros/gotext" ||
					ours(i) && i != "shortlist/assets"
			},
		},
		{
			"packages below model use no network, no screen and no configuration",
			func(p string) bool { return within(p, "shortlist/model") },
			func(i string) bool { return within(i, "shortlist/api", "shortlist/ui", "shortlist/config", "net/http") },
		},
		{
			"api never imports ui",
			func(p string) bool { return within(p, "shortlist/api") },
			func(i string) bool { return within(i, "shortlist/ui", "shortlist/config") },
		},
		{
			"the client and the sandbox know no store",
			func(p string) bool { return within(p, "shortlist/api") && p != "shortlist/api/account" },
			func(i string) bool {
				return within(i, "shortlist/model/store", "shortlist/model/files", "shortlist/api/account")
			},
		},
		{
			"what is below ui knows neither the client nor the store, and does no I/O",
			func(p string) bool {
				return within(p, "shortlist/ui") && !slices.ContainsFunc(wires, func(w string) bool { return p == w || w != "shortlist/ui" && within(p, w) })
			},
			func(i string) bool {
				return i == "shortlist/api" || within(i, "shortlist/api/sandbox", "shortlist/api/wire", "shortlist/model/store", "shortlist/config",
					"shortlist/ui/cli", "net/http", "os", "database/sql")
			},
		},
		{
			"the folders of commands share one package, and do not know each other",
			func(p string) bool { return within(p, "shortlist/ui/cli") && p != "shortlist/ui/cli" },
			func(i string) bool { return within(i, "shortlist/ui/cli") && i != "shortlist/ui/cli/command" },
		},
		{
			"panes do not know each other",
			func(p string) bool { return slices.Contains(panes, p) },
			func(i string) bool { return slices.Contains(panes, i) },
		},
	} {
		for pkg, imported := range imports {
			if !rule.holds(pkg) {
				continue
			}
			for _, i := range imported {
				if rule.refuses(i) && !slices.Contains(exceptions[pkg], i) {
					t.Errorf("%s: %s imports %s", rule.name, pkg, i)
				}
			}
		}
	}
}

// TestKeysAreNamedInTheKeymap holds actions to the names of ui/action/keys.go, so that a key
// changes in one place.
func TestKeysAreNamedInTheKeymap(t *testing.T) {
	t.Chdir(top)
	literal := regexp.MustCompile(`Keys:\s*(\[\]string|action\.Keys|Keys)\{`)
	err := filepath.WalkDir("ui", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		source, err := os.ReadFile(path)
		if found := literal.Find(source); found != nil {
			t.Errorf("%s has an action with keys of its own: %s", path, found)
		}
		return err
	})
	modeltest.Must(t, err)
}

// TestOneFileRunsBubbleTea, so that everything this program relies on is in one place when Bubble Tea changes.
func TestOneFileRunsBubbleTea(t *testing.T) {
	t.Chdir(top)
	runs := regexp.MustCompile(`\btea\.(NewProgram|With\w+)\b|\.(ReleaseTerminal|RestoreTerminal)\(`)
	const home = "ui/terminal/terminal.go"
	err := filepath.WalkDir(".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		source, err := os.ReadFile(path)
		if found := runs.Find(source); (found != nil) != (filepath.ToSlash(path) == home) {
			t.Errorf("%s has %q; only %s may run Bubble Tea", path, found, home)
		}
		return err
	})
	modeltest.Must(t, err)
}

// TestTheShellAndTheCommandsStaySmall: code beyond these lines belongs into the package of its subject.
func TestTheShellAndTheCommandsStaySmall(t *testing.T) {
	t.Chdir(top)
	for _, of := range []struct {
		name  string
		globs []string
		most  int // lines without tests
	}{{"ui", []string{"ui/*.go"}, 1_500}, {"ui/cli with its folders", []string{"ui/cli/*.go", "ui/cli/[b-z]*/*.go", "ui/cli/a[dp]*/*.go"}, 9_000}, {"ui/cli/answers, letters, interviews and packets", []string{"ui/cli/answers/*.go"}, 1_500}} {
		lines := 0
		for _, glob := range of.globs {
			files, err := filepath.Glob(glob)
			if err != nil || len(files) == 0 {
				t.Fatal(glob, err)
			}
			for _, file := range files {
				if strings.HasSuffix(file, "_test.go") {
					continue
				}
				data, err := os.ReadFile(file)
				modeltest.Must(t, err)
				lines += bytes.Count(data, []byte("\n"))
			}
		}
		if lines > of.most {
			t.Errorf("%s has %d lines without tests; at most %d are allowed. Move what has a package of its own, or delete what repeats.", of.name, lines, of.most)
		}
	}
}

// TestPackagesStayFew: a small package that has one importer, or one subject with another, belongs into that.
func TestPackagesStayFew(t *testing.T) {
	t.Chdir(top)
	const most, mostInUI = 85, 45
	all := slices.Collect(maps.Keys(packages(t)))
	if len(all) > most {
		t.Errorf("%d packages; at most %d are allowed. Merge small ones into those that use them.", len(all), most)
	}
	inUI := slices.DeleteFunc(all, func(name string) bool { return pathpkg.Dir(name) != "shortlist/ui" })
	if len(inUI) > mostInUI || len(inUI) < 10 {
		t.Errorf("%d packages directly in ui; at most %d are allowed", len(inUI), mostInUI)
	}
}

// packages lists what each package of the module imports on this system, tests left out.
func packages(t *testing.T) map[string][]string {
	t.Helper()
	imports := map[string][]string{}
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		if name := d.Name(); name == "testdata" || strings.HasPrefix(name, ".") && name != "." {
			return fs.SkipDir
		}
		if _, err := os.Stat(filepath.Join(path, "go.mod")); err == nil && path != "." {
			return fs.SkipDir // a module of its own
		}
		p, err := build.ImportDir(path, 0)
		if _, none := errors.AsType[*build.NoGoError](err); none {
			return nil
		}
		imports[pathpkg.Join("shortlist", filepath.ToSlash(path))] = p.Imports
		return err
	})
	if err != nil || len(imports) < 20 {
		t.Fatalf("only %d packages: %v", len(imports), err)
	}
	return imports
}

// TestTextsAreChosenWhenTheyAreUsed: the value of a package's variable would be chosen in each process that starts, those
// that read a CV among them, and the file of the language would be read for it.
func TestTextsAreChosenWhenTheyAreUsed(t *testing.T) {
	t.Chdir(top)
	later := []string{"Mark", "NewError"}
	read := 0
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, declared := range file.Decls {
			variables, ok := declared.(*ast.GenDecl)
			if !ok || variables.Tok != token.VAR {
				continue
			}
			ast.Inspect(variables, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.FuncLit:
					return false
				case *ast.SelectorExpr:
					owner, _ := n.X.(*ast.Ident)
					ofLang := owner != nil && owner.Name == "lang" && slices.Contains([]string{"Text", "TextIn", "TextOf", "Word", "Plural", "PluralIn", "Errorf", "Number"}, n.Sel.Name)
					if ofLang || n.Sel.Name == "Translated" {
						t.Errorf("%s: a text is chosen when the program starts", set.Position(n.Pos()))
					}
					if owner != nil && owner.Name == "lang" && slices.Contains(later, n.Sel.Name) {
						read++
					}
				}
				return true
			})
		}
		return nil
	})
	if err != nil || read < 30 {
		t.Errorf("%d variables with texts for later: %v", read, err)
	}
}
