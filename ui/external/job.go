package external

import (
	"context"
	"crypto/rand"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/load"
	"shortlist/ui/terminal"
	"shortlist/ui/text"
)

// How long the terminal may take to answer.
const (
	decideWithin  = 2 * time.Minute // the terminal asks the person
	confirmWithin = 30 * time.Second
	takeWithin    = 10 * time.Minute // the terminal reads a whole file over a slow line
)

// job is a file that is being sent. A part is sent when the terminal has read the part before, so that
// frames can be drawn in between, and at most one part is in memory or on the line.
type job struct {
	file
	to       terminal.Described
	protocol protocol
	act      model.Activity

	id      string    // the session of OSC 5113
	variant int       // the variant of the file's name, from 1
	at      int64     // how many bytes were sent
	began   time.Time // when the last part was sent
	pace    pace
	percent int
	wait    load.Task
	ended   bool   // the program has ended the session of OSC 5113
	resting string // the sentence that shows what the job waits for, or how far it is
	drag    drag
}

func (s *Sender) begin(f file, t terminal.Described, p protocol) tea.Cmd {
	if s.isRevealing(f) {
		return s.offerCommand(f, "", false)
	}
	j := &job{file: f, to: t, protocol: p, id: rand.Text(), variant: 1, pace: newPace(), percent: -1}
	s.job = j
	return load.Do(s.Env.Group, func(ctx context.Context) (model.Activity, error) {
		if f.isCV() {
			return s.Source.LogSending(ctx, f.of, t.Name), nil
		}
		return s.Source.LogSendingFile(ctx, f.name, t.Name), nil
	}, func(act model.Activity, _ error) tea.Cmd {
		j.act = act
		if s.isOver(j) {
			return s.end(j, model.ActivityUndone, "")
		}
		switch p {
		case dragging:
			return s.offer(j)
		case inOne:
			return s.sendWhole(j)
		}
		return tea.Batch(
			s.show(j, lang.Text("Your terminal asks whether to take the file. Allow it there, or press %s to stop.", action.Back)),
			s.command(j, decideWithin, "send"),
		)
	})
}

// isOver reports whether a job was stopped, or must be stopped because blind mode hides its applicant.
func (s *Sender) isOver(j *job) bool { return s.job != j || s.isRevealing(j.file) }

// end ends a job, and writes the outcome into the activity log.
func (s *Sender) end(j *job, outcome model.ActivityOutcome, why string) tea.Cmd {
	if s.job == j {
		s.job = nil
	}
	j.wait.Cancel()
	return load.Do(s.Env.Group, func(ctx context.Context) (struct{}, error) {
		if j.act.ID != 0 {
			s.Source.LogOutcome(ctx, j.act, outcome, why)
		}
		return struct{}{}, nil
	}, func(struct{}, error) tea.Cmd { return nil })
}

// FollowBlind ends the current job if blind mode hides its applicant. It is called after a switch.
func (s *Sender) FollowBlind() tea.Cmd {
	if s.IsOpen() && s.isOver(s.job) {
		return s.hidden(s.job)
	}
	return nil
}

// hidden ends a job whose applicant blind mode hides. It does nothing for a job that was stopped.
func (s *Sender) hidden(j *job) tea.Cmd {
	if s.job != j {
		return nil
	}
	return tea.Batch(s.Abandon(), s.end(j, model.ActivityUndone, ""), s.Env.Notify(env.Warn, sayBlindNow()))
}

// give ends a job that the terminal did not accept, and offers the command that fetches the file.
func (s *Sender) give(j *job, outcome model.ActivityOutcome, why string) tea.Cmd {
	return tea.Batch(s.Abandon(), s.end(j, outcome, why), s.offerCommand(j.file, why, false))
}

// done ends a job whose file the terminal has taken.
func (s *Sender) done(j *job) tea.Cmd {
	sentence := lang.Text("Sent %s to your terminal (%s). It should be among your downloads; the terminal does not confirm it.", text.Line(j.name), text.Line(j.to.Name))
	switch j.protocol {
	case transfer:
		sentence = lang.Text("Sent. %s is in the folder Downloads of your computer; the terminal (%s) confirmed it.", text.Line(numbered(portable(j.name), j.variant)), text.Line(j.to.Name))
	case dragging:
		sentence = lang.Text("Dropped %s.", text.Line(j.name))
	case inOne:
	}
	return tea.Batch(s.end(j, model.ActivityDone, ""), s.Env.Notify(env.Good, sentence))
}

