package wire

import (
	"bytes"
	"errors"
	"io"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json/jsontext"
)

// FileForm determines which strings of a JSON document are diverted.
type FileForm uint8

const (
	// ApplyFiles is a list of records with a CV each: [{"cvFile":{"data":"…"}}] (§4.7).
	ApplyFiles FileForm = iota
	// CallbackFiles is one application: {"attachments":[{"data":"…"}]} (§6.1).
	CallbackFiles
)

// FileOptions are the options of a FileReader.
type FileOptions struct {
	Form FileForm
	// Open begins a file in the record of that index. id is the record's id as far as
	// it was read, or 0. place replaces the file, as the content of a JSON string. A
	// callback has one record without an id.
	Open func(index int, id int64) (file *Base64Decoder, place string)

	MaxString int // the longest text that is passed on; a longer one is cut (CONTRACT 48)
	MaxRecord int // of one record without its files; a longer one ends the document
	MaxDepth  int // of nested objects and lists; 0 is no bound
}

// FileReader reads JSON and passes it on with a short string in place of every file, while
// a decoder gets the file's base64 as it arrives. So a document of any size is read in
// the memory of its largest record without files (CONTRACT 21).
//
// It follows the JSON's structure only as far as it must to find strings. The reader
// behind it checks the JSON.
type FileReader struct {
	src  io.Reader
	opts FileOptions

	in    []byte // the part of buf that is not read yet
	buf   []byte
	out   []byte // passed on, not read yet
	outAt int
	err   error

	state  stringState
	quote  int  // index in in of the next quote, or the length of in; -1 if unknown
	escape int  // bytes of an escape sequence still to come, in a string
	digits bool // they are the four digits behind "\u"
	depth  int
	object [4]bool // whether the container at depths 1 to 3 is an object
	isKey  bool    // at the watched depth, the next string is a name
	key    []byte  // the current name, raw
	inList bool    // the list at depth 2 is the value of "attachments"
	inFile bool    // the object at depth 3 is a file
	next   field   // the next value at the watched depth
	length int     // bytes passed on of the current string
	full   bool    // the current string has reached its cap
	file   *Base64Decoder
	id     []byte // of the record, as far as it was read
	closed int    // how many files have ended
	index  int    // of the record
	begun  int    // its beginning in out
	size   int    // bytes of it that were passed on before out
}

type stringState uint8

const (
	between  stringState = iota
	inName               // a name at a watched depth, kept for comparison
	inString             // any other string, passed on
	inID                 // the id of a record, kept
	inData               // the base64 of a file, diverted
)

type field uint8

const (
	otherField field = iota
	idField
	fileField // "cvFile"
	listField // "attachments"
	dataField
)

// maxName bounds the names that are compared, and the id.
const maxName = 128

// NewFileReader returns a FileReader of src. If src ends within a file, that file is not
// closed.
func NewFileReader(src io.Reader, opts FileOptions) *FileReader {
	return &FileReader{src: src, opts: opts, buf: make([]byte, 128<<10)}
}

// Read implements io.Reader. It ends a piece behind each file, so that the reader
// behind it never has more than two open files: one that it has not asked for yet. The
// error is ErrRecordTooLarge, ErrTooDeep or the source's.
func (d *FileReader) Read(p []byte) (int, error) {
	for d.outAt == len(d.out) {
		if len(d.in) == 0 {
			if d.err != nil {
				return 0, d.err
			}
			n, err := d.src.Read(d.buf)
			d.in, d.err, d.quote = d.buf[:n], err, -1
		}
		d.out, d.outAt, d.begun = d.out[:0], 0, 0
		for done := d.closed; len(d.in) > 0 && d.closed == done; {
			d.step()
		}
		if d.size += len(d.out) - d.begun; d.size > d.opts.MaxRecord {
			d.in, d.err = nil, ErrRecordTooLarge
		}
	}
	n := copy(p, d.out[d.outAt:])
	d.outAt += n
	return n, nil
}

// step consumes at least one byte of d.in.
func (d *FileReader) step() {
	if d.state == between {
		d.structure()
		return
	}
	if d.escape > 0 {
		d.content(d.in[:1])
		if d.escape == 1 && d.in[0] == 'u' && !d.digits {
			d.escape, d.digits = 5, true
		}
		d.escape--
		d.consume(1)
		return
	}
	// Search for the quote once: many escape sequences may come before it.
	if d.quote < 0 {
		if d.quote = bytes.IndexByte(d.in, '"'); d.quote < 0 {
			d.quote = len(d.in)
		}
	}
	end := d.quote
	if i := bytes.IndexByte(d.in[:end], '\\'); i >= 0 {
		end = i
	}
	d.content(d.in[:end])
	switch {
	case end == len(d.in):
		d.in = nil
		return
	case d.in[end] == '\\':
		d.full = d.full || d.length+len(`\u0000`) > d.opts.MaxString
		d.escape, d.digits = 1, false
		d.content(d.in[end : end+1])
	default:
		d.endString()
	}
	d.consume(end + 1)
}

// consume drops n bytes of a string from the input.
func (d *FileReader) consume(n int) {
	d.in = d.in[n:]
	d.quote = max(d.quote-n, -1)
}

