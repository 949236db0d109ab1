package ui_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model/store"
	"shortlist/ui"
	"shortlist/ui/action"
)

// packet makes a packet of the first n applicants of a job for Max, and returns its codes in order, and its page.
func (d *day) packet(n int) (codes []string, page string) {
	d.Helper()
	d.ToJob("ua-backend")
	d.Do(action.Open)
	for range n {
		d.Do(action.Mark)
	}
	d.Do(action.Packet)
	d.Type("Max <max@example.org>")
	d.Do(action.Accept)
	d.Overlay().Sees("Max <max@example.org> may be outside your company.", "Names and contacts are left out.")
	d.Do(action.Yes)
	d.Sees("Saved ", "Send it to Max <max@example.org>; P in the jobs reads the answer.")
	_, data := d.exported()
	d.Do(action.Back)
	for _, p := range d.packets()[0].People {
		codes = append(codes, p.Code)
	}
	return codes, string(data)
}

func (d *day) packets() []store.Packet {
	d.Helper()
	all, err := d.store.Packets(d.Context())
	if err != nil {
		d.Fatal(err)
	}
	return all
}

// names returns the names of the people of the newest packet.
func (d *day) names() (out []string) {
	d.Helper()
	for _, p := range d.packets()[0].People {
		c, err := d.account.Candidate(d.Context(), p.ApplyID)
		if err != nil {
			d.Fatal(err)
		}
		out = append(out, c.Applicant.Name)
	}
	return out
}

// TestMarkedApplicantsGoIntoOneFileForAColleague: without names unless it was asked otherwise, after one question about somebody
// outside the company.
func TestMarkedApplicantsGoIntoOneFileForAColleague(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	codes, page := d.packet(3)
	if len(codes) != 3 || !strings.HasPrefix(page, "<!DOCTYPE html>") || !strings.Contains(page, codes[2]) {
		t.Fatalf("%q: %.200s", codes, page)
	}
	for _, name := range d.names() {
		for word := range strings.FieldsSeq(name) {
			if strings.Contains(page, word) {
				t.Errorf("the page has %q", word)
			}
		}
	}
	d.Do(action.Packet)
	d.Overlay().Sees("A packet of 1 applicant for a colleague", "left out, with the contacts", "page for any browser (HTML)", "packet_for_2026-11-02_0930.html")
	d.Do(action.Accept)
	d.Overlay().Sees("The packet needs the name or the address of the colleague.")
	d.Type("max@example.org")
	d.Do(action.LineDown, action.ValueRight, action.LineDown, action.ValueRight)
	d.Overlay().Sees("included", "PDF, to print", "packet_for_max@example.org_2026-11-02_0930.pdf", "The names of applicants are in the file.")
	d.Do(action.Accept) // the same person again
	d.Sees("Saved ", ".pdf")
	path, data := d.exported()
	if !strings.HasPrefix(string(data), "%PDF") {
		t.Errorf("%s: %.20q", path, data)
	}
	if p := d.packets()[0]; !p.Named || p.File != path {
		t.Errorf("%+v", p)
	}
}

// TestAPacketOverwritesNoFile, and stays in the folder of restricted mode.
func TestAPacketOverwritesNoFile(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{options: ui.Options{Restricted: true}})
	if err := errors.Join(os.MkdirAll(d.dir, 0o700), os.WriteFile(filepath.Join(d.dir, "max.html"), []byte("x"), 0o600)); err != nil {
		t.Fatal(err)
	}
	d.ToJob("ua-backend")
	d.Do(action.Open, action.Packet)
	d.Type("Max")
	d.Do(action.LineUp)
	d.Press("ctrl+u")
	d.Type("/tmp/max.html")
	d.Do(action.Accept)
	d.Overlay().Sees("In restricted mode, files are saved only in")
	d.Press("ctrl+u")
	d.Type("max.html")
	d.Do(action.Accept, action.Yes)
	d.Overlay().Sees("max.html exists already and is not overwritten.")
	if len(d.packets()) != 0 {
		t.Error("a packet without a file is kept")
	}
}

// TestBlindModeMakesNoPacketWithNames.
func TestBlindModeMakesNoPacketWithNames(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Do(action.Open, action.Blind, action.Packet, action.LineDown, action.ValueRight)
	d.Overlay().Sees("left out, with the contacts", "Blind mode is on: switch it off to make a packet with names.")
}