// progress shows how much the terminal has taken.
func (s *Sender) progress(j *job) tea.Cmd {
	percent := 0
	if j.size > 0 {
		percent = int(j.at * 100 / j.size)
	}
	if percent == j.percent {
		return nil
	}
	j.percent = percent
	return s.show(j, lang.Text("Sending %s: %s %%. %s stops.", text.Line(j.name), lang.Number(percent), action.Back))
}

// show shows what a job waits for, or how far it is. Other notices cover the sentence only while they last.
func (s *Sender) show(j *job, sentence string) tea.Cmd {
	j.resting = sentence
	return s.Env.Notify(env.Info, sentence)
}

// Waits returns the notice about the current job; a zero notice if nothing is sent.
func (s *Sender) Waits() env.Notice {
	if !s.IsOpen() {
		return env.Notice{}
	}
	return env.Notice{Severity: env.Info, Text: s.job.resting}
}

// isSent reports whether the last part was sent.
func (j *job) isSent() bool { return j.at == j.size && !j.began.IsZero() }

// taken returns the function that is called when the terminal has read a part, or has not answered.
func (s *Sender) taken(j *job) func(passed bool) tea.Cmd {
	return func(passed bool) tea.Cmd {
		switch {
		case s.isOver(j):
			return s.hidden(j)
		case !passed:
			return s.give(j, model.ActivityFailed, saySilent())
		case j.isSent() && j.protocol == dragging:
			j.drag.sending = false
			return s.expect(j, decideWithin)
		case j.isSent():
			return s.done(j)
		}
		return s.sendPart(j)
	}
}

// finished returns the function that is called when the terminal has ended the session. The terminal has
// confirmed the whole file before, and answers the end only with an error.
func (s *Sender) finished(j *job) func(passed bool) tea.Cmd {
	return func(bool) tea.Cmd {
		if s.isOver(j) {
			return s.hidden(j)
		}
		return s.done(j)
	}
}

func (s *Sender) sendWhole(j *job) tea.Cmd {
	return s.read(j, j.size, func(data []byte) tea.Cmd {
		j.at, j.began = j.size, s.Env.Now()
		return tea.Batch(
			s.show(j, lang.Text("Sending %s in one piece…", text.Line(j.name))),
			s.Asker.Fence(j.to.Wrap(itermWhole(portable(j.name), data)), takeWithin, s.taken(j)),
		)
	})
}

// sendPart sends the next part.
func (s *Sender) sendPart(j *job) tea.Cmd {
	if !j.began.IsZero() {
		j.pace.took(s.Env.Now().Sub(j.began))
	}
	shown := s.progress(j)
	return tea.Batch(shown, s.read(j, min(j.pace.size, j.size-j.at), func(data []byte) tea.Cmd {
		j.at += int64(len(data))
		j.began = s.Env.Now()
		last := j.at == j.size
		var out strings.Builder
		for first := true; first || len(data) > 0; first = false {
			n := min(len(data), chunk)
			out.WriteString(j.to.Wrap(j.part(data[:n], last && n == len(data))))
			data = data[n:]
		}
		if j.protocol == transfer {
			return s.await(j, confirmWithin, out.String())
		}
		return s.Asker.Fence(out.String(), confirmWithin, s.taken(j))
	}))
}

// part returns the sequences that send a part of the file, and after the last part those of its end.
func (j *job) part(data []byte, last bool) string {
	part, end := "", ""
	switch j.protocol {
	case transfer:
		kind := "data"
		if last {
			kind = "end_data"
		}
		return kittyCommand(kind, j.id, "fid", j.fileID(), "d", encode(data))
	case dragging:
		end = dragCommand(dragFile, "")
		if len(data) > 0 {
			part = dragCommand(dragFile, encodeUnpadded(data))
		}
	case inOne:
	}
	if last {
		return part + end
	}
	return part
}

// read reads the next n bytes of the file.
func (s *Sender) read(j *job, n int64, then func([]byte) tea.Cmd) tea.Cmd {
	at := j.at
	return load.Do(s.Env.Group, func(context.Context) ([]byte, error) {
		f, err := os.Open(j.Path)
		if err != nil {
			return nil, err
		}
		defer func() { _ = f.Close() }() // only read
		data := make([]byte, n)
		_, err = f.ReadAt(data, at)
		if err == io.EOF && n == 0 {
			err = nil
		}
		return data, err
	}, func(data []byte, err error) tea.Cmd {
		switch {
		case s.isOver(j):
			return s.hidden(j)
		case err != nil:
			why := lang.Text("The saved file changed or is gone. Send it again.")
			return tea.Batch(s.Abandon(), s.end(j, model.ActivityFailed, why), s.Env.Notify(env.Bad, why))
		}
		return then(data)
	})
}

