package account

import (
	"cmp"
	"context"
	"errors"
	"io"
	"slices"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/blind"
	"shortlist/model/lang"
	"shortlist/model/mail"
	"shortlist/model/needs"
	"shortlist/model/packet"
	"shortlist/model/store"
	"shortlist/model/team"
)

// MostInPacket is how many people a packet has at most.
const MostInPacket = 50

// Errors of packets.
var (
	ErrPacketEmpty  = lang.NewError("a packet needs an applicant and the name of a colleague")
	ErrPacketLarge  = lang.NewError("a packet has at most 50 applicants")
	ErrPacketNew    = lang.NewError("a new application cannot be in a packet before the service lists it")
	ErrPacketNamed  = lang.NewError("blind mode is on: switch it off to make a packet with names")
	ErrPacketGone   = lang.NewError("there is no such packet")
	errPacketAbsent = lang.NewError("an applicant is not on this computer any more")
)

// Packet is what a colleague without an account gets.
type Packet struct {
	store.Packet
	ReplyTo string // the address that answers go to
	Jobs    []PacketJob
	People  []PacketPerson // instead of those of the store
}

// KeptPacket is a packet and what came back.
type KeptPacket = store.Packet

// PacketJob is a job of a packet.
type PacketJob struct {
	model.Job
	Needs []needs.Need
}

// PacketPerson is an applicant in a packet, redacted unless it is named.
type PacketPerson struct {
	Code      string
	Candidate model.Candidate
	Finds     []needs.Find
	Pages     []string     // of the CV as text
	Unread    needs.Reason // why there is no text
}

// NewPacket gathers a packet and gives its people codes. It has no names unless named is set, which blind mode refuses.
// AddPacket keeps it.
func (a *Account) NewPacket(ctx context.Context, to string, named bool, ids []int64) (p Packet, err error) {
	to = mail.CleanName(to)
	ids = slices.Clone(ids)
	slices.Sort(ids)
	ids = slices.Compact(ids)
	switch {
	case to == "" || len(ids) == 0:
		return p, ErrPacketEmpty
	case len(ids) > MostInPacket:
		return p, ErrPacketLarge
	case ids[0] <= 0:
		return p, ErrPacketNew
	case named && a.LookBlind(ctx):
		return p, ErrPacketNamed
	}
	p.To, p.Named, p.Made, p.ReplyTo = to, named, a.opts.Now(), a.ownAddress()
	all, err := a.store.Searched(ctx, ids, true)
	if err != nil {
		return p, err
	}
	if len(all) < len(ids) {
		return p, errPacketAbsent
	}
	codes, err := a.newCodes(ctx, len(all))
	if err != nil {
		return p, err
	}
	slices.SortStableFunc(all, func(x, y store.Searched) int { return cmp.Compare(x.Candidate.JobID, y.Candidate.JobID) })
	for i, s := range all {
		job, err := a.packetJob(ctx, &p, s.Candidate.JobID)
		if err != nil {
			return p, err
		}
		person := PacketPerson{Code: codes[i], Pages: s.CV}
		if s.CV == nil {
			person.Pages, person.Unread = a.needsPages(ctx, s)
			s.CV = person.Pages
		}
		found := a.needed(job.Needs, s, person.Unread, !named, nil)
		person.Candidate, person.Finds = found.Candidate, found.Finds
		person.Candidate.JobTitle = job.Title
		if !named {
			person.Pages = blind.For(s.Candidate).Pages(person.Pages)
		}
		p.People = append(p.People, person)
		p.Packet.People = append(p.Packet.People, store.PacketPerson{Code: person.Code, ApplyID: s.Candidate.ID})
	}
	return p, ctx.Err()
}

// ownAddress returns the address that letters come from, or else that of the sign-in.
func (a *Account) ownAddress() string { return cmp.Or(a.opts.Answers.From.Mail, a.client.Email()) }

