package export

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"html"
	"net/url"
	"strings"

	"shortlist/model/lang"
)

// css is the look of a page: on a phone, on a wide screen, dark, and on paper, where each person starts a page.
const css = `:root{color-scheme:light dark;--ink:#1b1f24;--dim:#59636e;--rule:#d5dae0;--link:#0a58ca;--paper:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#e6e9ed;--dim:#a3adb8;--rule:#3a424b;--link:#8ab8ff;--paper:#16191d}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:46rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
h1{font-size:1.6em;margin:.5rem 0}h2{font-size:1.3em;margin:0 0 .5rem;letter-spacing:.02em}h3{font-size:1.05em;margin:1.4rem 0 .3rem}
p{margin:.25rem 0}.dim{color:var(--dim)}.in{padding-left:1rem}.b{font-weight:600;margin-top:.6rem}
section{border-top:1px solid var(--rule);margin-top:2rem;padding-top:1.5rem}
.cv p{margin:.15rem 0;font-size:.95em}.li{padding-left:1em;text-indent:-1em}
a{color:var(--link)}.go{display:inline-block;margin:.6rem 0;padding:.55rem 1rem;border:1px solid currentColor;border-radius:.4rem;text-decoration:none}
nav a{display:inline-block;padding:.3rem .6rem .3rem 0}
@media print{:root{--ink:#000;--dim:#444;--rule:#bbb;--link:#000;--paper:#fff}body{max-width:none;padding:0;font-size:10pt}section{break-before:page;border:0;margin:0;padding:0}h2,h3,.b{break-after:avoid}nav{display:none}.go{border:0;padding:0}.go::after{content:none}}`

// writeHTML writes blocks as one page without scripts and without anything from elsewhere, which its policy forbids, too.
// It escapes all texts.
func writeHTML(w *bytes.Buffer, blocks []block) {
	sum := sha256.Sum256([]byte(css))
	w.WriteString("<!DOCTYPE html>\n<html lang=\"" + escapeHTML(lang.Current().Code()) + "\">\n<head>\n<meta charset=\"utf-8\">\n")
	fmt.Fprintf(w, "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'sha256-%s'; base-uri 'none'; form-action 'none'\">\n", base64.StdEncoding.EncodeToString(sum[:]))
	w.WriteString("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"referrer\" content=\"no-referrer\">\n<meta name=\"robots\" content=\"noindex\">\n")
	open, cv := false, false
	for i, b := range blocks {
		if cv && b.kind != cvLine {
			w.WriteString("</div>\n")
			cv = false
		}
		s := escapeHTML(b.text)
		switch b.kind {
		case title:
			fmt.Fprintf(w, "<title>%s</title>\n<style>%s</style>\n</head>\n<body>\n<h1>%s</h1>\n", s, css, s)
		case person:
			if open {
				w.WriteString("</section>\n")
			}
			open = true
			fmt.Fprintf(w, "<section id=\"p%d\">\n<h2>%s</h2>\n", b.ref, s)
		case section:
			fmt.Fprintf(w, "<h3>%s</h3>\n", s)
		case field:
			fmt.Fprintf(w, "<p><span class=\"dim\">%s:</span> %s</p>\n", escapeHTML(b.label), s)
		case bullet:
			fmt.Fprintf(w, "<p class=\"b\">%s</p>\n", s)
		case about, remark, marked:
			fmt.Fprintf(w, "<p class=\"dim\">%s</p>\n", s)
		case plainLine:
			fmt.Fprintf(w, "<p class=\"in\">%s</p>\n", s)
		case answerLink:
			fmt.Fprintf(w, "<p><a class=\"go\" href=\"%s\">%s</a></p>\n", escapeHTML(b.url), s)
			writeNav(w, blocks[i:])
		case cvLine:
			if !cv {
				w.WriteString("<div class=\"cv\">\n")
				cv = true
			}
			writeLine(w, s)
		default:
			writeLine(w, s)
		}
	}
	if cv {
		w.WriteString("</div>\n")
	}
	if open {
		w.WriteString("</section>\n")
	}
	w.WriteString("</body>\n</html>\n")
}

// writeLine writes a line of free text; one that begins with the sign of a list is indented behind the sign.
func writeLine(w *bytes.Buffer, s string) {
	class := ""
	for _, sign := range []string{"• ", "- ", "– ", "* "} {
		if strings.HasPrefix(s, sign) {
			class = ` class="li"`
		}
	}
	fmt.Fprintf(w, "<p%s>%s</p>\n", class, s)
}

// writeNav writes a link to each person of a page.
func writeNav(w *bytes.Buffer, blocks []block) {
	w.WriteString("<nav>\n")
	for _, b := range blocks {
		if b.kind == person {
			fmt.Fprintf(w, "<a href=\"#p%d\">%s</a>\n", b.ref, escapeHTML(b.text))
		}
	}
	w.WriteString("</nav>\n")
}

func escapeHTML(s string) string { return html.EscapeString(s) }

// escapeURL escapes a text for a part of a mailto link (RFC 6068).
func escapeURL(s string) string {
	return strings.ReplaceAll(strings.ReplaceAll(url.QueryEscape(s), "+", "%20"), "%40", "@")
}
