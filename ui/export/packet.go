package export

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"strings"
	"time"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/model/packet"
	"shortlist/ui/profile"
	"shortlist/ui/text"
)

// HTML is the format of packets for colleagues, besides PDF.
const HTML Format = "html"

// Limits of a packet in bytes, so that one of 20 people has at most 2 MB.
const (
	mostCV      = 50_000 // of one CV
	mostProfile = 20_000 // of a profile, of a job, and of the lines of needs
)

// WritePacket writes a packet as HTML or PDF.
func WritePacket(ctx context.Context, w io.Writer, f Format, p account.Packet) error {
	if f == PDF {
		return writePDF(ctx, w, p.Made, packetBlocks(p), lang.Text("This document's font lacks some characters; they are shown as □. The packet in HTML has them."))
	}
	var page bytes.Buffer
	writeHTML(&page, packetBlocks(p))
	_, err := w.Write(page.Bytes())
	return err
}

// PacketName suggests a name for the file of a packet.
func PacketName(f Format, p account.Packet) string {
	return FileName(f.Ext(), lang.Text("packet for %s", text.Line(p.To)), p.Made)
}

// packetBlocks is a packet as one document.
func packetBlocks(p account.Packet) []block {
	codes := make([]string, len(p.People))
	for i, of := range p.People {
		codes[i] = of.Code
	}
	names := lang.Text("The names and contacts of the applicants are left out.")
	if p.Named {
		names = lang.Text("This packet has the names of applicants: delete it when you have answered.")
	}
	out := []block{
		{kind: title, text: lang.Text("Packet %d", p.ID)},
		{kind: about, text: text.Joined(" · ", lang.Text("for %s", text.Line(p.To)), lang.Plural(len(p.People), "%d applicant", "%d applicants"), madeAt(p.Made))},
		{kind: about, text: names},
		{kind: section, text: lang.Text("Your answer")},
		{kind: line, text: lang.Text("Answer by mail, with a line for each applicant: the code, then yes, maybe or no, then a dash and your reason. For example:")},
		{kind: plainLine, text: codes[0] + " " + lang.Text("yes – knows the work well")},
		{kind: line, text: lang.Text("Other words behind the code count as a note.")},
		{kind: answerLink, text: lang.Text("Write to %s", text.Line(p.ReplyTo)), url: replyLink(p, codes)},
		{kind: section, text: lang.Text("Three questions about each applicant")},
	}
	for i, q := range []string{
		lang.Text("Would you talk to this applicant?"), lang.Text("What speaks for it, and what against it?"), lang.Text("What should we ask in the interview?"),
	} {
		out = append(out, block{kind: plainLine, text: fmt.Sprintf("%d. %s", i+1, q)})
	}
	for _, j := range p.Jobs {
		out = append(out, block{kind: section, text: text.Joined(" · ", lang.Text("Job"), text.Line(j.Title))})
		if region := text.Line(j.Region); region != "" {
			out = append(out, block{kind: field, label: profile.Region.Label(), text: region})
		}
		out = append(out, bounded(lines(line, j.Description), mostProfile)...)
		if len(j.Needs) > 0 {
			out = append(out, block{kind: section, text: lang.Text("Needs of the job")})
		}
		for _, n := range j.Needs {
			out = append(out, block{kind: bullet, text: text.Line(n.Text)})
		}
	}
	for i, of := range p.People {
		out = append(out, personBlocks(p, i+1, of)...)
	}
	return out
}

func personBlocks(p account.Packet, number int, of account.PacketPerson) []block {
	name := of.Code
	if p.Named {
		name = text.Joined(" · ", nameOf(of.Candidate), of.Code)
	}
	out := []block{{kind: person, ref: number, text: name}}
	if len(p.Jobs) > 1 {
		out = append(out, block{kind: field, label: profile.Job.Label(), text: text.Line(of.Candidate.JobTitle)})
	}
	known := profile.About(of.Candidate, func(t time.Time) string { return moment(t, time.Local) })
	for _, f := range known.Only(profile.Region, profile.Relocates, profile.Wants) {
		out = append(out, block{kind: field, label: f.Kind.Label(), text: text.Line(f.Value)})
	}
	if len(of.Finds) > 0 {
		out = append(out, block{kind: section, text: lang.Text("Needs of the job")})
	}
	var found []block
	for _, f := range of.Finds {
		found = append(found, block{kind: bullet, text: text.Line(f.Need)})
		if mark := SheetMark(f); mark != "" {
			found = append(found, block{kind: marked, text: mark})
		}
		for _, l := range f.Lines {
			found = append(found, block{kind: plainLine, text: profile.LinePlace(l) + " " + text.Line(strings.TrimSpace(l.Text))})
		}
	}
	out = append(out, bounded(found, mostProfile)...)
	out = append(out, bounded(experience(of.Candidate.Applicant), mostProfile)...)
	out = append(out, block{kind: section, text: lang.Text("CV")})
	if of.Unread != "" {
		return append(out, block{kind: remark, text: text.Sentence(profile.FindState(needs.Find{State: needs.NotRead, Unread: []needs.Source{needs.CV}, Reason: of.Unread}))})
	}
	var cv []block
	for _, page := range of.Pages {
		cv = append(cv, lines(cvLine, page)...)
	}
	return append(out, bounded(cv, mostCV)...)
}

