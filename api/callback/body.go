package callback

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"hash"
	"io"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"shortlist/api/internal/divert"
	"shortlist/api/wire"
	"shortlist/model"
)

// Bounds of a body, its attachments' bytes left out (CONTRACT 48).
const (
	maxText        = 4 << 10 // bytes of one string; a longer one is cut
	maxRest        = 1 << 20 // bytes of all of it
	maxDepth       = 32
	maxAttachments = 16 // those behind it are left out
)

// broken is why a body is refused, as a phrase that holds nothing of it.
type broken string

func (b broken) Error() string { return string(b) }

// inboxError is what the inbox said; the sender is to try again.
type inboxError struct{ error }

func (e inboxError) Unwrap() error { return e.error }

// parser reads one body, and hands its attachments to the inbox as they come.
type parser struct {
	inbox Inbox
	limit int64 // bytes of an attachment
	held  []byte
	files []*file
	err   error // of the inbox
}

// file is an attachment on its way.
type file struct {
	to   Attachment // nil where the inbox gave none, and when it is done with
	data *divert.Decoder
	sum  hash.Hash
	err  error // of the inbox
}

// Write implements io.Writer for the decoder.
func (f *file) Write(p []byte) (int, error) {
	f.sum.Write(p)
	n, err := f.to.Write(p)
	if err != nil {
		f.err = err
	}
	return n, err
}

// discard drops the file, if that is still to be done.
func (f *file) discard() {
	if f.to != nil {
		f.to.Discard()
		f.to = nil
	}
}

// read parses a body in constant memory (§6.1). What is in a string or is a
// number is text; the last of a name given twice counts, names nobody knows are
// passed over, and null is none. The error is a broken or an inboxError; then no
// file is left. Otherwise every attachment that is not broken is committed, and
// drop takes them back.
func (p *parser) read(src io.Reader) (a model.Arrival, err error) {
	defer func() {
		if err != nil {
			p.drop()
		}
	}()
	p.held = make([]byte, 0, divert.MaxHeld)
	var w wire.Callback
	err = json.UnmarshalRead(divert.NewReader(src, divert.Options{
		Form: divert.Callback, Open: p.open, MaxString: maxText, MaxRecord: maxRest, MaxDepth: maxDepth,
	}), &w, bodyOptions)
	var syntax *jsontext.SyntacticError
	var semantic *json.SemanticError
	switch {
	case p.err != nil:
		return a, inboxError{p.err}
	case errors.Is(err, divert.ErrTooLarge):
		return a, broken("it says too much beside its attachments")
	case errors.Is(err, divert.ErrTooDeep):
		return a, broken("it is nested too deep")
	case errors.Is(err, io.EOF), errors.As(err, &syntax):
		return a, broken("it is not JSON")
	case errors.As(err, &semantic):
		return a, broken("a field is of another type than it should be")
	case err != nil:
		return a, inboxError{err} // the spool cannot be read
	}
	if a, err = arrival(w); err != nil {
		return a, err
	}
	return a, p.keep(&a, w.Attachments)
}

// placePrefix begins what stands in a file's place, before its number. No number
// in the JSON reads like it, and every string there is a file.
const placePrefix = "file "

// open implements divert.Options.Open.
func (p *parser) open(int, int64) (*divert.Decoder, string) {
	if len(p.files) >= maxAttachments || p.err != nil {
		return divert.NewDecoder(nil, p.limit, p.held), ""
	}
	to, err := p.inbox.Attach()
	if err != nil {
		p.err = err
		return divert.NewDecoder(nil, p.limit, p.held), ""
	}
	f := &file{to: to, sum: sha256.New()}
	f.data = divert.NewDecoder(f, p.limit, p.held)
	p.files = append(p.files, f)
	return f.data, placePrefix + strconv.Itoa(len(p.files)-1)
}

// drop takes back every attachment, committed or not.
func (p *parser) drop() {
	for _, f := range p.files {
		f.discard()
	}
}

// arrival checks what is required and takes it over, without attachments.
func arrival(w wire.Callback) (model.Arrival, error) {
	c := w.Candidate
	for _, required := range []struct{ name, value string }{
		{"candidate.first_name", c.FirstName},
		{"candidate.last_name", c.LastName},
		{"candidate.location.country", c.Location.Country},
		{"application.job_id", w.Application.JobID},
	} {
		if strings.TrimSpace(required.value) == "" {
			return model.Arrival{}, broken(required.name + " is missing")
		}
	}
	job, err := strconv.ParseInt(strings.TrimSpace(w.Application.JobID), 10, 64)
	if err != nil || job <= 0 {
		return model.Arrival{}, broken("application.job_id is not the number of a job")
	}
	a := model.Arrival{
		JobID: job, FirstName: c.FirstName, LastName: c.LastName, Email: c.EmailAddress, Phone: c.PhoneNumber,
		City: c.Location.City, Country: strings.ToUpper(strings.TrimSpace(c.Location.Country)), Source: w.Application.Source,
	}
	if c.Gender != nil && (*c.Gender == "MALE" || *c.Gender == "FEMALE") {
		a.Gender = *c.Gender
	}
	return a, nil
}

