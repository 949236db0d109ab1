package htmltext

import (
	"strconv"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// Numbers counts the items of lists as a browser does. Its zero value is outside of all lists.
type Numbers struct {
	next []int // the numbers of the next items of the open lists; noNumber in lists without numbers
}

const noNumber = -1 << 31

// Next returns the number and the dot before the item whose tag z is at, "" before anything else. kind and tag are
// those of Seen.
func (n *Numbers) Next(z *html.Tokenizer, kind html.TokenType, tag atom.Atom) string {
	last := len(n.next) - 1
	switch {
	case kind == html.TextToken:
	case tag == atom.Ol && kind == html.StartTagToken:
		n.next = append(n.next, attribute(z, "start", 1))
	case (tag == atom.Ul || tag == atom.Menu || tag == atom.Dir) && kind == html.StartTagToken:
		n.next = append(n.next, noNumber)
	case (tag == atom.Ol || tag == atom.Ul || tag == atom.Menu || tag == atom.Dir) && last >= 0:
		n.next = n.next[:last]
	case tag == atom.Li && kind == html.StartTagToken && last >= 0 && n.next[last] != noNumber:
		number := attribute(z, "value", n.next[last])
		n.next[last] = number + 1
		return strconv.Itoa(number) + "."
	}
	return ""
}

// attribute returns the number in an attribute of the tag that z is at; otherwise without one.
func attribute(z *html.Tokenizer, name string, otherwise int) int {
	for {
		key, value, more := z.TagAttr()
		if string(key) == name {
			if n, err := strconv.ParseInt(string(value), 10, 32); err == nil {
				return int(n)
			}
		}
		if !more {
			return otherwise
		}
	}
}
