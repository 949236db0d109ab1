package office

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
	"unicode/utf16"

	"golang.org/x/text/encoding/charmap"

	"shortlist/model/lang"
	"shortlist/model/reading/outcome"
)

// doc reads a Word document of before 2007 ([MS-DOC]).
func doc(data []byte) (out story, err error) {
	c, err := openCompound(data)
	if err != nil {
		return out, err
	}
	if c.stream("EncryptedPackage") != nil { // a DOCX with a password is such a file too
		return out, fmt.Errorf("%w", outcome.ErrLocked)
	}
	main := c.stream("WordDocument")
	if main == nil && c.flaws&damaged != 0 {
		return out, fmt.Errorf("%w", outcome.ErrBroken)
	}
	if main == nil {
		return out, outcome.Because(outcome.ErrUnknown, c.otherProgram())
	}
	const (
		header    = 0x1AA // bytes of the header that are needed
		encrypted = 0x100
		firstFib  = 0xC1 // of Word 97
	)
	if len(main) < header {
		return out, outcome.Because(outcome.ErrBroken, lang.Text("it is cut short"))
	}
	if le16(main, 10)&encrypted != 0 {
		return out, fmt.Errorf("%w", outcome.ErrLocked)
	}
	if le16(main, 2) < firstFib {
		return out, outcome.Because(outcome.ErrUnknown, lang.Text("it was written by Word 95 or earlier"))
	}
	table := "0Table"
	if le16(main, 10)&0x200 != 0 {
		table = "1Table"
	}
	out, err = docText(docStreams{main, c.stream(table), c.stream("Data")})
	out.flaws |= c.flaws
	return out, err
}

// otherProgram words what a file is that is not Word's, by its streams.
func (c *compound) otherProgram() string {
	switch {
	case c.stream("Workbook") != nil, c.stream("Book") != nil:
		return lang.Text("it is an Excel workbook")
	case c.stream("PowerPoint Document") != nil:
		return lang.Text("it is a PowerPoint presentation")
	case c.stream("__properties_version1.0") != nil:
		return lang.Text("it is a message of Outlook")
	case c.stream("VisioDocument") != nil:
		return lang.Text("it is a drawing of Visio")
	case c.stream("Contents") != nil:
		return lang.Text("it is a document of Publisher or Works")
	}
	return lang.Text("it is not a Word document")
}

// docStreams are the streams of a document: the text, the tables, the data of fields.
type docStreams struct{ main, table, data []byte }

// docText reads the text of a document.
func docText(in docStreams) (out story, err error) {
	pieces, err := pieceTable(in.table, le32(in.main, 0x1A2), le32(in.main, 0x1A6))
	if err != nil {
		return out, err
	}
	set := newWordLooks(in)
	text := set.stories(set.piecesText(pieces))
	return story{text: text, backed: set.backed, flaws: set.flaws}, nil
}

// stories returns the body between the texts beside it, which follow it in the file (§2.3), without the comments.
func (w *wordLooks) stories(text []rune, looks []setRun) marked {
	const counts = 0x4C // of the letters of each
	const body, notes, headers, comments, endnotes, boxes, headerBoxes = 0, 1, 2, 4, 5, 6, 7
	var beside asides
	var parts [headerBoxes + 1]marked
	cut := func(from, to int) marked {
		from, to = min(from, len(text)), min(to, len(text))
		at, _ := slices.BinarySearchFunc(looks, from+1, func(r setRun, at int) int { return cmp.Compare(r.to, at) })
		return w.visible(text[:max(from, to)], from, looks[min(at, len(looks)):])
	}
	at := 0
	for i := range parts {
		n := le32(w.main, counts+4*i)
		if i == headerBoxes {
			n = len(text)
		}
		if parts[i] = cut(at, at+n); i == headers {
			for j := 6; 4*j+8 <= len(w.heads); j++ { // after the lines above notes
				switch t := cut(at+le32(w.heads, 4*j), min(at+le32(w.heads, 4*j+4), at+n)); j % 6 {
				case 0, 1, 4:
					beside.addHead(t)
				default:
					beside.addFoot(t)
				}
			}
		}
		at += n
	}
	if le32(w.main, counts) == 0 { // the file does not give them
		return parts[headerBoxes]
	}
	for _, i := range []int{boxes, headerBoxes, notes, endnotes} {
		for j := range parts[i].runs {
			parts[i].runs[j].look.pale = parts[i].runs[j].look.pale && i != boxes && i != headerBoxes // a box may be filled
		}
		beside.addNote(parts[i])
	}
	return beside.around(parts[body])
}

func le16(b []byte, at int) int { return int(binary.LittleEndian.Uint16(b[at:])) }
func le32(b []byte, at int) int { return int(binary.LittleEndian.Uint32(b[at:])) }

// pieceTable finds the PlcPcd after the properties in a Clx (§2.9.38).
func pieceTable(table []byte, at, size int) ([]byte, error) {
	broken := outcome.Because(outcome.ErrBroken, lang.Text("its table of pieces is missing"))
	if size <= 0 || at > len(table) || size > len(table)-at {
		return nil, broken
	}
	clx := table[at : at+size]
	for len(clx) > 3 && clx[0] == 1 {
		n := le16(clx, 1) + 3
		if n > len(clx) {
			return nil, broken
		}
		clx = clx[n:]
	}
	if len(clx) < 5 || clx[0] != 2 {
		return nil, broken
	}
	n := le32(clx, 1)
	if clx = clx[5:]; n > len(clx) || n < 16 {
		return nil, broken
	}
	return clx[:n], nil
}

