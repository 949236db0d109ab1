package packet

import (
	"errors"
	"io"
	"slices"
	"strings"
	"unicode"

	message "github.com/emersion/go-message"
	letter "github.com/emersion/go-message/mail"

	"shortlist/model/mail"
	"shortlist/model/spelling"
)

// maxText is how many octets of one answer's words are read.
const maxText = 4000

// Reply is a mail that came back, as far as its words go.
type Reply struct {
	From     string // as written
	Mail     string // the address in it, or ""
	Answers  []Answer
	Problems []Problem
}

// Answer is what a colleague thinks of one person.
type Answer struct {
	Code   string // in its own form: "K7Q-4M2"
	Answer string // Yes, Maybe, No or Note
	Text   string // the words besides the verdict, on one line
}

// Reason is why words did not become an answer.
type Reason string

// The reasons that the words of a mail give; account has those that its packets give.
const (
	Mistyped   Reason = "mistyped"   // the check character does not fit
	Twice      Reason = "twice"      // two verdicts for one code
	Quoted     Reason = "quoted"     // an answer in quoted text alone, or in a signature
	Place      Reason = "place"      // the code does not begin its line, or is not the only one in it
	Automatic  Reason = "automatic"  // an automatic reply, or a report on a mail
	Unreadable Reason = "unreadable" // the mail has no text
)

// Problem is what was not understood, or does not count.
type Problem struct {
	Code   string // "" if it is about the whole mail
	Text   string // the line
	Reason Reason
}

// Read reads a reply to a packet, a mail or the text of one.
func Read(r io.Reader) (Reply, error) {
	data, err := mail.Open(r)
	if err != nil {
		return Reply{}, err
	}
	top, err := mail.Parse(data)
	if err != nil || !isMail(top.Header) {
		out := answers(plainLines(spelling.Decoded(data), false), true)
		return Reply{Answers: out.Answers, Problems: out.Problems}, nil
	}
	out := Reply{From: fromOf(top.Header)}
	if list, err := (&letter.Header{Header: top.Header}).AddressList("From"); err == nil && len(list) > 0 {
		out.Mail, _ = mail.Usable(list[0].Address)
	}
	if mail.IsAutomatic(top.Header) {
		out.Problems = []Problem{{Reason: Automatic}}
		return out, nil
	}
	var b body
	if err := b.walk(top, 0); err != nil {
		return Reply{}, err
	}
	found := merged(answers(b.html, false), answers(b.plain, false))
	out.Answers, out.Problems = found.Answers, found.Problems
	if len(b.html)+len(b.plain) == 0 {
		out.Problems = append(out.Problems, Problem{Reason: Unreadable})
	}
	return out, nil
}

// isMail reports whether what was read has the fields of a mail: a text may begin like fields.
func isMail(h message.Header) bool {
	return slices.ContainsFunc([]string{"From", "Subject", "Message-Id", "Mime-Version", "Received"}, h.Has)
}

// fromOf returns the sender as written, on one line.
func fromOf(h message.Header) string {
	from, err := h.Text("From")
	if err != nil {
		from = h.Get("From")
	}
	return oneLine(from, 300)
}

func oneLine(s string, most int) string {
	s = strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		if isWidthless(r) && r != 0x200D {
			return -1
		}
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(s, "\ufffd"))), " ")
	if len(s) > most {
		s = strings.ToValidUTF8(s[:most], "") + "…"
	}
	return s
}

// body is the text of a mail: two forms of the same one, if it has both.
type body struct {
	plain, html []line
	parts       int
}

// walk reads the text in a part and in those within it. Attachments, forwarded mails and the footers that lists add have none.
func (b *body) walk(part *message.Entity, depth int) error {
	if b.parts++; b.parts > mail.MaxParts {
		return mail.ErrTooMany
	}
	if depth > mail.MaxDepth {
		return mail.ErrTooDeep
	}
	kind, params, err := part.Header.ContentType()
	if err != nil || kind == "text" { // a damaged parameter, or an old form
		kind, _, _ = strings.Cut(strings.TrimSpace(strings.ToLower(part.Header.Get("Content-Type"))), ";")
		kind = map[string]string{"text/html": kind, "text": "text/plain", "text/plain": kind}[kind]
	}
	if parts := part.MultipartReader(); parts != nil {
		for first := true; ; first = false {
			next, err := parts.NextPart()
			if next == nil {
				if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) && len(b.plain)+len(b.html) == 0 { // not only cut short
					return errors.Join(mail.ErrMalformed, err)
				}
				return nil
			}
			inner := b
			if !first && kind != "multipart/alternative" && (kind != "multipart/mixed" || next.Header.Has("Content-Disposition")) {
				inner = &body{parts: b.parts} // its parts count towards the limit
			}
			if err := inner.walk(next, depth+1); err != nil {
				return err
			}
			b.parts = inner.parts
		}
	}
	disposition, _, _ := part.Header.ContentDisposition()
	if depth > 0 && strings.EqualFold(disposition, "attachment") || params["name"] != "" {
		return nil
	}
	switch strings.ToLower(kind) {
	case "text/plain":
		b.plain = append(b.plain, plainLines(string(mail.Text(part)), strings.EqualFold(params["format"], "flowed"))...)
	case "text/html":
		b.html = append(b.html, htmlLines(string(mail.Text(part)))...)
	}
	return nil
}