// packetJob returns a job of a packet, and adds it if the packet does not have it.
func (a *Account) packetJob(ctx context.Context, p *Packet, id int64) (PacketJob, error) {
	for _, j := range p.Jobs {
		if j.ID == id {
			return j, nil
		}
	}
	j, err := a.store.Job(ctx, id)
	if err != nil && !errors.Is(err, store.ErrNone) {
		return PacketJob{}, err
	}
	j.ID = id
	of, err := a.Needs(ctx, id)
	p.Jobs = append(p.Jobs, PacketJob{j, of})
	return p.Jobs[len(p.Jobs)-1], err
}

// newCodes returns codes that no packet has.
func (a *Account) newCodes(ctx context.Context, n int) ([]string, error) {
	all, err := a.store.Packets(ctx)
	used := map[string]bool{}
	for _, p := range all {
		for _, of := range p.People {
			used[of.Code] = true
		}
	}
	return packet.NewCodes(n, func(code string) bool { return used[code] }), err
}

// AddPacket notes a packet and then saves it: write makes its bytes, with the packet's id. Without the file, the packet is
// forgotten. SaveFile explains path and exactly.
func (a *Account) AddPacket(ctx context.Context, p *Packet, path string, exactly bool, write func(io.Writer, Packet) error) (saved string, err error) {
	if p.Named && a.LookBlind(ctx) { // it was switched meanwhile
		return "", ErrPacketNamed
	}
	p.File = path
	if p.ID, err = a.store.AddPacket(ctx, p.Packet); err != nil {
		return "", err
	}
	r, w := io.Pipe()
	go func() { w.CloseWithError(write(w, *p)) }()
	ids := model.IDs(p.Packet.People, func(of *store.PacketPerson) int64 { return of.ApplyID })
	saved, err = a.SaveFile(ctx, path, exactly, ids, r)
	_ = r.CloseWithError(err)
	if err != nil {
		err = errors.Join(err, a.store.DropPacket(context.WithoutCancel(ctx), p.ID))
	}
	return saved, err
}

// HiddenAnswer replaces the answer of a colleague until the manager has a verdict.
const HiddenAnswer = "hidden"

// Packets returns all packets, the newest first. Answers are HiddenAnswer until the manager has a verdict, unless ShowAll is
// set. In blind mode the words of colleagues are left out, as they may hold names.
func (a *Account) Packets(ctx context.Context) ([]KeptPacket, error) {
	all, err := a.store.Packets(ctx)
	hide := a.LookBlind(ctx)
	for i := range all {
		if hide {
			all[i].File = ""
		}
		for j := range all[i].People {
			of := &all[i].People[j]
			if hide {
				of.Text = ""
			}
			if of.Answer == "" || a.opts.ShowAll {
				continue
			}
			mine, err := a.store.Review(ctx, of.ApplyID)
			if err != nil {
				return nil, err
			}
			if mine.Verdict == model.Undecided {
				of.Answer, of.Text = HiddenAnswer, ""
			}
		}
	}
	return all, err
}

// WithdrawPacket lets the codes of a packet count no more. The answers that came back stay.
func (a *Account) WithdrawPacket(ctx context.Context, id int64) error {
	err := a.store.WithdrawPacket(ctx, id, a.opts.Now())
	if errors.Is(err, store.ErrNone) {
		return ErrPacketGone
	}
	return err
}

// IsOutside reports whether a packet for somebody has to be asked about: the address, if there is one, is of another domain than
// the manager's own, and no packet went to the same person before.
func (a *Account) IsOutside(ctx context.Context, to string) (bool, error) {
	address, problem := mail.ParseFrom(to)
	domain := func(address string) string {
		return mail.Fold(address)[strings.LastIndexByte(mail.Fold(address), '@')+1:]
	}
	if problem == "" && domain(address.Mail) == domain(a.ownAddress()) {
		return false, nil
	}
	all, err := a.store.Packets(ctx)
	return !slices.ContainsFunc(all, func(p store.Packet) bool { return samePerson(p.To, to) }), err
}