// setRun is a stretch of text, up to a rune, and its look.
type setRun struct {
	to   int
	look look
	font string
	mark

	list    string // of the paragraph
	level   int
	inTable bool
	rowEnds bool
	joins   bool
}

// piecesText joins the pieces in order, as units of UTF-16. plc has their positions, then a descriptor for each: bytes
// of windows-1252 or UTF-16.
func (w *wordLooks) piecesText(plc []byte) (out []rune, looks []setRun) {
	const compressed = 0x40000000
	main := w.main
	n := (len(plc) - 4) / 12
	for i := range n {
		count := le32(plc, 4*i+4) - le32(plc, 4*i)
		where := le32(plc, 4*(n+1)+8*i+2)
		from, wide := where&0x3FFFFFFF, 2
		if count <= 0 || len(out) > maxText {
			continue
		}
		if where&compressed != 0 {
			from, wide = from/2, 1
		}
		from = min(from, len(main))
		to := from + min(count, (len(main)-from)/wide)*wide
		for from < to { // a stretch of one look
			set, end := w.lookAt(from)
			if (end-from)%wide != 0 {
				end++
			}
			end = max(min(end, to), from+wide)
			if wide == 1 {
				out = append(out, []rune(charsetText(charmap.Windows1252, main[from:end]))...)
			} else {
				units := make([]uint16, (end-from)/2)
				for j := range units {
					units[j] = uint16(le16(main, from+2*j))
				}
				for _, u := range units {
					out = append(out, rune(u))
				}
			}
			set.to = len(out)
			looks = append(looks, set)
			from = end
		}
	}
	return out, looks
}

// visible returns the text that a reader of the document sees: the results of fields, not their
// instructions, and a line for each paragraph or row of short cells.
func (w *wordLooks) visible(text []rune, from int, looks []setRun) marked {
	const (
		fieldBegins, fieldResult, fieldEnds = 0x13, 0x14, 0x15
	)
	var out flow
	var fields []docField
	hidden := 0
	set, begins := setRun{}, true
	for i := from; i < len(text) && !out.over; i++ {
		c := text[i]
		for len(looks) > 0 && looks[0].to <= i {
			looks = looks[1:]
		}
		if len(looks) > 0 {
			set = looks[0]
			out.look, out.font = set.look, set.font
		}
		if begins {
			w.begin(&out, set)
			begins = false
		}
		n := len(fields)
		switch {
		case c == fieldBegins:
			if n < maxFields {
				fields = append(fields, docField{open: true})
				hidden++
			}
		case c == fieldResult:
			if n > 0 && fields[n-1].open {
				fields[n-1].open = false
				if hidden--; hidden == 0 {
					out.links.start(fieldTarget(string(fields[n-1].instruction)))
					fields[n-1].linked, fields[n-1].before = true, len(out.line.text)
				}
			}
		case c == fieldEnds:
			if n > 0 {
				f := fields[n-1]
				if f.open {
					hidden--
				}
				if hidden == 0 && (f.open || f.before == len(out.line.text)) {
					out.write(f.value)
				}
				if f.linked {
					out.endLink()
				}
				fields = fields[:n-1]
			}
		case hidden > 0:
			if f := &fields[n-1]; f.open && c == 1 && set.data > 0 && strings.Contains(string(f.instruction), "FORM") {
				f.value = w.formValue(set.data - 1)
			} else if f.open && c >= ' ' && len(f.instruction) < maxInstruction {
				f.instruction = append(f.instruction, c)
			}
		case c == 0x07: // the end of a cell or a row
			out.endParagraph()
			if begins = true; set.rowEnds {
				out.endRow()
			} else {
				out.startCell()
			}
		case set.deleted, c == 0x0D && set.joins:
		case set.sign != 0:
			out.writeText(string(set.sign))
		case c >= 0x0B && c <= 0x0E: // the end of a line, a page, a paragraph or a column
			out.endParagraph()
			begins = c != 0x0B
		case c == '\t':
			out.write("   ")
		case c == 0x1E: // a non-breaking hyphen
			out.write("-")
		case c < ' ':
		default:
			if utf16.IsSurrogate(c) && i+1 < len(text) {
				c = utf16.DecodeRune(c, text[i+1])
				i++
			}
			out.writeText(string(c))
		}
	}
	if out.over {
		w.flaws = limited
	}
	return out.finish()
}

// begin begins a paragraph: in the open row of a table or a new one, and with its sign or number if it is an item of a
// list.
func (w *wordLooks) begin(out *flow, set setRun) {
	switch {
	case !set.inTable:
		out.endRow()
	case len(out.tables) == 0:
		out.startRow()
		out.startCell()
	}
	out.heading = set.look.title
	if set.list != "" && set.list != "0" {
		out.sign, _ = w.numbers.sign(set.list, set.level, "")
	}
}

// docField is an open field.
type docField struct {
	open        bool // its instruction is read
	linked      bool
	instruction []rune
	value       string // of a field of a form
	before      int    // bytes of the paragraph before its result
}
