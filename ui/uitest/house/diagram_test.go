package house

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

// drawn are the parts of the diagram. A package belongs to the longest that it is in.
var drawn = []string{
	"ui/cli", "ui", "api/account", "api/callback", "api/sandbox", "api", "config", "model/store", "model/files", "model", "assets",
}

// TestDiagramShowsTheImports holds the diagram in CONTRIBUTING.md against what the packages
// import. An arrow that follows from others is left out.
func TestDiagramShowsTheImports(t *testing.T) {
	t.Chdir(top)
	const path, begin, end = "CONTRIBUTING.md", "```mermaid\n", "```\n"
	page, err := os.ReadFile(path)
	modeltest.Must(t, err)
	before, rest, begun := strings.Cut(string(page), begin)
	_, after, ended := strings.Cut(rest, end)
	if !begun || !ended {
		t.Fatal("CONTRIBUTING.md has no diagram")
	}
	modeltest.CompareFile(t, path, before+begin+diagram(packages(t))+end+after)
}

// diagram draws which part imports which.
func diagram(imports map[string][]string) string {
	edges := map[string]map[string]bool{}
	for pkg, list := range imports {
		from := partOf(pkg)
		for _, imported := range list {
			if to := partOf(imported); from != "" && to != "" && from != to {
				if edges[from] == nil {
					edges[from] = map[string]bool{}
				}
				edges[from][to] = true
			}
		}
	}
	var b strings.Builder
	b.WriteString("graph TD\n")
	for _, from := range slices.Sorted(maps.Keys(edges)) {
		for _, to := range slices.Sorted(maps.Keys(edges[from])) {
			if !byOthers(edges, from, to) {
				fmt.Fprintf(&b, "    %s[%s] --> %s[%s]\n", node(from), from, node(to), to)
			}
		}
	}
	return b.String()
}

func node(part string) string { return strings.NewReplacer("/", "_", ".", "_").Replace(part) }

// partOf returns the part of the diagram that a package of the module is in; "" for others.
func partOf(pkg string) string {
	name, ok := strings.CutPrefix(pkg+"/", "shortlist/")
	name = strings.TrimSuffix(name, "/")
	if ok && name == "" {
		return "main.go"
	}
	if !ok || name == "ui/uitest/measure" { // a program of its own, and no part of this one
		return ""
	}
	for _, part := range drawn {
		if name == part || strings.HasPrefix(name, part+"/") {
			return part
		}
	}
	return ""
}

// byOthers reports whether a part is reached by way of a third one.
func byOthers(edges map[string]map[string]bool, from, to string) bool {
	seen := map[string]bool{from: true}
	next := slices.Collect(maps.Keys(edges[from]))
	next = slices.DeleteFunc(next, func(part string) bool { return part == to })
	for len(next) > 0 {
		part := next[0]
		next = next[1:]
		if seen[part] {
			continue
		}
		seen[part] = true
		if edges[part][to] {
			return true
		}
		next = slices.AppendSeq(next, maps.Keys(edges[part]))
	}
	return false
}
