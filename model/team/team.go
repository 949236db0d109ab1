// Package team is the format of what several managers share about applicants, and the places where they share it: a
// Folder, or a Database. Strangers may write to the folder: a file counts only if it belongs to the user in its name, and
// every size has a limit. Any call of a Folder may block for as long as the file system does. Everything else does no I/O.
//
// # Files
//
// MANAGER@HOST.jsonl holds what one manager has decided on one host, one JSON object a line, the
// oldest first. Only the programs of that manager on that host write to it, so that no two hosts
// append to one file over a network. MANAGER and HOST are in lower case. A line ends with "\n"; an end without one is a
// line that is being written, and is left alone.
//
//	{"v":2,"by":"olena","service":"ua.example.com","at":"2026-03-01T09:30:00Z",
//	 "job":4100001,"apply":4100237,"kind":"verdict","value":"yes"}
//
// v is the version of the format. Lines of version 1 have a number and a hash besides, and some are signatures; those
// are not looked at. service is the host name of the service; its ids of applications
// are the same for every manager, and so identify an application.
//
// The kinds, and their values:
//
//	verdict    yes, maybe, no or ""
//	rating     1 to 5, or 0
//	tags       separated by commas
//	note       Markdown
//	reason     why the verdict, or ""
//	answer     a question of the interview sheet, a line break, and the note of its answer
//	listed     the name of a shortlist that the application is on now
//	unlisted   the name of a shortlist that it is not on any more
//	interview  its UID, or "offer", and after a line break, for each time: state, beginning and end
//	written    "": the manager has written to the applicant
//	unwritten  "": that was a mistake
//	erased     the Tombstone of an application; apply and job are missing
//
// The last line of a kind counts, for shortlists the last one of each name. Lines of an unknown kind
// or with unknown fields are left alone: a newer program has written them.
//
// A tombstone ends an application for the folder: all programs ignore the lines about it in every
// file, and take them out of their own.
package team

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"shortlist/model"
)

// Version is the version of the format that this program writes.
const Version = 2

// MaxLine is the most bytes of a line. A note of the greatest length fits, however it is escaped.
const MaxLine = 512 * 1024

const maxListName = 200 // bytes

// Kind is what a line is about.
type Kind string

// The kinds.
const (
	KindVerdict   Kind = "verdict"
	KindRating    Kind = "rating"
	KindTags      Kind = "tags"
	KindNote      Kind = "note"
	KindReason    Kind = "reason"
	KindAnswer    Kind = "answer"
	KindListed    Kind = "listed"
	KindUnlisted  Kind = "unlisted"
	KindInterview Kind = "interview"
	KindWritten   Kind = "written"
	KindUnwritten Kind = "unwritten"
	KindErased    Kind = "erased"
	kindSignature Kind = "signature" // of version 1
)

// OwnLines is the value of a change of KindErased that only takes the manager's own lines out, and
// leaves no tombstone.
const OwnLines = "own"

// Change is something that a manager has decided about an application.
type Change struct {
	At      time.Time `json:"at"`
	JobID   int64     `json:"job,omitzero"`
	ApplyID int64     `json:"apply,omitzero"`
	Kind    Kind      `json:"kind"`
	Value   string    `json:"value"`
}

// Slot names what a change replaces: the earlier change of the same application and slot.
func (c Change) Slot() string {
	switch c.Kind {
	case KindListed, KindUnlisted:
		return "list " + c.Value
	case KindUnwritten:
		return string(KindWritten)
	case KindAnswer, KindInterview:
		of, _, _ := strings.Cut(c.Value, "\n")
		return string(c.Kind) + " " + of
	}
	return string(c.Kind)
}

// blank reports whether the change leaves nothing of its slot.
func (c Change) blank() bool {
	switch c.Kind {
	case KindUnlisted, KindUnwritten:
		return true
	case KindRating:
		return c.Value == "0"
	case KindVerdict, KindTags, KindNote, KindReason:
		return c.Value == ""
	case KindAnswer, KindInterview:
		return strings.HasSuffix(c.Value, "\n")
	}
	return false
}

// ChangesOf returns the parts in which a review differs from an earlier state.
func ChangesOf(was, is model.Review) (changes []Change) {
	add := func(kind Kind, before, now string) {
		if before != now {
			changes = append(changes, Change{JobID: is.JobID, ApplyID: is.ApplyID, At: is.Changed, Kind: kind, Value: now})
		}
	}
	add(KindVerdict, string(was.Verdict), string(is.Verdict))
	add(KindRating, strconv.Itoa(was.Rating), strconv.Itoa(is.Rating))
	add(KindTags, strings.Join(was.Tags, ","), strings.Join(is.Tags, ","))
	add(KindNote, was.Note, is.Note)
	add(KindReason, was.Reason, is.Reason)
	for _, a := range slices.Concat(was.Answers, is.Answers) {
		change := func(r model.Review) string { return a.Question + "\n" + r.AnswerTo(a.Question) }
		if !slices.ContainsFunc(changes, func(c Change) bool { return c.Slot() == (Change{Kind: KindAnswer, Value: change(is)}).Slot() }) {
			add(KindAnswer, change(was), change(is))
		}
	}
	return changes
}

