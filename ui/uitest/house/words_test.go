package house

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"shortlist/model/modeltest"
)

// This file holds the tree to plain English. The rules: a sentence begins with its
// subject, has an actor, and uses the field's words.
var (
	avoided = regexp.MustCompile(`(?i)\b(told|tell|tells|telling|said|says|stands|anew|whom|nobody|nowhere|by now|yet to be|thought of|as they are|one comes from)\b`)
	opening = regexp.MustCompile(`^(?:(?:Who|Whom|What|Of|That|By whom|None|It is that)\b[^.?!:]*)`)
	answer  = regexp.MustCompile(`\b(?:is|are|was|were) none\b(?: of)?`)
	link    = regexp.MustCompile(`https?://\S+`)
	quoted  = regexp.MustCompile("“[^”]*”|\"[^\"]*\"|`[^`]*`")
	name    = regexp.MustCompile(`^([Tt]old|[Tt]ells?|[Ss]aid|[Ss]ays|[Ss]tands|[Aa]new|[Ww]hom|[Nn]obody|[Nn]owhere)$`)
)

// allowed are uses that stay: the text of a finding, or a part of it, and the reason.
var allowed = map[string]string{
	"nobody needed to discount": "a line of a demo person's CV",
	"4 Nowhere Quay":            "an address of the demo",
	"tell us <u>":               "a demo job speaks to its applicants",
}

// TestWordsFollowTheRules reads every comment, name, string and document of the tree.
func TestWordsFollowTheRules(t *testing.T) {
	t.Chdir(top)
	if modeltest.Race { // the race detector makes it many times as slow, and one goroutine has no races
		t.Skip("runs without the race detector")
	}
	used := map[string]bool{}
	report := func(path string, line int, text, rule string) {
		for part := range allowed {
			if strings.Contains(text, part) {
				used[part] = true
				return
			}
		}
		t.Errorf("%s:%d: %s: %s", path, line, rule, text)
	}
	err := filepath.WalkDir(".", func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && (e.Name() == "testdata" || path != "." && strings.HasPrefix(e.Name(), ".")):
			return fs.SkipDir
		case e.IsDir() || path == "ui/uitest/house/words_test.go":
			return nil
		case strings.HasSuffix(path, ".go"):
			return wordsOfCode(path, report)
		case strings.HasSuffix(path, ".md"), strings.HasSuffix(path, ".toml"):
			return wordsOfDocument(path, report)
		}
		return nil
	})
	modeltest.Must(t, err)
	for part := range allowed {
		if !used[part] {
			t.Errorf("the allowed %q is not in the tree", part)
		}
	}
}

type reporter func(path string, line int, text, rule string)

func wordsOfCode(path string, report reporter) error {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path, nil, parser.ParseComments)
	if err != nil {
		return err
	}
	line := func(n ast.Node) int { return files.Position(n.Pos()).Line }
	for _, group := range file.Comments {
		sentences(path, line(group), quoted.ReplaceAllString(group.Text(), "…"), report)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.Ident:
			for _, word := range wordsOfName(n.Name) {
				if name.MatchString(word) {
					report(path, line(n), n.Name, "a name with an avoided word")
				}
			}
		case *ast.BasicLit:
			if text, err := strconv.Unquote(n.Value); err == nil && n.Kind == token.STRING && strings.Contains(text, " ") {
				sentences(path, line(n), text, report)
			}
		}
		return true
	})
	return nil
}

func wordsOfDocument(path string, report reporter) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	for i, line := range strings.Split(string(text), "\n") {
		sentences(path, i+1, quoted.ReplaceAllString(line, "…"), report)
	}
	return nil
}

// sentences reports each sentence that breaks a rule.
func sentences(path string, line int, text string, report reporter) {
	text = link.ReplaceAllString(strings.Join(strings.Fields(text), " "), "")
	for sentence := range strings.SplitSeq(strings.NewReplacer(". ", ".\n", "? ", "?\n", "! ", "!\n").Replace(text), "\n") {
		if word := avoided.FindString(sentence); word != "" {
			report(path, line, sentence, fmt.Sprintf("%q is avoided", word))
		}
		if first := opening.FindString(sentence); first != "" && !strings.HasSuffix(sentence, "?") && strings.Count(sentence, " ") > 2 {
			report(path, line, sentence, "a sentence begins with its subject")
		}
		if found := answer.FindString(sentence); found != "" && !strings.HasSuffix(found, " of") {
			report(path, line, sentence, `"none" as an answer`)
		}
	}
}

// wordsOfName splits a Go name: "toldAbout" is "told", "About".
func wordsOfName(name string) []string {
	return strings.FieldsFunc(splitName.ReplaceAllString(name, "$1 $2"), func(r rune) bool { return r == ' ' || r == '_' || unicode.IsDigit(r) })
}

var splitName = regexp.MustCompile(`([a-z0-9])([A-Z])`)

// TestTheQuickLoopIsLeftInOneForm: a test that the quick loop leaves out gives what takes its time.
func TestTheQuickLoopIsLeftInOneForm(t *testing.T) {
	t.Chdir(top)
	bare := regexp.MustCompile(`testing\.Short\(\)[^\n]*\n\s*tb?\.Skip`)
	files, _ := texts(t)
	for path, text := range files {
		if strings.HasSuffix(path, "_test.go") && bare.MatchString(text) {
			t.Errorf("%s: use modeltest.SkipInShort", path)
		}
	}
}
