package text

import (
	"github.com/JohannesKaufmann/html-to-markdown/v2/converter"
	"github.com/JohannesKaufmann/html-to-markdown/v2/plugin/base"
	"github.com/JohannesKaufmann/html-to-markdown/v2/plugin/commonmark"
	"github.com/JohannesKaufmann/html-to-markdown/v2/plugin/strikethrough"
	"github.com/JohannesKaufmann/html-to-markdown/v2/plugin/table"
)

// newConverter returns what turns flattened HTML into Markdown. There is nothing
// to escape in it: all its text is inert.
func newConverter() *converter.Converter {
	return converter.NewConverter(
		converter.WithPlugins(
			base.NewBasePlugin(),
			commonmark.NewCommonmarkPlugin(
				commonmark.WithListEndComment(false),
				commonmark.WithHorizontalRule("***"),
			),
			strikethrough.NewStrikethroughPlugin(),
			table.NewTablePlugin(table.WithHeaderPromotion(true)),
		),
		converter.WithEscapeMode("disabled"),
	)
}

// html renders HTML in pieces, so that whatever in the libraries takes more
// than linear time does so for a bounded length.
func (r *Renderer) html(src string, width int) []string {
	conv := newConverter()
	p := &page{width: width, style: r.style}
	for _, chunk := range flatten(src, width) {
		md, err := conv.ConvertString(chunk)
		if err != nil {
			return plain(kindHTML, src, width)
		}
		if err := p.markdown(md, true); err != nil {
			return plain(kindHTML, src, width)
		}
		if len(p.lines) > maxLines {
			break
		}
	}
	return p.trimmed()
}

func (r *Renderer) markdown(src string, width int) []string {
	p := &page{width: width, style: r.style}
	if err := p.markdown(tame(src), false); err != nil {
		return plain(kindMarkdown, src, width)
	}
	return p.trimmed()
}