// bounded returns blocks up to a number of bytes, as HTML has them, and a remark if there are more.
func bounded(all []block, most int) []block {
	for i, b := range all {
		if most -= len(escapeHTML(b.text)) + 20; most < 0 {
			return append(all[:i:i], block{kind: remark, text: lang.Text("There is more: it is too long for a packet.")})
		}
	}
	return all
}

// longestLink is the most that a link to a mail may have; some programs cut longer ones.
const longestLink = 1900

// replyLink returns a link that opens a mail with a line for each code, or only with its subject if that is too long.
func replyLink(p account.Packet, codes []string) string {
	link := "mailto:" + escapeURL(p.ReplyTo) + "?subject=" + escapeURL(lang.Text("Packet %d", p.ID))
	if whole := link + "&body=" + escapeURL(strings.Join(codes, " \r\n")+" \r\n"); len(whole) <= longestLink {
		return whole
	}
	return link
}

// PacketMade is a new packet, as JSON.
type PacketMade struct {
	ID     int64        `json:"id"`
	File   string       `json:"file"`
	People []PacketCode `json:"people"`
}

// PacketCode is the code of an application in a packet.
type PacketCode struct {
	ApplyID int64  `json:"applyId"`
	Code    string `json:"code"`
}

// PacketMadeOf returns a new packet in JSON.
func PacketMadeOf(p account.Packet, file string) PacketMade {
	doc := PacketMade{ID: p.ID, File: file, People: []PacketCode{}}
	for _, of := range p.Packet.People {
		doc.People = append(doc.People, PacketCode{of.ApplyID, of.Code})
	}
	return doc
}

// KeptPacket is a packet and what came back, as JSON.
type KeptPacket struct {
	ID        int64        `json:"id"`
	To        string       `json:"to"`
	Made      time.Time    `json:"made"`
	Named     bool         `json:"named"`
	File      string       `json:"file"`
	Withdrawn *time.Time   `json:"withdrawn"` // null: its codes count
	People    []PacketHeld `json:"people"`
}

// PacketHeld is an application in a packet and its answer, in JSON.
type PacketHeld struct {
	PacketCode
	Answer string     `json:"answer"` // "" without one; "hidden" before the own verdict
	Text   string     `json:"text"`
	From   string     `json:"from"`
	At     *time.Time `json:"at"` // null: no answer yet
}

// PacketsOf returns packets in JSON.
func PacketsOf(all []account.KeptPacket) []KeptPacket {
	at := func(t time.Time) *time.Time {
		if t.IsZero() {
			return nil
		}
		t = t.UTC()
		return &t
	}
	docs := []KeptPacket{}
	for _, p := range all {
		doc := KeptPacket{ID: p.ID, To: p.To, Made: p.Made.UTC(), Named: p.Named, File: p.File, Withdrawn: at(p.Withdrawn), People: []PacketHeld{}}
		for _, of := range p.People {
			doc.People = append(doc.People, PacketHeld{PacketCode{of.ApplyID, of.Code}, of.Answer, of.Text, of.From, at(of.At)})
		}
		docs = append(docs, doc)
	}
	return docs
}

// PacketReply is a reply to a packet, as JSON.
type PacketReply struct {
	Packet   *int64          `json:"packet"` // null: it is about no packet of this computer
	From     string          `json:"from"`
	Other    bool            `json:"otherSender"` // the sender is not the one who got the packet
	Answers  []PacketAnswer  `json:"answers"`
	Problems []PacketProblem `json:"problems"`
	Kept     int             `json:"kept"` // answers that were kept
}

// PacketAnswer is an answer in JSON.
type PacketAnswer struct {
	Code    string `json:"code"`
	ApplyID int64  `json:"applyId"`
	Answer  string `json:"answer"`
	Text    string `json:"text"`
}

