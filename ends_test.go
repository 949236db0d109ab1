package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// unfinished are the parameters of catalogues whose values are no text of strangers or of the system, and never
// end a sentence: times, keys, counts, paths and our own words.
var unfinished = strings.Fields(`
	account accounts addresses at begun by clock currency d day dir each email endpoints field file folder
	format has helpKey keep key keys kind line most names order otherwise password path program rows setting
	sent since size source tables tally to until values wants way where with`)

// TestATextThatEndsASentenceGetsNoSecondFullStop goes over all catalogues: before a full stop, what a stranger
// or the system wrote passes lang.End.
func TestATextThatEndsASentenceGetsNoSecondFullStop(t *testing.T) {
	example, err := parser.ParseFile(token.NewFileSet(), "", `package p
func Example(a, b, c, d, e, f string, why error, key string) string {
	return "A: " + a + "." + fmt.Sprintf("%s: " + "“%s”. %s", d, strings.TrimSpace(b), e) + "“" + c + "”." + why.Error() + ". " + lang.End(f) + key + "."
}`, 0)
	if err != nil {
		t.Fatal(err)
	}
	if got := stopped(example.Decls[0].(*ast.FuncDecl)); !slices.Equal(got, []string{"a", "b", "c", "why"}) {
		t.Fatalf("of the example, %v are found", got)
	}
	for _, dir := range catalogueDirs(t) {
		for _, file := range catalogueFiles(t, dir) {
			for _, d := range file.Decls {
				if f, ok := d.(*ast.FuncDecl); ok {
					for _, name := range stopped(f) {
						t.Errorf("%s: %s.%s", dir, f.Name.Name, name)
					}
				}
			}
		}
	}
}

// stopped returns the open parameters of a function that it puts before a full stop.
func stopped(f *ast.FuncDecl) (names []string) {
	var open []string
	for _, p := range f.Type.Params.List {
		for _, name := range p.Names {
			if !slices.Contains(unfinished, name.Name) && isText(p.Type) {
				open = append(open, name.Name)
			}
		}
	}
	find := func(n ast.Node) {
		if call, ok := n.(*ast.CallExpr); ok && isEnd(call) {
			return
		}
		ast.Inspect(n, func(n ast.Node) bool {
			if name, ok := n.(*ast.Ident); ok && slices.Contains(open, name.Name) {
				names = append(names, name.Name)
			}
			return true
		})
	}
	ast.Inspect(f.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr: // also a part of a chain, whose parts are found again
			parts := operands(n)
			for i, part := range parts[1:] {
				if literal(parts[i]) == "" && fullStop(literal(part)) {
					find(parts[i])
				}
			}
		case *ast.CallExpr:
			if len(n.Args) == 0 {
				return true
			}
			format := literal(n.Args[0])
			for i, verb := range verb.FindAllStringIndex(format, -1) {
				if i+1 < len(n.Args) && fullStop(format[verb[1]:]) {
					find(n.Args[i+1])
				}
			}
		}
		return true
	})
	slices.Sort(names)
	return slices.Compact(names)
}

// fullStop reports whether a text begins with a full stop, which may come after the end of a quotation.
func fullStop(s string) bool { return strings.HasPrefix(strings.TrimLeft(s, "\"”»’“"), ".") }

// operands returns the operands of a chain of additions, in their order.
func operands(e ast.Expr) []ast.Expr {
	if b, ok := e.(*ast.BinaryExpr); ok && b.Op == token.ADD {
		return append(operands(b.X), operands(b.Y)...)
	}
	return []ast.Expr{e}
}

// literal returns the value of a string literal, or of several that are added, and "" for another expression.
func literal(e ast.Expr) (value string) {
	for _, part := range operands(e) {
		l, ok := part.(*ast.BasicLit)
		if !ok || l.Kind != token.STRING {
			return ""
		}
		s, _ := strconv.Unquote(l.Value)
		value += s
	}
	return value
}

func isText(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name == "string" || e.Name == "error"
	case *ast.ArrayType:
		return isText(e.Elt)
	}
	return false
}

func isEnd(call *ast.CallExpr) bool {
	s, ok := call.Fun.(*ast.SelectorExpr)
	return ok && fmt.Sprint(s.X) == "lang" && s.Sel.Name == "End"
}
