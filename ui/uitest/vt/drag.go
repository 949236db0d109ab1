package vt

import (
	"fmt"
	"net/url"
	"path"
	"strings"
)

// Drags is what a terminal does with drags (OSC 72).
type Drags struct {
	Offers  bool   // it takes them
	Machine string // the hashed id of its computer: it asks for the contents of another computer's file
	Answers string // to an offer: OK, or an error; "" for none
	Hangs   bool   // it reports nothing once a file was dropped
}

type drag struct {
	on      bool   // it reports drags
	machine string // of the program
	stage   dragStage
	list    []byte // text/uri-list
	padded  bool   // a part of the list was padded
	content []byte
}

type dragStage int

const (
	noDrag dragStage = iota
	built            // it has the types of an offer
	listed           // it has the list
	lifted           // the person drags
	asking           // for the contents of the file
)

const dragCode = "\x1b]72;"

// Reports reports whether the terminal reports drags.
func (t *Far) Reports() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.drag.on
}

// OnThisComputer puts the terminal on the computer of the program.
func (t *Far) OnThisComputer() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.Machine = t.drag.machine
}

// Dropped returns how many bytes of a dropped file it has.
func (t *Far) Dropped() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return len(t.drag.content)
}

// Drag begins a drag of the person, with the pointer on a cell.
func (t *Far) Drag(x, y int) string {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.drag.on {
		return ""
	}
	return fmt.Sprintf(dragCode+"t=o:x=%d:y=%d:X=%d:Y=%d\x1b\\", x, y, 9*x, 18*y)
}

// Drop drops what the person drags.
func (t *Far) Drop() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.drag.stage != lifted {
		t.fault("nothing is dragged")
		return ""
	}
	out := dragCode + "t=e:x=1:y=0\x1b\\" + dragCode + "t=e:x=2:o=1\x1b\\" + dragCode + "t=e:x=3\x1b\\"
	switch {
	case t.Hangs:
		return out
	case t.drag.machine == t.Machine:
		return out + t.dropped(nil)
	}
	t.drag.stage, t.drag.content = asking, nil
	return out + dragCode + "t=k:x=1\x1b\\"
}

// Cancel ends a drag without a drop.
func (t *Far) Cancel() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.drag.stage = noDrag
	return dragCode + "t=e:x=4:y=1\x1b\\"
}

// dropped keeps a dropped file under its name; a file of this computer, under its path and without contents.
func (t *Far) dropped(content []byte) string {
	t.drag.stage = noDrag
	list, ended := strings.CutSuffix(string(t.drag.list), "\r\n")
	address, err := url.Parse(list)
	if !ended || err != nil || address.Scheme != "file" || address.Host != "" || strings.ContainsFunc(list, func(r rune) bool { return r <= ' ' || r > '~' }) {
		t.fault("the list is %q", t.drag.list)
		return ""
	}
	name := address.Path
	if content != nil {
		name = path.Base(name)
	}
	t.Files[name] = content
	return dragCode + "t=e:x=4:y=0\x1b\\"
}

// dragged takes a command of OSC 72.
func (t *Far) dragged(command string) string {
	d := &t.drag
	keys, payload, _ := strings.Cut(command, ";")
	if len(payload) > 4096 {
		t.fault("a payload has %d bytes", len(payload))
	}
	switch {
	case keys == "t=q":
		return dragCode + "t=q\x1b\\"
	case strings.HasPrefix(keys, "t=o:x=1"):
		d.on, d.machine = true, payload
	case keys == "t=o:x=2":
		*d = drag{}
	case keys == "t=o:o=1" && payload == "text/uri-list" && d.on && d.stage <= built:
		d.stage, d.list, d.padded = built, nil, false
	case keys == "t=p:x=0" && payload != "" && d.stage == built:
		d.padded = d.padded || strings.HasSuffix(payload, "=")
		d.list = append(d.list, t.decode(padded(payload))...)
	case keys == "t=p:x=0" && d.padded: // kitty 0.48.2 takes the padding for the end
		d.stage = noDrag
		return dragCode + "t=E:m=0;EINVAL:error while decoding base64 pre-sent data\x1b\\"
	case keys == "t=p:x=0" && d.stage == built:
		d.stage = listed
	case keys == "t=P:x=-1" && d.stage == listed:
		if t.Answers == "" {
			return ""
		}
		if d.stage = noDrag; t.Answers == "OK" {
			d.stage = lifted
		}
		return dragCode + "t=E;" + t.Answers + "\x1b\\"
	case keys == "t=k:x=1" && payload != "" && d.stage == asking:
		t.parts++
		d.content = append(d.content, t.decode(padded(payload))...)
	case keys == "t=k:x=1" && d.stage == asking:
		return t.dropped(append([]byte{}, d.content...))
	case keys == "t=E:y=-1":
		d.stage, t.stopped = noDrag, true
	default:
		t.fault("%.40q is not expected", command)
	}
	return ""
}

// padded returns base64 with its padding, which kitty does not need in a drag.
func padded(s string) string {
	s = strings.TrimRight(s, "=")
	return s + "==="[:(4-len(s)%4)%4]
}