// PacketProblem is what does not count, in JSON.
type PacketProblem struct {
	Code   string        `json:"code"`
	Text   string        `json:"text"`
	Reason packet.Reason `json:"reason"`
}

// PacketReplyOf returns a reply in JSON.
func PacketReplyOf(r account.PacketReply, kept int) PacketReply {
	doc := PacketReply{From: r.From, Other: r.Other, Answers: []PacketAnswer{}, Problems: []PacketProblem{}, Kept: kept}
	if r.PacketID != 0 {
		doc.Packet = &r.PacketID
	}
	for _, a := range r.Answers {
		doc.Answers = append(doc.Answers, PacketAnswer{a.Code, a.ApplyID, a.Answer.Answer, a.Text})
	}
	for _, p := range r.Problems {
		doc.Problems = append(doc.Problems, PacketProblem(p))
	}
	return doc
}

// SayPacketReply describes a reply line by line: who has sent it, what counts, and what does not and why.
func SayPacketReply(r account.PacketReply) (out []string) {
	from := text.Line(r.From)
	if from == "" {
		from = lang.Text("not known")
	}
	out = append(out, lang.Text("From: %s", from))
	if r.PacketID != 0 {
		out = append(out, sayPacketFor(r.PacketID, r.To))
	}
	if r.Other {
		out = append(out, "! "+lang.Text("The sender is another one than the packet's: %s", text.Line(r.To)))
	}
	for _, a := range r.Answers {
		line := text.Joined(" · ", a.Code+"  "+SayPacketAnswer(a.Answer.Answer), text.Line(a.Text), text.Line(a.Name))
		if a.Was != "" {
			line += " · " + lang.Text("replaces the verdict “%s”", SayPacketAnswer(a.Was))
		}
		out = append(out, line)
	}
	for _, p := range r.Problems {
		out = append(out, text.Joined(" · ", "! "+p.Code, sayPacketProblem(p.Reason), text.Cut(text.Line(p.Text), 80)))
	}
	if len(r.Answers)+len(r.Problems) == 0 {
		out = append(out, lang.Text("No line has an answer behind a code."))
	}
	return out
}

// SayPackets describes packets and what came back line by line.
func SayPackets(all []account.KeptPacket, date func(time.Time) string) (out []string) {
	for _, p := range all {
		state := ""
		if !p.Withdrawn.IsZero() {
			state = sayWithdrawn()
		}
		out = append(out, text.Joined(" · ", sayPacketFor(p.ID, p.To), date(p.Made), state))
		for _, of := range p.People {
			out = append(out, "  "+text.Joined(" · ", fmt.Sprintf("%s  %d  %s", of.Code, of.ApplyID, SayPacketAnswer(of.Answer)), text.Line(of.Text)))
		}
	}
	if len(all) == 0 {
		out = append(out, lang.Text("No packets."))
	}
	return out
}

func sayPacketFor(id int64, to string) string {
	return lang.Text("Packet %[1]d, for %[2]s", id, text.Line(to))
}

// SayPacketAnswer words an answer.
func SayPacketAnswer(answer string) string {
	switch answer {
	case packet.Yes:
		return lang.TextIn("verdict of a colleague", "yes")
	case packet.Maybe:
		return lang.TextIn("verdict of a colleague", "maybe")
	case packet.No:
		return lang.TextIn("verdict of a colleague", "no")
	case packet.Note:
		return lang.TextIn("verdict of a colleague", "note")
	}
	if answer == account.HiddenAnswer {
		return lang.Text("[hidden]")
	}
	return "–"
}

func sayPacketProblem(why packet.Reason) string {
	switch why {
	case packet.Mistyped:
		return lang.Text("the code is mistyped")
	case packet.Twice:
		return lang.Text("two verdicts: neither counts")
	case packet.Quoted:
		return lang.Text("only in quoted text: it does not count")
	case packet.Place:
		return lang.Text("a line has to begin with one code, and to have no other")
	case packet.Automatic:
		return lang.Text("an automatic reply: it does not count")
	case packet.Unreadable:
		return lang.Text("the mail has no text that can be read")
	case account.PacketUnknown:
		return lang.Text("no packet has this code")
	case account.PacketOther:
		return lang.Text("the code is another packet's")
	case account.PacketWithdrawn:
		return lang.Text("the packet was withdrawn")
	case account.PacketAnswered:
		return lang.Text("there is another verdict already")
	}
	return string(why)
}
