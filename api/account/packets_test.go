package account

import (
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/packet"
	"shortlist/model/store"
)

// packetFor adds a packet with an applicant, and returns the code.
func (d *desk) packetFor(to string, c model.Candidate) string {
	d.t.Helper()
	p, err := d.NewPacket(d.t.Context(), to, false, []int64{c.ID})
	if err == nil {
		_, err = d.store.AddPacket(d.t.Context(), p.Packet)
	}
	modeltest.Must(d.t, err)
	return p.People[0].Code
}

func (d *desk) keeps(mail string, replace bool) PacketReply {
	d.t.Helper()
	r, _, err := d.KeepPacketReply(d.t.Context(), strings.NewReader(mail), replace)
	modeltest.Must(d.t, err)
	return r
}

// TestTheAnswerToAPacketComesAfterTheOwnVerdict beside the verdicts of the team, and also without a team folder.
func TestTheAnswerToAPacketComesAfterTheOwnVerdict(t *testing.T) {
	olena, ivan, c, _ := twoManagers(t)
	somebody(t, ivan)
	olena.judges(c, model.No)
	ivan.judges(c, model.Undecided)
	code := ivan.packetFor("Max <max@example.org>", c)
	full, err := ivan.candidate(t.Context(), c.ID)
	modeltest.Must(t, err)
	name := strings.Fields(full.Applicant.Name)[0]
	ivan.keeps("From: Max <max@example.org>\n\n"+code+" yes – "+name+" knows SAP\n", false)
	if seen := ivan.sees(c); seen.Hidden != 2 || len(seen.Opinions) != 0 {
		t.Errorf("before the own: %+v", seen)
	}
	ivan.judges(c, model.Maybe)
	seen := ivan.sees(c)
	if len(seen.Opinions) != 2 || seen.Opinions[1].Manager != "Max" || seen.Opinions[1].Verdict != model.Yes || seen.Opinions[1].Note != name+" knows SAP" {
		t.Errorf("after the own: %+v", seen)
	}
	if seen := olena.sees(c); len(seen.Opinions) != 1 || seen.Opinions[0].Manager != "ivan" {
		t.Errorf("a packet is of one manager: %+v", seen)
	}
	modeltest.Must(t, ivan.SetBlind(t.Context(), true))
	if seen := ivan.sees(c); seen.Opinions[1].Note != "" || !seen.Redacted {
		t.Errorf("in blind mode: %+v", seen)
	}
	r := ivan.keeps(code+" yes – "+name+" is good\n", false)
	if len(r.Answers) != 1 || strings.Contains(r.Answers[0].Text+r.Answers[0].Name, name) {
		t.Errorf("in blind mode: %+v", r)
	}
	if kept, err := ivan.store.PacketsWith(t.Context(), c.ID); err != nil || !strings.HasSuffix(kept[0].People[0].Text, "\n"+name+" is good") {
		t.Errorf("what is kept is not redacted: %+v %v", kept, err)
	}
	if _, err := ivan.NewPacket(t.Context(), "Max", true, []int64{c.ID}); err != ErrPacketNamed {
		t.Error(err)
	}
}

func TestAMailCountsForOnePacket(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	c := somebody(t, d)
	first, second := d.packetFor("max@example.org", c), d.packetFor("eve@example.org", c)
	r := d.keeps("From: eve@example.org\n\n"+first+" yes\n"+second+" no\n", false)
	if len(r.Answers) != 1 || r.Answers[0].Code != first || !r.Other || len(r.Problems) != 1 || r.Problems[0].Reason != PacketOther {
		t.Errorf("%+v", r)
	}
	r = d.keeps(first+" no, sorry\n", false)
	if len(r.Answers) != 0 || len(r.Problems) != 1 || r.Problems[0].Reason != PacketAnswered {
		t.Errorf("another verdict: %+v", r)
	}
	for range 2 {
		d.keeps(first+" good with people\n", false)
	}
	kept := func() store.PacketPerson {
		all, err := d.store.Packets(t.Context())
		modeltest.Must(t, err)
		_, of := withCode(all, first)
		return *of
	}
	if of := kept(); of.Answer != packet.Yes || of.Text != "good with people" {
		t.Errorf("a note joins: %+v", of)
	}
	d.keeps(first+" yes, and knows SAP\n", false)
	d.keeps(first+" yes\n", false)
	if of := kept(); of.Answer != packet.Yes || of.Text != "good with people\nand knows SAP" {
		t.Errorf("the same verdict again: %+v", of)
	}
	d.keeps(first+" no, sorry\n", true)
	if of := kept(); of.Answer != packet.No || of.Text != "sorry" {
		t.Errorf("replaced: %+v", of)
	}
}

// TestWordsAboutOneApplicantHideTheNamesOfTheOthers in blind mode: a colleague compares people.
func TestWordsAboutOneApplicantHideTheNamesOfTheOthers(t *testing.T) {
	d, _ := meeting(t, three()...)
	p, err := d.NewPacket(t.Context(), "max@example.org", false, []int64{1, 2})
	if err == nil {
		_, err = d.store.AddPacket(t.Context(), p.Packet)
	}
	if err == nil {
		err = d.SetBlind(t.Context(), true)
	}
	modeltest.Must(t, err)
	r, err := d.ReadPacketReply(t.Context(), strings.NewReader(p.People[0].Code+" yes, better than Ivan Petrenko and Olena Koval\n"))
	if err != nil || len(r.Answers) != 1 || strings.Contains(r.Answers[0].Text, "Petrenko") || strings.Contains(r.Answers[0].Text, "Koval") {
		t.Errorf("%+v, %v", r, err)
	}
}