// samePerson reports whether two recipients are one: by their addresses, or by their names if one has no address.
func samePerson(x, y string) bool {
	one, noOne := mail.ParseFrom(x)
	two, noTwo := mail.ParseFrom(y)
	if noOne == "" && noTwo == "" {
		return mail.Same(one.Mail, two.Mail)
	}
	return strings.EqualFold(mail.CleanName(x), mail.CleanName(y))
}

// PacketReply is a reply to a packet.
type PacketReply struct {
	PacketID int64 // 0: it is about no packet of this computer
	To       string
	From     string // as written; "" for a text without a sender
	Other    bool   // the sender is not the packet's recipient, as far as the addresses show
	Answers  []PacketAnswer
	Problems []packet.Problem
}

// PacketAnswer is an answer that counts.
type PacketAnswer struct {
	packet.Answer
	ApplyID int64
	Name    string // of the applicant; a code in blind mode
	Was     string // the verdict that it would replace, or ""
}

// Reasons of problems that the packets show.
const (
	PacketUnknown   packet.Reason = "unknown"   // no packet has the code
	PacketOther     packet.Reason = "other"     // the code is another packet's than the first one's
	PacketWithdrawn packet.Reason = "withdrawn" // the packet was withdrawn
	PacketAnswered  packet.Reason = "answered"  // there is another verdict already
)

// ReadPacketReply reads a reply, a mail or the text of one, and keeps nothing. In blind mode it is redacted.
func (a *Account) ReadPacketReply(ctx context.Context, src io.Reader) (PacketReply, error) {
	out, all, err := a.packetReply(ctx, src)
	if err != nil {
		return out, err
	}
	return out, a.redactReply(ctx, &out, all)
}

// redactReply takes names out of a reply in blind mode.
func (a *Account) redactReply(ctx context.Context, r *PacketReply, all []store.Packet) error {
	if !a.LookBlind(ctx) {
		return nil
	}
	var hide []*blind.Veil // of all in the packet: words about one may name another
	if at := slices.IndexFunc(all, func(p store.Packet) bool { return p.ID == r.PacketID }); at >= 0 {
		for _, of := range all[at].People {
			c, err := a.candidate(ctx, of.ApplyID)
			if err != nil && !errors.Is(err, store.ErrNone) {
				return err
			}
			hide = append(hide, blind.For(c))
		}
	}
	for i := range r.Answers {
		of := &r.Answers[i]
		for _, h := range hide {
			of.Text = h.Text(of.Text)
		}
		of.Name = blind.Name(of.ApplyID)
	}
	for i := range r.Problems {
		r.Problems[i].Text = ""
	}
	return nil
}

// packetReply reads a reply, and returns all packets with it.
func (a *Account) packetReply(ctx context.Context, src io.Reader) (out PacketReply, all []store.Packet, err error) {
	read, err := packet.Read(src)
	if err != nil {
		return out, nil, err
	}
	if all, err = a.store.Packets(ctx); err != nil {
		return out, nil, err
	}
	out.From, out.Problems = read.From, read.Problems
	var of *store.Packet
	for _, answer := range read.Answers {
		problem := func(why packet.Reason) {
			out.Problems = append(out.Problems, packet.Problem{Code: answer.Code, Text: strings.TrimSpace(answer.Answer + " " + answer.Text), Reason: why})
		}
		p, person := withCode(all, answer.Code)
		if of == nil {
			of = p
		}
		switch {
		case p == nil:
			problem(PacketUnknown)
			continue
		case !p.Withdrawn.IsZero():
			problem(PacketWithdrawn)
			continue
		case p != of:
			problem(PacketOther)
			continue
		}
		kept := PacketAnswer{Answer: answer, ApplyID: person.ApplyID}
		c, err := a.candidate(ctx, person.ApplyID)
		switch {
		case errors.Is(err, store.ErrNone): // the service does not list it any more
			c = model.Candidate{ID: person.ApplyID}
		case err != nil:
			return out, nil, err
		}
		if kept.Name = c.Applicant.Name; person.Answer != "" && person.Answer != packet.Note && answer.Answer != packet.Note && person.Answer != answer.Answer {
			kept.Was = person.Answer
		}
		out.Answers = append(out.Answers, kept)
	}
	if of != nil {
		to, problem := mail.ParseFrom(of.To)
		out.PacketID, out.To = of.ID, of.To
		out.Other = problem == "" && read.Mail != "" && !mail.Same(to.Mail, read.Mail)
	}
	return out, all, nil
}

