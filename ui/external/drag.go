package external

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/terminal"
	"shortlist/ui/text"
)

// The protocol is in docs/dnd-protocol.rst of kitty. Each sequence ends its chunks: while chunks are open, the
// terminal would take a command that cancels the drag for the end of the file.

// drag is how far a drag of OSC 72 has come.
type drag struct {
	offered bool // the terminal has the offer
	lifted  bool // the terminal has started the drag
	sending bool // the terminal has asked for the file, and has not read all of it
}

// dragFile are the keys of a part of the file: the first in the list, which has no other.
const dragFile = "t=k:x=1"

// dragCommand returns a command of OSC 72. Its payload is at most 4096 bytes.
func dragCommand(keys, payload string) string {
	if payload != "" {
		keys += ";" + payload
	}
	return "\x1b]72;" + keys + "\x1b\\"
}

// dragReport is what the terminal reports of a drag.
type dragReport struct {
	kind    string // the value of the key t
	x, y    int
	payload string // untrusted text
}

// parseDrag reads a report of OSC 72.
func parseDrag(sequence string) (r dragReport, ok bool) {
	rest, is := strings.CutPrefix(sequence, "\x1b]72;")
	if !is {
		return r, false
	}
	keys, payload, _ := strings.Cut(strings.TrimRight(rest, "\x1b\\\a"), ";")
	r.payload = payload
	for field := range strings.SplitSeq(keys, ":") {
		name, value, _ := strings.Cut(field, "=")
		n, _ := strconv.Atoi(value) // 0 is the default
		switch name {
		case "t":
			r.kind = value
		case "x":
			r.x = n
		case "y":
			r.y = n
		}
	}
	return r, true
}

// AskDrags asks the terminal whether it can report drags, and makes it report them.
func (s *Sender) AskDrags() tea.Cmd {
	if s.Disabled != "" {
		return nil
	}
	return s.Asker.AskFirst(func(t terminal.Described) tea.Cmd {
		if !t.Drags {
			return nil
		}
		s.drags = &t
		return func() tea.Msg { return terminal.Drags(machineID()) }
	})
}

// TakesDrags reports whether an applicant can be dragged out of the window.
func (s *Sender) TakesDrags() bool { return s != nil && s.drags != nil }

// machineID identifies this computer. The terminal asks for the contents of a file only if it runs on another
// computer. A computer without an id counts as another one.
func machineID() string {
	id, _ := os.ReadFile("/etc/machine-id") // empty if it cannot be read
	if id = bytes.TrimRightFunc(id, unicode.IsSpace); len(id) == 0 {
		id = []byte(rand.Text())
	}
	return hashed(id)
}

// hashed returns an id as the terminal compares it.
func hashed(id []byte) string {
	mac := hmac.New(sha256.New, []byte("tty-dnd-protocol-machine-id"))
	_, _ = mac.Write(id) // a hash never fails
	return "1:" + hex.EncodeToString(mac.Sum(nil))
}

// lift saves the CV that the person begins to drag, and offers it to the terminal. By the drag, the person
// agrees to that.
func (s *Sender) lift() tea.Cmd {
	if !s.TakesDrags() {
		return nil
	}
	c, ok := s.Dragged()
	if !ok {
		return nil
	}
	if why := env.NoCV(c); why != "" {
		return s.Env.NotNow(why)
	}
	if j := s.job; j != nil && j.drag.offered && !j.drag.sending { // the terminal did not report the end of the drag before
		return tea.Sequence(s.Abandon(), s.end(j, model.ActivityUndone, ""), s.prepare(c))
	}
	return s.prepare(c)
}

func (s *Sender) prepare(c model.Candidate) tea.Cmd {
	if s.Busy() {
		return s.Env.NotNow(lang.Text("another file is being sent"))
	}
	s.preparing = true
	return s.saved(func(ctx context.Context) (f file, err error) {
		f.of = c
		f.SavedCV, err = s.Source.SaveCV(ctx, c, "")
		return f, err
	}, func(f file, err error) tea.Cmd {
		if err != nil {
			return s.fail(f, err)
		}
		s.preparing = false
		if f.size > dragging.most(false) {
			return s.offerCommand(f, sayTooLarge(), false)
		}
		return s.begin(f, *s.drags, dragging)
	})
}

// list returns the commands that send the list of files of a drag, as text/uri-list.
func (f file) list(keys string) string {
	path := filepath.ToSlash(f.Path)
	if !strings.HasPrefix(path, "/") { // a path with a drive of Windows
		path = "/" + path
	}
	address := url.URL{Scheme: "file", Path: path}
	var out strings.Builder
	for part := range slices.Chunk([]byte(address.String()+"\r\n"), chunk) {
		out.WriteString(dragCommand(keys, encodeUnpadded(part)))
	}
	return out.String() + dragCommand(keys, "")
}

func (s *Sender) offer(j *job) tea.Cmd {
	j.drag.offered = true
	return s.await(j, confirmWithin, dragCommand("t=o:o=1", "text/uri-list")+
		j.list("t=p:x=0")+dragCommand("t=P:x=-1", ""))
}

// takeDrag handles a report of a drag.
func (s *Sender) takeDrag(r dragReport) tea.Cmd {
	if r.kind == "o" {
		return s.lift()
	}
	j := s.job
	if j == nil || !j.drag.offered {
		return nil
	}
	if s.isOver(j) {
		return s.hidden(j)
	}
	switch r.kind {
	case "E":
		return s.answered(j, r.payload)
	case "k":
		if r.x != 1 || j.drag.sending {
			return nil
		}
		j.wait.Cancel()
		j.drag.sending, j.at, j.began, j.percent, j.pace = true, 0, time.Time{}, -1, newPace()
		return s.sendPart(j)
	case "e":
		return s.dragged(j, r)
	}
	return nil
}

// answered handles the terminal's answer to an offer, or its report that a drag has ended.
func (s *Sender) answered(j *job, answer string) tea.Cmd {
	code, _, _ := strings.Cut(answer, ":")
	switch {
	case code == "OK":
		j.drag.lifted = true
		return tea.Batch(s.expect(j, decideWithin), s.show(j, lang.Text("Drop %s where you want it. %s stops.", text.Line(j.name), action.Back)))
	case code == "EPERM" && !j.drag.lifted:
		return tea.Batch(s.end(j, model.ActivityRefused, sayDragTooLate()), s.Env.Notify(env.Warn, sayDragTooLate()))
	}
	why := sayRefused(text.Cut(text.Line(answer), 100))
	return tea.Batch(s.end(j, model.ActivityRefused, why), s.offerCommand(j.file, why, false))
}

// dragged handles a report on the course of a drag.
func (s *Sender) dragged(j *job, r dragReport) tea.Cmd {
	var answer tea.Cmd
	switch {
	case r.x == 4 && r.y == 0 && (!j.drag.sending || j.isSent()):
		return s.done(j)
	case r.x == 4:
		return tea.Batch(s.end(j, model.ActivityUndone, ""), s.Env.Notify(env.Warn, lang.Text("The CV was not dropped. It stays saved on this computer.")))
	case r.x == 5 && r.y == 0:
		answer = terminal.Send(j.list("t=e:y=0"))
	case r.x == 5:
		answer = terminal.Send(dragCommand("t=E:y="+strconv.Itoa(r.y), "ENOENT"))
	}
	if j.drag.sending { // each part has its own time limit
		return answer
	}
	return tea.Batch(answer, s.expect(j, decideWithin))
}

func sayDragTooLate() string {
	return lang.Text("The drag was over before the CV was ready. It is saved now; drag it again.")
}
