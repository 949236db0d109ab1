package store

import (
	"context"
	"database/sql"
	"time"

	"shortlist/model/lang"
)

// Packet is what a colleague without an account got.
type Packet struct {
	ID        int64
	To        string // name or address, as typed
	Named     bool   // it has the names of the applicants
	File      string
	Made      time.Time
	Withdrawn time.Time // zero: its codes count
	People    []PacketPerson
}

// PacketPerson is an applicant in a packet, and what the colleague answered.
type PacketPerson struct {
	Code    string
	ApplyID int64
	Answer  string // of model/packet; "" without an answer
	Text    string
	From    string // the sender of the reply, as written
	At      time.Time
}

// AddPacket notes a packet before its file is written, and returns its id.
func (s *Store) AddPacket(ctx context.Context, p Packet) (id int64, err error) {
	err = s.write(ctx, sayPackets(), func(tx *sql.Tx) (err error) {
		id, err = inserted(ctx, tx, "INSERT INTO packets (recipient, named, file, made, withdrawn) VALUES (?, ?, ?, ?, 0)", p.To, p.Named, p.File, millis(p.Made))
		if err != nil {
			return err
		}
		for _, of := range p.People {
			if err := run(ctx, tx, "INSERT INTO packet_people (code, packet_id, apply_id) VALUES (?, ?, ?)", of.Code, id, of.ApplyID); err != nil {
				return err
			}
		}
		return nil
	}, PartReviews)
	return id, err
}

// DropPacket forgets a packet whose file was not written.
func (s *Store) DropPacket(ctx context.Context, id int64) error {
	return s.exec(ctx, PartReviews, sayPackets(), "DELETE FROM packets WHERE id = ?", id)
}

// WithdrawPacket lets the codes of a packet count no more.
func (s *Store) WithdrawPacket(ctx context.Context, id int64, at time.Time) error {
	return s.write(ctx, sayPackets(), func(tx *sql.Tx) error {
		n, err := affected(ctx, tx, "UPDATE packets SET withdrawn = iif(withdrawn = 0, ?, withdrawn) WHERE id = ?", millis(at), id)
		if err == nil && n == 0 {
			err = ErrNone
		}
		return err
	}, PartReviews)
}

// Packets returns all packets, the newest first.
func (s *Store) Packets(ctx context.Context) ([]Packet, error) {
	return get(s, sayPackets(), func(q querier) ([]Packet, error) { return packets(ctx, q, "1 = 1") })
}

// packets returns packets with those of their people that a condition selects, the newest first.
func packets(ctx context.Context, q querier, where string, args ...any) (out []Packet, err error) {
	err = each(ctx, q, func(scan func(...any) error) error {
		var p Packet
		var of PacketPerson
		err := scan(&p.ID, &p.To, &p.Named, &p.File, moment(&p.Made), momentOrNone(&p.Withdrawn), &of.Code, &of.ApplyID, &of.Answer, &of.Text, &of.From, momentOrNone(&of.At))
		if len(out) == 0 || out[len(out)-1].ID != p.ID {
			out = append(out, p)
		}
		last := &out[len(out)-1]
		last.People = append(last.People, of)
		return err
	}, `SELECT packets.id, recipient, named, file, made, withdrawn, code, apply_id, answer, text, sender, at
		FROM packets JOIN packet_people ON packet_id = packets.id WHERE `+where+` ORDER BY packets.id DESC, packet_people.rowid`, args...)
	return out, err
}

// PacketsWith returns the packets in which an application is, without the other people in them.
func (s *Store) PacketsWith(ctx context.Context, applyID int64) ([]Packet, error) {
	return get(s, sayPackets(), func(q querier) ([]Packet, error) { return packets(ctx, q, "apply_id = ?", applyID) })
}

// AnswerPacket keeps what a colleague answered, by code.
func (s *Store) AnswerPacket(ctx context.Context, answers []PacketPerson) error {
	return s.write(ctx, sayPackets(), func(tx *sql.Tx) error {
		for _, a := range answers {
			if err := run(ctx, tx, "UPDATE packet_people SET answer = ?, text = ?, sender = ?, at = ? WHERE code = ?", a.Answer, a.Text, a.From, millis(a.At), a.Code); err != nil {
				return err
			}
		}
		return nil
	}, PartReviews)
}

func sayPackets() string { return lang.Text("read or save the packets for colleagues") }
