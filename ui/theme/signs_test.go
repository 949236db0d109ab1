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
)

// drawn are the marks that draw frames, gauges, arrows and pointers of boxes and forms:
// they stand beside the words that explain them.
const drawn = "│─━┃┊╭╮▌▏▸◂←↑→↓−×⋯☆✗"

// TestEveryMarkOnTheScreensIsASignOfTheLegend reads the code of the screens: a symbol in
// it is a sign that the legend explains, or draws.
func TestEveryMarkOnTheScreensIsASignOfTheLegend(t *testing.T) {
	var marks strings.Builder
	for _, s := range New("auto", true).Signs() {
		marks.WriteString(s.Mark)
	}
	known := drawn + marks.String()
	seen := 0
	for _, dir := range []string{"..", "../applicantlist", "../candidatedetail", "../compare", "../desk", "../jobdetail", "../jobeditor", "../joblist", "../reader", "../review", "../searchbox", "."} {
		entries, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			name := e.Name()
			if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
				continue
			}
			files := token.NewFileSet()
			file, err := parser.ParseFile(files, filepath.Join(dir, name), nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(file, func(n ast.Node) bool {
				lit, ok := n.(*ast.BasicLit)
				if !ok || lit.Kind != token.STRING && lit.Kind != token.CHAR {
					return true
				}
				value, err := strconv.Unquote(lit.Value)
				if err != nil {
					t.Fatal(err)
				}
				for _, r := range value {
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
