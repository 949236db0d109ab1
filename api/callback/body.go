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

	"shortlist/api/wire"
	"shortlist/model"
)

// The bounds of a body, without the bytes of its attachments (CONTRACT 48).
const (
	maxText        = 4 << 10 // bytes of one string; a longer one is cut
	maxRest        = 1 << 20 // bytes of the whole
	maxDepth       = 32
	maxAttachments = 16 // later ones are left out
)

// broken is the reason why a body is rejected, as a phrase that holds no part of it.
type broken string

func (b broken) Error() string { return string(b) }

// inboxError is an error of the inbox; the sender is to try again.
type inboxError struct{ error }

func (e inboxError) Unwrap() error { return e.error }

// parser reads one body, and passes its attachments to the inbox as they arrive.
type parser struct {
	inbox Inbox
	limit int64 // bytes of an attachment
	held  []byte
	files []*file
	err   error // of the inbox
}

// file is an attachment in transfer.
type file struct {
	to   Attachment // nil if the inbox gave none, and after the file's end
	data *wire.Base64Decoder
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

// discard discards the file, unless that happened before.
func (f *file) discard() {
	if f.to != nil {
		f.to.Discard()
		f.to = nil
	}
}

// read parses a body in constant memory (§6.1). A number counts as its text; of a
// repeated name the last value counts; unknown names are skipped, and null is a missing
// value. The error is a broken or an inboxError, and then no file is left. Otherwise
// all attachments that are not broken are committed; drop discards them.
func (p *parser) read(src io.Reader) (a model.Arrival, err error) {
	defer func() {
		if err != nil {
			p.drop()
		}
	}()
	p.held = make([]byte, 0, wire.MaxHeld)
	var w wire.Callback
	err = json.UnmarshalRead(wire.NewFileReader(src, wire.FileOptions{
		Form: wire.CallbackFiles, Open: p.open, MaxString: maxText, MaxRecord: maxRest, MaxDepth: maxDepth,
	}), &w, bodyOptions)
	var syntax *jsontext.SyntacticError
	var semantic *json.SemanticError
	switch {
	case p.err != nil:
		return a, inboxError{p.err}
	case errors.Is(err, wire.ErrRecordTooLarge):
		return a, broken("the text beside its attachments is too long")
	case errors.Is(err, wire.ErrTooDeep):
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

// placePrefix and a number replace the data of a file in the JSON. The data of each attachment is diverted, so a
// sender's text cannot pass for one.
const placePrefix = "file "

// open implements wire.FileOptions.Open.
func (p *parser) open(int, int64) (*wire.Base64Decoder, string) {
	if len(p.files) >= maxAttachments || p.err != nil {
		return wire.NewBase64Decoder(nil, p.limit, p.held), ""
	}
	to, err := p.inbox.Attach()
	if err != nil {
		p.err = err
		return wire.NewBase64Decoder(nil, p.limit, p.held), ""
	}
	f := &file{to: to, sum: sha256.New()}
	f.data = wire.NewBase64Decoder(f, p.limit, p.held)
	p.files = append(p.files, f)
	return f.data, placePrefix + strconv.Itoa(len(p.files)-1)
}

// drop discards all attachments, committed or not.
func (p *parser) drop() {
	for _, f := range p.files {
		f.discard()
	}
}

// arrival checks the required fields and returns them, without attachments.
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

// keep commits the whole attachments, and computes the digest. A broken attachment gets
// its reason, and breaks nothing else (CONTRACT 22).
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
			f.discard() // broken, or replaced by a repeated name
		}
	}
	a.Digest = hex.EncodeToString(d.Sum(nil))
	return nil
}

// file returns the file that a text replaces, nil for any other text.
func (p *parser) file(place string) *file {
	number, ok := strings.CutPrefix(place, placePrefix)
	n, err := strconv.Atoi(number)
	if !ok || err != nil || n < 0 || n >= len(p.files) {
		return nil
	}
	return p.files[n]
}

// digest covers the meaning of the content, not its bytes: a service that sends the
// same again may write its JSON differently (CONTRACT 44).
type digest struct{ hash.Hash }

// text adds each value with its length, so that different lists have different digests.
func (d digest) text(values ...string) {
	for _, v := range values {
		_, _ = d.Write(binary.BigEndian.AppendUint64(nil, uint64(len(v)))) // a hash never fails
		_, _ = io.WriteString(d, v)
	}
}

// bodyOptions are the options for reading a callback. They are stricter than those for
// the service's answers: a body in another form does not come from the service, and
// polling finds the application in any case.
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
		text, err := wire.TextOf(dec)
		*v = text
		return err
	case 'n':
		*v = ""
		return dec.SkipValue()
	case '{', '[', 't', 'f':
		return errType
	}
	_, err := dec.ReadToken()
	return err
}

// readAttachments reads the first attachments and skips the rest, which may be many.
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
