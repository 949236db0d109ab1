package ui_test

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	uv "github.com/charmbracelet/ultraviolet"

	"shortlist/model"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/sending"
)

var overSSH = sending.Host{User: "maeve", Name: "2001:db8::7", Port: "2222"}

// onACV returns the dashboard with the cursor on an applicant with a CV.
func onACV(t *testing.T, o ui.Options) (*day, model.Candidate) {
	d := begin(t, setup{options: o})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	return d, d.ToPerson("has a CV", func(c model.Candidate) bool { return c.CV != nil && c.CV.Broken == "" })
}

// saved returns the only file that was saved.
func (d *day) saved() (path string, data []byte) {
	d.t.Helper()
	all, err := filepath.Glob(filepath.Join(d.dir, "*"))
	if err != nil || len(all) != 1 {
		d.t.Fatalf("saved are %q, %v", all, err)
	}
	data, err = os.ReadFile(all[0])
	if err != nil {
		d.t.Fatal(err)
	}
	return all[0], data
}

// received returns what the terminal was given to save, by the protocol of iTerm2.
func (d *day) received() (name string, data []byte) {
	d.t.Helper()
	for _, sequence := range d.Raw {
		rest, is := strings.CutPrefix(sequence, "\x1b]1337;File=")
		if !is {
			continue
		}
		keys, content, _ := strings.Cut(strings.TrimSuffix(rest, "\a"), ":")
		for key := range strings.SplitSeq(keys, ";") {
			switch k, v, _ := strings.Cut(key, "="); k {
			case "name":
				decoded, err := base64.StdEncoding.DecodeString(v)
				if err != nil {
					d.t.Error(err)
				}
				name = string(decoded)
			case "inline":
				d.t.Error("the terminal would show it")
			}
		}
		data, err := base64.StdEncoding.DecodeString(content)
		if err != nil || !strings.Contains(keys, fmt.Sprintf("size=%d", len(data))) {
			d.t.Errorf("%s: %d bytes, %v", keys, len(data), err)
		}
		return name, data
	}
	return "", nil
}

// answer answers the questions of the terminal's name and attributes.
func (d *day) answer(name string) {
	d.Send(tea.TerminalVersionMsg{Name: name})
	d.Send(uv.PrimaryDeviceAttributesEvent{62})
	d.Settle()
}

// TestACVIsSentThroughATerminalThatTakesFiles, byte for byte, from the list and from the reader.
func TestACVIsSentThroughATerminalThatTakesFiles(t *testing.T) {
	t.Parallel()
	for _, from := range []action.Keys{action.Open, action.ReadCV} {
		d, _ := onACV(t, ui.Options{Host: overSSH})
		d.Do(from, action.SendCV)
		d.answer("WezTerm 20260101")
		d.Sees("to your terminal (WezTerm 20260101)")
		path, data := d.saved()
		if name, sent := d.received(); name != filepath.Base(path) || !bytes.Equal(sent, data) {
			t.Errorf("sent are %d bytes as %q; saved %d as %q", len(sent), name, len(data), path)
		}
		if d.Clipboard != nil {
			t.Errorf("copied: %q", d.Clipboard)
		}
	}
}

// TestOtherTerminalsGetTheCommandThatFetchesACV, whether they report a name or nothing.
func TestOtherTerminalsGetTheCommandThatFetchesACV(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"XTerm(390)", "tmux 3.5a", ""} {
		d, _ := onACV(t, ui.Options{Host: overSSH})
		d.Do(action.SendCV)
		if name == "" {
			d.Advance(2 * time.Second)
		} else {
			d.answer(name)
		}
		path, _ := d.saved()
		d.Overlay().Sees("Get the CV onto your computer", "scp -P 2222")
		if len(d.Clipboard) != 1 || d.Clipboard[0] != overSSH.Fetch(path) {
			t.Errorf("copied: %q", d.Clipboard)
		}
		if _, sent := d.received(); sent != nil {
			t.Error("the terminal gets a file")
		}
	}
}

// TestOutsideSSHACVIsOnlySaved: it is on the person's computer then.
func TestOutsideSSHACVIsOnlySaved(t *testing.T) {
	t.Parallel()
	d, _ := onACV(t, ui.Options{})
	d.Do(action.SendCV)
	d.answer("XTerm(390)")
	d.Sees("Saved on this computer")
	d.saved()
}

// TestNoCVIsSentInRestrictedMode, or with a name in blind mode.
func TestNoCVIsSentInRestrictedMode(t *testing.T) {
	t.Parallel()
	d, _ := onACV(t, ui.Options{Host: overSSH, Restricted: true})
	d.Do(action.SendCV)
	d.Sees("Not now: restricted mode lets no file leave this computer")
	if all, _ := filepath.Glob(filepath.Join(d.dir, "*")); all != nil || d.Clipboard != nil {
		t.Errorf("saved %q, copied %q", all, d.Clipboard)
	}
}

// TestBlindModeThatComesBeforeTheTerminalAnswersSendsNothing: the file has the name.
func TestBlindModeThatComesBeforeTheTerminalAnswersSendsNothing(t *testing.T) {
	t.Parallel()
	d, c := onACV(t, ui.Options{Host: overSSH})
	d.Do(action.SendCV)
	d.Do(action.SendCV)
	d.Sees("another CV is being sent")
	d.Do(action.Blind)
	d.answer("iTerm2 3.6")
	d.Sees("Blind mode was switched on meanwhile")
	if _, data := d.received(); data != nil || d.Clipboard != nil {
		t.Error("it is sent")
	}
	if secret := d.leaks(c); secret != "" {
		t.Errorf("%q is in sight", secret)
	}
}

func TestBlindModeSendsATextWithoutTheName(t *testing.T) {
	t.Parallel()
	d, c := onACV(t, ui.Options{Host: overSSH})
	d.Do(action.Blind, action.SendCV)
	d.answer("iTerm2 3.6")
	name, data := d.received()
	if filepath.Ext(name) != ".txt" || strings.Contains(name+string(data), strings.Fields(c.Applicant.Name)[0]) {
		t.Errorf("sent is %q: %.200s", name, data)
	}
}
