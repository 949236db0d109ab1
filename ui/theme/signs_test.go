package theme

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/text"
)

// drawn are the marks that draw frames, gauges, arrows and pointers of boxes and forms:
// the words beside them explain them.
const drawn = "│─━┃┊┬╭╮╰╯▌▐▏▸◂←↑→↓−×⋯☆✗▁▂▃▄▅▆▇█"

// TestEveryMarkOnTheScreensIsASignOfTheLegend reads the code of the screens: a symbol in
// it is a sign that the legend explains, or draws.
func TestEveryMarkOnTheScreensIsASignOfTheLegend(t *testing.T) {
	var marks strings.Builder
	for _, s := range New("auto", true).Signs() {
		marks.WriteString(s.Mark)
	}
	known := drawn + marks.String()
	seen := 0
	for _, dir := range []string{"..", "../applicantlist", "../candidatedetail", "../env", "../widget", "../jobeditor", "../joblist", "../overview", "../reading", "../review", "../searchbox", "."} {
		entries, err := os.ReadDir(dir)
		modeltest.Must(t, err)
		for _, e := range entries {
			name := e.Name()
			if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || name == "charset.go" || name == "advice.go" { // advice reads what employers type
				continue
			}
			files := token.NewFileSet()
			file, err := parser.ParseFile(files, filepath.Join(dir, name), nil, 0)
			modeltest.Must(t, err)
			ast.Inspect(file, func(n ast.Node) bool {
				lit, ok := n.(*ast.BasicLit)
				if !ok || lit.Kind != token.STRING && lit.Kind != token.CHAR {
					return true
				}
				value, err := strconv.Unquote(lit.Value)
				modeltest.Must(t, err)
				for _, r := range value {
					if r > unicode.MaxASCII && !unicode.IsLetter(r) && unicode.IsGraphic(r) && ASCII.Show(string(r))[0] > unicode.MaxASCII {
						t.Errorf("%s: %c has no replacement in ASCII", files.Position(lit.Pos()), r)
					}
					if r <= unicode.MaxASCII || !unicode.IsSymbol(r) {
						continue
					}
					seen++
					if !strings.ContainsRune(known, r) {
						t.Errorf("%s: %c is a sign that the legend does not explain", files.Position(lit.Pos()), r)
					}
				}
				return true
			})
		}
	}
	if seen < 20 {
		t.Errorf("only %d symbols were found", seen)
	}
}

func TestEverySignOfAJobIsInTheLegend(t *testing.T) {
	look := New("auto", true)
	explained := map[string]bool{}
	for _, s := range look.Signs() {
		explained[s.Of+" "+s.Mark] = true
		if s.Means == "" || s.Of == "" {
			t.Errorf("%q is not explained", s.Mark)
		}
	}
	for _, status := range []string{"Activated", "PreActivated", "Stopped", "Deactivated", "Deleted", "Frozen"} {
		if mark, _ := look.JobStatus(model.JobStatus(status)); !explained["Jobs "+mark] {
			t.Errorf("%s, %q, is not explained", status, mark)
		}
	}
}

// TestSmallerCharsetsKeepTheSignsApart: two signs of one thing, such as a job, look different, and each keeps its width.
func TestSmallerCharsetsKeepTheSignsApart(t *testing.T) {
	for _, set := range []Charset{Console, ASCII} {
		of := map[string]string{}
		for _, s := range New("auto", true).Signs() {
			shown := set.Show(s.Mark)
			if text.Width(shown) != text.Width(s.Mark) {
				t.Errorf("%q is %q", s.Mark, shown)
			}
			if other := of[s.Of+shown]; other != "" {
				t.Errorf("%q is both %q and %q", shown, other, s.Mark)
			}
			of[s.Of+shown] = s.Mark
		}
		for _, row := range lesser {
			for _, r := range row.unicode {
				if shown := set.Show(string(r)); text.Width(shown) != text.Width(string(r)) {
					t.Errorf("%c is %q", r, shown)
				}
			}
		}
	}
	if drawn := "╭─ Олена · «Кава» ─╮"; Unicode.Show(drawn) != drawn || Console.Show(drawn) != "┌─ Олена · «Кава» ─┐" || ASCII.Show(drawn) != "+- Олена - <Кава> -+" {
		t.Errorf("%q, %q", Console.Show(drawn), ASCII.Show(drawn))
	}
}

func TestTheEnvironmentSelectsTheSigns(t *testing.T) {
	for _, c := range []struct {
		all, ctype, lang, term string
		want                   Charset
	}{
		{"", "", "", "xterm-256color", Unicode},
		{"", "", "uk_UA.UTF-8", "xterm-256color", Unicode},
		{"", "C.utf8", "C", "xterm-256color", Unicode},
		{"", "", "C", "xterm-256color", ASCII},
		{"POSIX", "C.UTF-8", "C.UTF-8", "xterm-256color", ASCII},
		{"", "", "uk_UA.KOI8-U", "linux", ASCII},
		{"", "", "C.UTF-8", "linux", Console},
		{"", "", "", "linux", Console},
	} {
		env := map[string]string{"LC_ALL": c.all, "LC_CTYPE": c.ctype, "LANG": c.lang, "TERM": c.term}
		if got := CharsetOf(func(name string) string { return env[name] }); got != c.want {
			t.Errorf("%v: %d, want %d", env, got, c.want)
		}
	}
}