// withCode returns the packet that has a code, and the person.
func withCode(all []store.Packet, code string) (*store.Packet, *store.PacketPerson) {
	for i := range all {
		for j := range all[i].People {
			if all[i].People[j].Code == code {
				return &all[i], &all[i].People[j]
			}
		}
	}
	return nil, nil
}

// KeepPacketReply keeps the answers of a reply that was read before: src is the same mail. A verdict that is there already is
// replaced only if replace is set; else it becomes a problem. Other words join what is there. It returns the reply and how many
// answers it has kept.
func (a *Account) KeepPacketReply(ctx context.Context, src io.Reader, replace bool) (out PacketReply, kept int, err error) {
	out, all, err := a.packetReply(ctx, src)
	if err != nil {
		return out, 0, err
	}
	var keep []store.PacketPerson
	out.Answers = slices.DeleteFunc(out.Answers, func(answer PacketAnswer) bool {
		if answer.Was != "" && !replace {
			out.Problems = append(out.Problems, packet.Problem{Code: answer.Code, Text: strings.TrimSpace(answer.Answer.Answer + " " + answer.Text), Reason: PacketAnswered})
			return true
		}
		_, was := withCode(all, answer.Code)
		is := store.PacketPerson{Code: answer.Code, ApplyID: answer.ApplyID, Answer: answer.Answer.Answer, Text: answer.Text, From: out.From, At: a.opts.Now()}
		if answer.Was == "" { // nothing is replaced
			if is.Answer == packet.Note && was.Answer != "" {
				is.Answer = was.Answer
			}
			is.Text = joined(was.Text, is.Text)
		}
		if is.Answer == was.Answer && is.Text == was.Text && is.From == was.From {
			return false // the same mail again
		}
		keep = append(keep, is)
		return false
	})
	if err := a.store.AnswerPacket(ctx, keep); err != nil {
		return out, 0, err
	}
	return out, len(keep), a.redactReply(ctx, &out, all)
}

// joined returns words and those that came later, without the ones that are there already.
func joined(words, later string) string {
	if strings.Contains(words, later) {
		return words
	}
	return strings.TrimSpace(words + "\n" + later)
}

// packetOpinions returns what colleagues without an account have answered about an application.
func (a *Account) packetOpinions(ctx context.Context, applyID int64) (out []team.Opinion, err error) {
	all, err := a.store.PacketsWith(ctx, applyID)
	for _, p := range slices.Backward(all) {
		for _, of := range p.People {
			if of.Answer == "" {
				continue
			}
			name := p.To
			if to, problem := mail.ParseFrom(p.To); problem == "" && to.Name != "" {
				name = to.Name
			}
			o := team.Opinion{Manager: name, Note: of.Text, At: of.At}
			if of.Answer != packet.Note {
				o.Verdict = model.Verdict(of.Answer)
			}
			out = append(out, o)
		}
	}
	return out, err
}

// packetsTo returns to which colleagues packets with applications went, and when.
func (a *Account) packetsTo(ctx context.Context, ids []int64) (out []string, err error) {
	for _, id := range ids {
		all, err := a.store.PacketsWith(ctx, id)
		if err != nil {
			return nil, err
		}
		for _, p := range all {
			if s := p.To + ", " + amount.LongDate(p.Made.Local()); !slices.Contains(out, s) {
				out = append(out, s)
			}
		}
	}
	return out, nil
}
