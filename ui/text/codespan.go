package text

import (
	"unicode"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// IsWithinWord reports whether the backtick at the beginning of rest is within a word: "зв`язок", typed in place of an
// apostrophe. Such a backtick begins no code.
func IsWithinWord(before, rest []byte) bool {
	last, _ := utf8.DecodeLastRune(before)
	next, _ := utf8.DecodeRune(rest[1:])
	return unicode.IsLetter(last) && unicode.IsLetter(next)
}

// CodeSpan finds code in Markdown.
type CodeSpan struct{ parser.InlineParser }

// Parse implements parser.InlineParser.
func (p CodeSpan) Parse(parent ast.Node, block text.Reader, c parser.Context) ast.Node {
	if _, segment := block.PeekLine(); IsWithinWord(block.Source()[:segment.Start], block.Source()[segment.Start:]) {
		block.Advance(1)
		return ast.NewTextSegment(segment.WithStop(segment.Start + 1))
	}
	return p.InlineParser.Parse(parent, block, c)
}