// keep commits the attachments that are whole, and finds the digest. A broken
// one says why and breaks nothing else (CONTRACT 22).
func (p *parser) keep(a *model.Arrival, attachments []wire.CallbackAttachment) error {
	d := digest{sha256.New()}
	d.text("1", strconv.FormatInt(a.JobID, 10), a.FirstName, a.LastName, a.Email, a.Phone, a.Gender, a.City, a.Country, a.Source)
	used := map[*file]bool{}
	for _, w := range attachments {
		f := p.file(w.Data)
		if f == nil && w.Name == "" && w.ContentType == "" {
			continue // an empty object: none attached (CONTRACT 24)
		}
		cv := model.CV{Name: w.Name, Type: w.Type, ContentType: w.ContentType}
		switch {
		case f == nil:
			cv.Broken = "no data was sent"
		case f.err != nil:
			return inboxError{f.err}
		case f.data.Err() != nil:
			cv.Size, cv.Broken = f.data.Size(), f.data.Err().Error()
		default:
			cv.Size = f.data.Size()
			var err error
			if cv.Ref, err = f.to.Commit(); err != nil {
				return inboxError{err}
			}
			used[f] = true
		}
		d.text(cv.Name, cv.Type, cv.ContentType, cv.Broken)
		if used[f] {
			d.text(string(f.sum.Sum(nil)))
		}
		a.Attachments = append(a.Attachments, cv)
	}
	for _, f := range p.files {
		if !used[f] {
			f.discard() // broken, or taken back by a name given twice
		}
	}
	a.Digest = hex.EncodeToString(d.Sum(nil))
	return nil
}

// file is the one in whose place that stands, nil for none.
func (p *parser) file(place string) *file {
	number, ok := strings.CutPrefix(place, placePrefix)
	n, err := strconv.Atoi(number)
	if !ok || err != nil || n < 0 || n >= len(p.files) {
		return nil
	}
	return p.files[n]
}

// digest is over what was understood, not over how it was written: a service
// that sends the same again may write its JSON otherwise (CONTRACT 44).
type digest struct{ hash.Hash }

// text adds each value with its length, so that no two lists look the same.
func (d digest) text(values ...string) {
	for _, v := range values {
		_, _ = d.Write(binary.BigEndian.AppendUint64(nil, uint64(len(v)))) // a hash never fails
		_, _ = io.WriteString(d, v)
	}
}

// bodyOptions are how a callback is read. They are stricter than those of the
// service's answers: a body of another form is not the service's, and whom it
// tells of is found by polling all the same.
var bodyOptions = json.JoinOptions(
	jsontext.AllowDuplicateNames(true),
	jsontext.AllowInvalidUTF8(true),
	json.WithUnmarshalers(json.JoinUnmarshalers(
		json.UnmarshalFromFunc(readText),
		json.UnmarshalFromFunc(func(dec *jsontext.Decoder, v **string) error {
			*v = new(string)
			return readText(dec, *v)
		}),
		json.UnmarshalFromFunc(readAttachments),
	)),
)

var errType = errors.New("another type")

func readText(dec *jsontext.Decoder, v *string) error {
	switch dec.PeekKind() {
	case '"', '0':
		token, err := dec.ReadToken()
		if err != nil {
			return err
		}
		*v = token.String()
		return nil
	case 'n':
		*v = ""
		return dec.SkipValue()
	case '{', '[', 't', 'f':
		return errType
	}
	_, err := dec.ReadToken()
	return err
}

// readAttachments reads the first ones and passes over the rest, which may be
// many.
func readAttachments(dec *jsontext.Decoder, v *[]wire.CallbackAttachment) error {
	*v = nil
	switch dec.PeekKind() {
	case 'n':
		return dec.SkipValue()
	case '[':
	default:
		return errType
	}
	if _, err := dec.ReadToken(); err != nil {
		return err
	}
	for dec.PeekKind() != ']' {
		if len(*v) == maxAttachments {
			if err := dec.SkipValue(); err != nil {
				return err
			}
			continue
		}
		var a wire.CallbackAttachment
		if err := json.UnmarshalDecode(dec, &a); err != nil {
			return err
		}
		*v = append(*v, a)
	}
	_, err := dec.ReadToken()
	return err
}