// content passes on, keeps or diverts a piece of the current string.
func (d *FileReader) content(p []byte) {
	switch d.state {
	case inData:
		d.file.Write(p)
	case inName:
		d.key = appendUpTo(d.key, p)
		d.pass(p)
	case inID:
		d.id = appendUpTo(d.id, p)
		d.pass(p)
	default:
		d.pass(p)
	}
}

func appendUpTo(to, p []byte) []byte {
	return append(to, p[:min(len(p), maxName-len(to))]...)
}

// pass passes on a piece of a string, up to its cap. An escape sequence is passed
// whole or not at all, so that what is passed stays well formed.
func (d *FileReader) pass(p []byte) {
	if d.escape == 0 && len(p) > d.opts.MaxString-d.length {
		p = trimPartialRune(p[:d.opts.MaxString-d.length])
		d.full = true
	}
	if d.full {
		if d.length < d.opts.MaxString {
			d.length = d.opts.MaxString
			d.out = append(d.out, p...)
		}
		return
	}
	d.length += len(p)
	d.out = append(d.out, p...)
}

func trimPartialRune(p []byte) []byte {
	for len(p) > 0 && p[len(p)-1]&0xC0 == 0x80 {
		p = p[:len(p)-1]
	}
	if len(p) > 0 && p[len(p)-1] >= 0xC0 {
		p = p[:len(p)-1]
	}
	return p
}

func (d *FileReader) endString() {
	if d.state == inData {
		d.file.Close()
		d.file = nil
		d.closed++
		d.state = between
		return
	}
	d.out = append(d.out, '"')
	if d.state == inName {
		d.next = d.keyField()
	}
	d.state = between
}

// keyField returns the field that the key names at its depth.
func (d *FileReader) keyField() field {
	name := d.key
	if bytes.IndexByte(name, '\\') >= 0 {
		quoted := append(append([]byte{'"'}, name...), '"')
		name, _ = jsontext.AppendUnquote(nil, quoted) // a broken name matches no field
	}
	switch {
	case d.depth == 3 && d.inFile && string(name) == "data":
		return dataField
	case d.opts.Form == CallbackFiles && d.depth == 1 && string(name) == "attachments":
		return listField
	case d.opts.Form == ApplyFiles && d.depth == 2 && string(name) == "id":
		d.id = d.id[:0]
		return idField
	case d.opts.Form == ApplyFiles && d.depth == 2 && string(name) == "cvFile":
		return fileField
	}
	return otherField
}

// structure handles one byte outside strings.
func (d *FileReader) structure() {
	c := d.in[0]
	d.in = d.in[1:]
	switch c {
	case '"':
		d.beginString()
		return
	case '{', '[':
		if d.depth++; d.opts.MaxDepth > 0 && d.depth > d.opts.MaxDepth {
			d.in, d.err = nil, ErrTooDeep
		}
		if d.depth < len(d.object) {
			d.object[d.depth] = c == '{'
			d.isKey = c == '{'
		}
		switch d.depth {
		case 2:
			d.inList = c == '[' && d.next == listField
		case 3:
			d.inFile = c == '{' && (d.inList || d.next == fileField && !d.object[1])
		}
		d.next = otherField
	case '}', ']':
		d.depth = max(d.depth-1, 0) // more brackets closed than opened: the reader behind rejects the JSON
		d.next, d.isKey = otherField, false
	case ',':
		d.next = otherField
		d.isKey = d.depth > 0 && d.depth < len(d.object) && d.object[d.depth]
		if d.depth == 1 && d.opts.Form == ApplyFiles {
			d.index++
			d.size, d.begun = 0, len(d.out)
			d.id = d.id[:0]
		}
	case ':':
		d.isKey = false
	case 0xEF, 0xBB, 0xBF:
		if d.depth == 0 {
			return // a byte order mark (CONTRACT 26)
		}
	default:
		if d.depth == 2 && d.next == idField && len(d.id) < maxName {
			d.id = append(d.id, c)
		}
	}
	d.out = append(d.out, c)
}

func (d *FileReader) beginString() {
	d.length, d.full, d.quote = 0, false, -1
	switch {
	case d.isKey && d.depth < len(d.object):
		d.state, d.key = inName, d.key[:0]
		d.out = append(d.out, '"')
	case d.depth == 3 && d.inFile && d.next == dataField:
		d.state = inData
		id, err := strconv.ParseInt(strings.TrimSpace(string(d.id)), 10, 64)
		if err != nil {
			id = 0 // the id is a hint, given only as a number
		}
		var place string
		d.file, place = d.opts.Open(d.index, id)
		d.out = append(append(append(d.out, '"'), place...), '"')
	case d.depth == 2 && d.next == idField:
		d.state = inID
		d.out = append(d.out, '"')
	default:
		d.state = inString
		d.out = append(d.out, '"')
	}
}

// ErrRecordTooLarge and ErrTooDeep are the reasons to stop reading a document.
var (
	ErrRecordTooLarge = errors.New("a record is larger than the limit")
	ErrTooDeep        = errors.New("it is nested too deep")
)

// ErrFileTooLarge and the next three are the reasons why a file is broken, as phrases.
var (
	ErrFileTooLarge = errors.New("it is larger than the limit")
	ErrFileBytes    = errors.New("its data is not base64")
	ErrFileShort    = errors.New("its data ends in the middle")
	ErrFileEmpty    = errors.New("the file is empty")
)