// TestAReplyIsShownAndKeptOnRequestOnly: from a paste or a file; a verdict that is there already is replaced on request only.
func TestAReplyIsShownAndKeptOnRequestOnly(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	codes, _ := d.packet(2)
	names := d.names()
	answers := func(want ...string) {
		t.Helper()
		var got []string
		for _, p := range d.packets()[0].People {
			got = append(got, p.Answer)
		}
		if strings.Join(got, " ") != strings.Join(want, " ") {
			t.Errorf("%q, want %q", got, want)
		}
	}
	d.Do(action.Back, action.Packets)
	d.Overlay().Sees("Packets for colleagues", "1  Max <max@example.org>", "0 of 2 answered", codes[0]+"  "+names[0])
	d.Do(action.Accept)
	d.Overlay().Sees("A reply to a packet")
	d.Paste("From: Eve <eve@example.net>\nSubject: Re\n\n" + codes[0] + " yes – knows Go\n" + codes[1] + " no?\nK7Q-4M3 yes\n")
	d.Do(action.KeepNote)
	d.Overlay().Sees("From: Eve <eve@example.net>", "! The sender is another one than the packet's: Max <max@example.org>", codes[0]+"  yes · knows Go · "+names[0],
		codes[1]+"  note · no? · "+names[1], "! K7Q-4M3 · the code is mistyped")
	if line := d.KeyLine(); !strings.Contains(line, "keep 2 answers") || !strings.Contains(line, "cancel") {
		t.Error(line)
	}
	answers("", "")
	d.Do(action.No)
	answers("", "")
	d.Overlay().Sees("0 of 2 answered")

	file := filepath.Join(t.TempDir(), "reply.eml")
	if err := os.WriteFile(file, []byte("From: Max <max@example.org>\n\n"+codes[0]+" yes – knows Go\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	d.Do(action.Accept)
	if home, err := os.UserHomeDir(); err == nil { // a path that a person types
		if relative, err := filepath.Rel(home, file); err == nil {
			file = "~/" + relative
		}
	}
	d.Paste(file)
	d.Do(action.KeepNote)
	d.Overlay().Sees("yes · knows Go")
	d.Do(action.Yes)
	d.Sees("1 answer kept.")
	answers("yes", "")
	d.Overlay().Sees("1 of 2 answered", codes[0]+"  "+names[0]+" · [hidden]")

	d.Do(action.Accept)
	d.Paste(codes[0] + " no\n" + codes[1] + " yes\n")
	d.Do(action.KeepNote)
	d.Overlay().Sees("replaces the verdict “yes”")
	if line := d.KeyLine(); !strings.Contains(line, "keep 1 answer") || !strings.Contains(line, "also replace 1 verdict") {
		t.Error(line)
	}
	d.Do(action.Yes)
	answers("yes", "yes")
	d.Do(action.Accept)
	d.Paste(codes[0] + " no\n")
	d.Do(action.KeepNote, action.Yes)
	d.Sees(sayNotNow("there is no new answer in it"))
	d.Do(action.TakeTheirs)
	answers("no", "yes")

	d.Do(action.Remove, action.Yes)
	d.Sees("Packet 1 is withdrawn.")
	d.Overlay().Sees("withdrawn · 2 of 2 answered")
	d.Do(action.Accept)
	d.Paste(codes[1] + " no\n")
	d.Do(action.KeepNote)
	d.Overlay().Sees("! " + codes[1] + " · the packet was withdrawn")
}

// TestARestrictedReplyIsReadFromTheFolderAlone: also no link leads out of it, and a folder is no mail.
func TestARestrictedReplyIsReadFromTheFolderAlone(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{options: ui.Options{Restricted: true}})
	outside, link, folder, inside := filepath.Join(t.TempDir(), "reply.eml"), filepath.Join(d.dir, "link.eml"), filepath.Join(d.dir, "mails"), filepath.Join(d.dir, "reply.eml")
	reply := []byte("From: Max <max@example.org>\n\nK7Q-4M2 yes\n")
	if err := errors.Join(os.MkdirAll(folder, 0o700), os.WriteFile(outside, reply, 0o600), os.WriteFile(inside, reply, 0o600), os.Symlink(outside, link)); err != nil {
		t.Fatal(err)
	}
	for _, try := range []struct{ path, want string }{{outside, "files are read only in"}, {link, "files are read only in"}, {folder, "is no file"}, {inside, "no packet has this code"}} {
		d.Do(action.Packets, action.Accept)
		d.Paste(try.path)
		d.Do(action.KeepNote)
		d.Overlay().Sees(try.want)
		d.Do(action.Back, action.Back)
	}
}

// TestTheAnswerOfAColleagueWithoutAnAccountComesAfterOnesOwn, at once and in this window.
func TestTheAnswerOfAColleagueWithoutAnAccountComesAfterOnesOwn(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 160, height: 50})
	codes, _ := d.packet(1)
	name := d.names()[0]
	d.Do(action.Top, action.Back, action.Packets, action.Accept)
	d.Paste("From: Max <max@example.org>\n\n" + codes[0] + " yes – " + name + " knows Go\n")
	d.Do(action.KeepNote, action.Yes, action.Close, action.Open)
	d.Sees("1 colleague has a verdict; yours first")
	d.Do(action.VerdictNo, action.Top)
	d.Sees("knows Go")
	d.Do(action.Blind)
	d.SeesNot("knows Go")
	d.Do(action.Back, action.Packets)
	for word := range strings.FieldsSeq(name) {
		if d.Overlay().Has(word) {
			t.Errorf("blind mode shows %q:%s", word, d.Picture())
		}
	}
}

// TestPacketsAreMadeAndReadLineByLine. Serial: it changes how signs are worded.
func TestPacketsAreMadeAndReadLineByLine(t *testing.T) {
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	printed := d.byLine("open 1", "open 1", "packet", "1 = Max", "send", "yes", "back", "packets")
	_, _ = d.exported()
	code := d.packets()[0].People[0].Code
	printed += d.byLine("packets", "read a reply", code+" yes", ".", "keep 1 answer", "withdraw", "yes")
	for _, want := range []string{"Max may be outside your company. Make the packet?", "packet_for_Max_2026", "Send it to Max; “Packets for colleagues” in the jobs reads the answer.",
		code + ", Геннадій", "1. Packet 1, for Max, 0 of 1 answered", code + "  yes · ", "1 answer kept.", "Packet 1 is withdrawn."} {
		if !strings.Contains(printed, want) {
			t.Errorf("there is no %q:\n%s", want, printed)
		}
	}
	if p := d.packets()[0]; p.Withdrawn.IsZero() || p.People[0].Answer != "yes" {
		t.Errorf("%+v", p)
	}
}
