package mail

import (
	"bytes"
	"cmp"
	"io"
	"slices"
	"strings"
	"time"

	message "github.com/emersion/go-message"
	letter "github.com/emersion/go-message/mail"

	"shortlist/model/spelling"
)

// Incoming is a mail that somebody sent, as far as a reply to an invitation needs it. Its texts are not safe to show.
type Incoming struct {
	From      Address   // whose address is as written; "" for a mail with none or several
	Date      time.Time // zero: it has none that can be read
	IDs       []string  // Message-IDs of the letters that it answers, without brackets
	Text      string    // the first part of plain text, with what it quotes; "" without any
	Page      string    // the first part of HTML; "" without any
	Automatic bool      // a program has written it
	Calendars [][]byte  // in UTF-8, each once. Those of forwarded mails are left out
	Method    string    // the method in the type of a part with a calendar, in capitals; "" without. It counts for calendars that name none
}

// Read reads a mail. Its errors are those of Bounced, but for ErrNoBounce.
func Read(r io.Reader) (Incoming, error) {
	data, err := Open(r)
	if err != nil {
		return Incoming{}, err
	}
	if isCalendar(data) { // saved from a mail
		return Incoming{Calendars: [][]byte{[]byte(spelling.Decoded(data))}}, nil
	}
	top, err := Parse(data)
	if err != nil {
		return Incoming{}, err
	}
	var in Incoming
	h := letter.Header{Header: top.Header}
	if from, err := h.AddressList("From"); err == nil && len(from) == 1 {
		in.From = Address{from[0].Name, from[0].Address}
	}
	in.Date, _ = h.Date()
	in.Automatic = IsAutomatic(top.Header)
	var ids report
	ids.addIDs(h.Get("In-Reply-To"))
	ids.addIDs(h.Get("References"))
	in.IDs = ids.IDs
	err = eachPart(top, func() bool { return in.Text != "" || len(in.Calendars) > 0 }, in.readPart)
	return in, err
}

// away are the beginnings of the subjects of automatic replies.
var away = []string{"automatic reply:", "auto-reply:", "autoreply:", "auto:", "out of office", "автоматична відповідь:", "автовідповідь", "відповідь поза офісом", "відсутність на роботі", "răspuns automat", "absență de la birou", "automatikus válasz", "házon kívül", "távolléti üzenet"}

// IsAutomatic reports whether a program has written a mail.
func IsAutomatic(h message.Header) bool {
	kind, _, _ := h.ContentType()
	subject, _ := h.Text("Subject")
	auto := strings.ToLower(strings.TrimSpace(h.Get("Auto-Submitted")))
	precedence := strings.ToLower(strings.TrimSpace(h.Get("Precedence")))
	return auto != "" && !strings.HasPrefix(auto, "no") || slices.ContainsFunc([]string{"X-Autoreply", "X-Autorespond", "X-Auto-Reply", "X-Mail-Autoreply"}, h.Has) ||
		precedence == "auto_reply" || h.Has("X-Auto-Response-Suppress") && (precedence == "bulk" || precedence == "junk") || strings.EqualFold(kind, "multipart/report") ||
		slices.ContainsFunc(away, func(begin string) bool { return strings.HasPrefix(strings.ToLower(strings.TrimSpace(subject)), begin) })
}

// isCalendar reports whether a text is a calendar, whatever its type and the name of its file.
func isCalendar(data []byte) bool {
	const begin = "BEGIN:VCALENDAR"
	data = bytes.TrimSpace(bytes.TrimPrefix(data, []byte("\ufeff")))
	return len(data) > len(begin) && strings.EqualFold(string(data[:len(begin)]), begin)
}

func (in *Incoming) readPart(kind string, part *message.Entity) {
	_, params, _ := part.Header.ContentType()
	disposition, file, _ := part.Header.ContentDisposition()
	data := Text(part)
	switch {
	case len(data) == 0: // a damaged part has nothing to read
	case kind == "text/calendar", kind == "application/ics", kind == "text/x-vcalendar", isCalendar(data),
		strings.HasSuffix(strings.ToLower(cmp.Or(file["filename"], params["name"])), ".ics"):
		in.Method = cmp.Or(in.Method, strings.ToUpper(strings.TrimSpace(params["method"])))
		for _, known := range in.Calendars {
			if bytes.Equal(bytes.TrimSpace(known), bytes.TrimSpace(data)) {
				return
			}
		}
		in.Calendars = append(in.Calendars, data)
	case kind == "text/html" && in.Page == "" && disposition != "attachment":
		in.Page = string(data)
	case kind == "text/plain" && in.Text == "" && disposition != "attachment":
		in.Text = strings.ReplaceAll(string(data), "\r\n", "\n")
	}
}
