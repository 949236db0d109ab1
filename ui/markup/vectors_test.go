package markup

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"shortlist/model/modeltest"
)

// TestVectors converts each testdata/vectors/NAME.html and compares the result with
// NAME.md, and the losses with NAME.lost, one a line. A missing file means no losses.
func TestVectors(t *testing.T) {
	sources, err := filepath.Glob("testdata/vectors/*.html")
	if err != nil || len(sources) < 25 {
		t.Fatalf("%d vectors, %v", len(sources), err)
	}
	faithful := 0
	for _, path := range sources {
		name := strings.TrimSuffix(filepath.Base(path), ".html")
		t.Run(name, func(t *testing.T) {
			source := vector(t, path)
			markdown, lost := FromHTML(source)
			modeltest.CompareFile(t, strings.TrimSuffix(path, ".html")+".md", markdown+"\n")
			phrases := ""
			if len(lost) > 0 {
				phrases = strings.Join(lost, "\n") + "\n"
			}
			modeltest.CompareFile(t, strings.TrimSuffix(path, ".html")+".lost", phrases)

			back := ToHTML(markdown)
			if len(lost) == 0 {
				faithful++
				if a, b := outline(source), outline(back); a != b {
					t.Errorf("nothing is lost, but\n%s\nbecomes\n%s", a, b)
				}
				if a, b := visibleText(source), visibleText(back); a != b {
					t.Errorf("nothing is lost, but\n%q\nbecomes\n%q", a, b)
				}
			}
			again, _ := FromHTML(back)
			if ToHTML(again) != back {
				t.Errorf("%q comes back as %q: %q", markdown, again, ToHTML(again))
			}
		})
	}
	t.Logf("%d of %d vectors lose nothing", faithful, len(sources))
}

func vector(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	modeltest.Must(t, err)
	return string(b)
}

// outline returns the structure of a description, from its tags alone: it shares no code
// with the reader under test.
func outline(source string) string {
	var out []string
	text := false // a list that begins with another number than 1 becomes text
	for z := html.NewTokenizer(strings.NewReader(source)); ; {
		switch z.Next() {
		case html.ErrorToken:
			return strings.Join(out, " ")
		case html.EndTagToken:
			if name, _ := z.TagName(); string(name) == "ol" {
				text = false
			}
		case html.StartTagToken, html.SelfClosingTagToken:
			token := z.Token()
			if token.Data == "ol" {
				text = slices.ContainsFunc(token.Attr, func(a html.Attribute) bool { return a.Key == "start" && a.Val != "1" })
			}
			if text && (token.Data == "ol" || token.Data == "li") {
				continue
			}
			switch token.Data {
			case "h1", "h2", "h3", "h4", "h5", "h6", "li", "ol", "hr", "blockquote", "pre", "tr", "th", "td":
				out = append(out, token.Data)
			case "img", "a":
				out = append(out, token.Data)
				for _, a := range token.Attr {
					if a.Key == "alt" || a.Key == "title" {
						out = append(out, a.Val)
					}
				}
			}
		}
	}
}
