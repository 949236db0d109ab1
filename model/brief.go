package model

import (
	"cmp"
	"slices"
	"time"
)

// Brief is the part of an application that a list needs to sort it and to put it on its tab. A very long list holds
// the other parts only of the applications near the cursor.
type Brief struct {
	ID        int64 // Candidate.ID
	ServiceID int64 `json:"-"`
	Date      time.Time
	Status    CandidateStatus
	Viewed    bool
	Suggested bool
	Name      string
	Salary    *Decimal
	Currency  string
}

// Brief returns the brief of an application.
func (c *Candidate) Brief() Brief {
	p := &c.Applicant
	return Brief{
		ID: c.ID, ServiceID: c.ServiceID, Date: c.Date, Status: c.Status, Viewed: c.Viewed, Suggested: c.Suggested,
		Name: p.Name, Salary: p.Salary, Currency: p.Currency,
	}
}

// ApplyID is Candidate.ApplyID.
func (b *Brief) ApplyID() int64 { return cmp.Or(b.ServiceID, b.ID) }

// JustIn is Candidate.JustIn.
func (b *Brief) JustIn() bool { return b.ApplyID() < 0 }

// Unviewed is Candidate.Unviewed.
func (b *Brief) Unviewed() bool { return !b.Viewed }

// Hidden is Candidate.Hidden.
func (b *Brief) Hidden() bool { return b.Status == CandidateDeleted }

// BriefKey is a place in one order, computed once, because folding a name and reading a number
// take much longer than comparing them.
type BriefKey struct {
	suggested bool
	without   bool // lacks the value that the order compares, and so comes last
	reversed  bool
	byDate    bool
	currency  string // of a wish
	rank      int    // of verdict, rating, experience and whether viewed: smaller ones come first
	text      string // the name's key
	wish      Decimal
	amount    float64 // the wish, rounded: exact numbers take long to compare
	date      time.Time
	id        int64
}

// Key returns the place in an order. Suggested people, who did not
// apply, always come after those who did (CONTRACT 31); salary wishes are ranked
// within a currency only, lowest first (CONTRACT 32). Candidates without a wish, a
// rating, a verdict or readable dates come last, in the reverse order, too; ties are by
// newest, then by id.
func (b *Brief) Key(o CandidateOrder, s Standing) BriefKey {
	k := BriefKey{suggested: b.Suggested, reversed: o.Reversed, date: b.Date, id: b.ID}
	switch o.By {
	case CandidatesByUnviewed:
		if !b.Unviewed() {
			k.rank = 1
		}
	case CandidatesByName:
		k.text = fold(b.Name)
	case CandidatesBySalary:
		if k.without = b.Salary == nil; !k.without {
			k.currency, k.wish = b.Currency, *b.Salary
			k.amount, _ = k.wish.rat().Float64()
		}
	case CandidatesByVerdict:
		k.rank, k.without = slices.Index(Verdicts(), s.Verdict), s.Verdict == Undecided
	case CandidatesByRating:
		k.rank, k.without = -s.Rating, s.Rating == 0
	case CandidatesByExperience:
		k.rank, k.without = -s.Worked, s.Worked == 0
	case CandidatesByDate:
		k.byDate = true
	}
	return k
}

// Compare orders keys of the same order; only those of one application are equal.
func (k *BriefKey) Compare(o *BriefKey) int {
	switch {
	case k.suggested != o.suggested:
		return compareBool(k.suggested, o.suggested)
	case k.without != o.without:
		return compareBool(k.without, o.without)
	case k.currency != o.currency:
		return cmp.Compare(k.currency, o.currency)
	}
	of := cmp.Or(cmp.Compare(k.rank, o.rank), cmp.Compare(k.text, o.text))
	if of == 0 && k.wish != o.wish {
		if of = cmp.Compare(k.amount, o.amount); of == 0 {
			of = k.wish.Cmp(o.wish)
		}
	}
	if of == 0 && k.byDate {
		of = o.date.Compare(k.date)
	}
	if k.reversed {
		of = -of
	}
	return cmp.Or(of, o.date.Compare(k.date), cmp.Compare(o.id, k.id))
}

func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	default:
		return 1
	}
}