// await sends a sequence, and gives a job up unless the terminal answers within a time.
func (s *Sender) await(j *job, within time.Duration, sequence string) tea.Cmd {
	return tea.Batch(terminal.Send(sequence), s.expect(j, within))
}

// expect gives a job up unless the terminal sends something within a time.
func (s *Sender) expect(j *job, within time.Duration) tea.Cmd {
	return load.After(s.Env.Group, &j.wait, within, func() tea.Cmd {
		if s.isOver(j) {
			return s.hidden(j)
		}
		return s.give(j, model.ActivityFailed, saySilent())
	})
}

func (s *Sender) command(j *job, within time.Duration, action string, keys ...string) tea.Cmd {
	return s.await(j, within, j.to.Wrap(kittyCommand(action, j.id, keys...)))
}

func (j *job) fileID() string { return fmt.Sprintf("f%d", j.variant) }

// mostVariants is how many names are tried, so that no file of the person is overwritten.
const mostVariants = 100

// declare sends the file's name to the terminal, which answers whether such a file exists. The new file
// has a mode with which only the person can read it.
func (s *Sender) declare(j *job) tea.Cmd {
	name := "~/Downloads/" + numbered(portable(j.name), j.variant)
	return s.command(j, confirmWithin, "file", "fid", j.fileID(), "n", encode([]byte(name)), "sz", fmt.Sprint(j.size), "prm", "384")
}

// Take takes an answer of the terminal that is an OSC sequence.
func (s *Sender) Take(sequence string) tea.Cmd {
	if s == nil {
		return nil
	}
	if r, ok := parseDrag(sequence); ok {
		return s.takeDrag(r)
	}
	a, ok := parseKitty(sequence)
	if !ok || !s.IsOpen() {
		return nil
	}
	j := s.job
	if j.protocol != transfer || a.id != j.id || a.file != "" && a.file != j.fileID() {
		return nil
	}
	if s.isOver(j) {
		return s.hidden(j)
	}
	switch a.code {
	case "OK":
		switch {
		case a.file == "":
			return s.declare(j)
		case a.size != j.size:
			return s.give(j, model.ActivityFailed, lang.Text("The terminal reports another size than the file has."))
		}
		j.wait.Cancel()
		j.ended = true
		return s.Asker.Fence(j.to.Wrap(kittyCommand("finish", j.id)), confirmWithin, s.finished(j))
	case "STARTED":
		if a.size < 0 {
			return s.sendPart(j)
		}
		if j.variant++; j.variant > mostVariants {
			return s.give(j, model.ActivityFailed, lang.Text("Your Downloads have too many files of this name."))
		}
		return s.declare(j)
	case "PROGRESS":
		if a.size < j.at || j.at == j.size {
			return nil // OK follows the last part
		}
		return s.sendPart(j)
	}
	if a.code == "" {
		return s.give(j, model.ActivityFailed, lang.Text("shortlist cannot read the terminal's answer."))
	}
	why := sayRefused(text.Cut(text.Line(a.why), 100))
	if a.file == "" || j.ended { // the session is over
		return tea.Batch(s.end(j, model.ActivityRefused, why), s.offerCommand(j.file, why, false))
	}
	return s.give(j, model.ActivityRefused, why)
}

// pace decides how many bytes are sent at once, so that a slow line stays free for frames.
type pace struct {
	size  int64
	least time.Duration // the least time that any part took, which includes the way to the terminal and back
}

const (
	mostAtOnce = 256 << 10
	quick      = 250 * time.Millisecond // if a part takes less than this beyond the way, the next is larger
	slow       = 2 * quick
)

func newPace() pace { return pace{chunk, time.Hour} }

// took adapts the pace to the time that the last part took.
func (p *pace) took(d time.Duration) {
	p.least = min(p.least, d)
	switch extra := d - p.least; {
	case extra < quick:
		p.size = min(p.size*2, mostAtOnce/chunk*chunk)
	case extra > slow:
		p.size = max(p.size/2, chunk)
	}
}

func saySilent() string { return lang.Text("The terminal did not answer in time.") }