// Line is a line of a file.
type Line struct {
	V       int    `json:"v"`
	By      string `json:"by"`
	Service string `json:"service,omitzero"`
	Change
}

// Bytes returns the line as it is in the file, without its end.
func (l Line) Bytes() []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(l); err != nil {
		panic(err) // a year beyond 9999, which no clock gives
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n"))
}

// Tombstone returns the form of an application's id in which its erasure is noted. It does not show
// the id, but whoever has a list of ids can find it.
func Tombstone(service string, applyID int64) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "shortlist erased %s %d", service, applyID))
	return base64.RawURLEncoding.EncodeToString(sum[:16])
}

var fileName = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([a-z0-9_][a-z0-9_.-]{0,31})@([a-z0-9][a-z0-9.-]{0,62})\.(jsonl|now)$`)
})

// FileOf returns the name of the file of a manager on a host. The names are of CheckName and HostName.
func FileOf(manager, host string) string { return manager + "@" + host + ".jsonl" }

// PresenceOf returns the name of the file that shows which application a manager has open.
func PresenceOf(manager, host string) string { return manager + "@" + host + ".now" }

// ParseName returns the parts of a file's name; ok is false if it is not a file of a team.
func ParseName(file string) (manager, host string, presence, ok bool) {
	m := fileName().FindStringSubmatch(file)
	if m == nil {
		return "", "", false, false
	}
	return m[1], m[2], m[3] == "now", true
}

// CheckName reports whether a manager's name can name a file.
func CheckName(manager string) bool {
	_, _, _, ok := ParseName(FileOf(manager, "h"))
	return ok && !strings.Contains(manager, "@")
}

// HostName makes a part of a file's name of the name of a host.
func HostName(host string) string {
	host = strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9', r == '-', r == '.':
			return r
		}
		return '-'
	}, strings.ToLower(host))
	host = strings.TrimLeft(host[:min(len(host), 63)], "-.")
	if host == "" {
		return "host"
	}
	return host
}

// errNewer means that a newer program has written a line.
var errNewer = errors.New("newer version")

// ParseLine reads a line without its end, and checks its values.
func ParseLine(raw []byte) (Line, error) {
	var l Line
	if len(raw) > MaxLine {
		return l, errors.New("too long")
	}
	if !utf8.Valid(raw) {
		return l, errors.New("not UTF-8")
	}
	if err := json.Unmarshal(raw, &l); err != nil {
		return l, err
	}
	switch {
	case l.V > Version:
		return l, errNewer
	case l.V < 1, l.By == "":
		return l, errors.New("a field is missing")
	}
	return l, l.check()
}

// check checks the time, which can be written again, and the value of a kind.
func (l Line) check() error {
	ok := l.ApplyID > 0 && l.JobID >= 0 && l.Service != ""
	switch l.Kind {
	case KindVerdict:
		ok = ok && (l.Value == string(model.Yes) || l.Value == string(model.Maybe) || l.Value == string(model.No) || l.Value == "")
	case KindRating:
		n, err := strconv.Atoi(l.Value)
		ok = ok && err == nil && n >= 0 && n <= model.MaxRating && strconv.Itoa(n) == l.Value
	case KindTags:
		ok = ok && len(l.Value) <= model.MaxTags*4*64
	case KindNote, KindReason:
		ok = ok && len(l.Value) <= model.MaxNote
	case KindAnswer:
		ok = ok && len(l.Value) <= model.MaxNote && strings.IndexByte(l.Value, '\n') > 0
	case KindInterview:
		_, _, valid := interviewsIn(l.Value)
		ok = ok && valid
	case KindListed, KindUnlisted:
		ok = ok && l.Value != "" && len(l.Value) <= maxListName
	case KindWritten, KindUnwritten:
		ok = ok && l.Value == ""
	case KindErased:
		ok = l.ApplyID == 0 && l.JobID == 0 && l.Service != "" && len(l.Value) == len(Tombstone("", 0))
	case kindSignature:
		ok = l.V == 1
	}
	if !ok || l.At.Year() < 2000 || l.At.Year() > 9000 {
		return errors.New("a value is not possible")
	}
	return nil
}
