package markup

import (
	"bytes"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/JohannesKaufmann/html-to-markdown/v2/converter"
	"github.com/JohannesKaufmann/html-to-markdown/v2/marker"
	"github.com/JohannesKaufmann/html-to-markdown/v2/plugin/base"
	"github.com/JohannesKaufmann/html-to-markdown/v2/plugin/commonmark"
	"github.com/JohannesKaufmann/html-to-markdown/v2/plugin/table"
	"golang.org/x/net/html"
)

// converters is built when first asked for, and is safe for concurrent use. Its
// own escaping is off: the text it is given is escaped here, in one pass and
// with entities, which it does not know.
var converters = sync.OnceValue(func() *converter.Converter {
	c := converter.NewConverter(
		converter.WithEscapeMode(converter.EscapeModeDisabled),
		converter.WithPlugins(base.NewBasePlugin(), commonmark.NewCommonmarkPlugin(commonmark.WithListEndComment(false)), table.NewTablePlugin()),
	)
	c.Register.Renderer(render, converter.PriorityEarly)
	return c
})

// render writes what the library would write otherwise than it is read. One
// function for all tags: the library sorts those it has before every tag.
func render(ctx converter.Context, w converter.Writer, n *html.Node) converter.RenderStatus {
	switch n.Data {
	case verbatim:
		w.WriteString(n.FirstChild.Data)
	case "a":
		renderLink(ctx, w, n)
	case "code":
		renderCode(w, n)
	case "img":
		renderImage(w, n)
	case "ul", "ol":
		renderList(ctx, w, n)
	case "blockquote":
		renderQuote(ctx, w, n)
	default:
		around, ok := marks[n.Data]
		if !ok {
			return converter.RenderTryNext
		}
		w.WriteString(around[0])
		ctx.RenderChildNodes(ctx, w, n)
		w.WriteString(around[1])
	}
	return converter.RenderSuccess
}

// verbatim is a tag around text that is Markdown already.
const verbatim = "verbatim"

// marks are what stands around strong and slanted text, as stars or as HTML. The
// names are none of HTML: the library would put spaces around, and merge and swap
// what it knows.
var marks = map[string][2]string{
	"star-strong": {"**", "**"}, "raw-strong": {"<b>", "</b>"},
	"star-em": {"*", "*"}, "raw-em": {"<i>", "</i>"},
}

// renderCode fences code in more backticks than it has, with spaces where it
// begins or ends with one.
func renderCode(w converter.Writer, n *html.Node) {
	code := n.FirstChild.Data
	most, count := 0, 0
	for _, c := range code {
		count++
		if c != '`' {
			count = 0
		}
		most = max(most, count)
	}
	fence := strings.Repeat("`", most+1)
	if strings.HasPrefix(code, "`") || strings.HasSuffix(code, "`") {
		code = " " + code + " "
	}
	w.WriteString(fence + code + fence)
}

// renderLink keeps the address as it is, where the library would encode its
// query anew.
func renderLink(ctx converter.Context, w converter.Writer, n *html.Node) {
	w.WriteString("[")
	ctx.RenderChildNodes(ctx, w, n)
	w.WriteString("]" + target(n, "href"))
}

func renderImage(w converter.Writer, n *html.Node) {
	alt, _ := attribute(n, "alt")
	w.WriteString("![" + standIn.Replace(alt) + "]" + target(n, "src"))
}

// target is the address and the title of a link or an image.
func target(n *html.Node, key string) string {
	to, _ := attribute(n, key)
	to = entities.ReplaceAllStringFunc(destination.Replace(to), func(s string) string { return "&amp;" + s[1:] })
	if title, _ := attribute(n, "title"); title != "" {
		to += ` "` + quoted.Replace(title) + `"`
	}
	return "(" + to + ")"
}

// blank is more lines without text than one.
var blank = regexp.MustCompile("\n{3,}")

var (
	standIn     = strings.NewReplacer(`\`, `\\`, "`", "\\`", "*", `\*`, "_", `\_`, "[", `\[`, "]", `\]`, "|", `\|`, "<", "&lt;", "&", "&amp;")
	quoted      = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "|", `\|`, "&", "&amp;")
	destination = strings.NewReplacer(`\`, `\\`, "(", `\(`, ")", `\)`)
)

// renderList writes a list without blank lines where its items have none, which
// the library cannot, and parts lists that follow each other by their marks.
func renderList(ctx converter.Context, w converter.Writer, n *html.Node) {
	number, mark := 1, "- "
	if n.Data == "ol" {
		from, _ := attribute(n, "start")
		number, _ = strconv.Atoi(from)
		if from == "" {
			number = 1
		}
		mark, _ = attribute(n, "mark")
	}
	gap := "\n\n"
	if _, tight := attribute(n, "tight"); tight {
		gap = "\n"
	}
	w.WriteString(gap)
	for item := n.FirstChild; item != nil; item = item.NextSibling {
		var buf bytes.Buffer
		ctx.RenderChildNodes(ctx, &buf, item)
		prefix := mark
		if n.Data == "ol" {
			prefix = strconv.Itoa(number) + mark
			number++
		}
		indent := strings.Repeat(" ", len(prefix))
		text := blank.ReplaceAllString(strings.Trim(buf.String(), "\n"), "\n\n")
		text = strings.ReplaceAll(text, codeNewline, codeNewline+indent)
		text = strings.ReplaceAll(text, "\n", "\n"+indent)
		text = strings.ReplaceAll(text, "\n"+indent+"\n", "\n\n")
		w.WriteString(prefix + text + "\n")
	}
	w.WriteString("\n")
}

// renderQuote prefixes lines of code too, which the library does not.
func renderQuote(ctx converter.Context, w converter.Writer, n *html.Node) {
	var buf bytes.Buffer
	ctx.RenderChildNodes(ctx, &buf, n)
	text := blank.ReplaceAllString(strings.Trim(buf.String(), "\n"), "\n\n")
	text = strings.NewReplacer("\n", "\n> ", codeNewline, codeNewline+"> ").Replace(text)
	w.WriteString("\n\n> " + text + "\n\n")
}

// codeNewline is what the library writes for line ends in code until the end.
const codeNewline = string(marker.MarkerCodeBlockNewline)
