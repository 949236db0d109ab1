package model

import (
	"slices"
	"strings"
	"time"

	"shortlist/model/lang"
)

// Field is a value of the service that this version does not know by name: kept
// and shown, never an error (CONTRACT 26). Value is its JSON text.
type Field struct {
	Name  string
	Value string
}

// Job is a job listing of the service (§2.1). Nullable numbers are pointers, because 0 is a value
// (CONTRACT 5). The service does not report the currency (CONTRACT 1).
type Job struct {
	ID          int64
	Status      JobStatus
	Title       string
	Region      string
	Address     string
	Type1       *JobType
	Type2       *JobType
	SalaryFrom  *Decimal // nil when the stored value is 0 (§2.1)
	SalaryTo    *Decimal // nil when the stored value is 0 (§2.1)
	Rate        *Rate
	Description string // HTML
	Applies     int
	Views       int
	NoApplies   bool    `json:",omitzero"` // no answer of the service had a number of applications
	NoViews     bool    `json:",omitzero"` // no answer of the service had a number of views
	Email       string  // from the signed-in account, read-only (CONTRACT 15)
	URL         string  // "" until published, and before 5 October 2026 (CONTRACT 16)
	AsReceived  []Field // values of known fields that could not be read
	Extra       []Field
}

// OtherFields returns the fields that this version does not know, and the values that
// could not be read (CONTRACT 26).
func (j *Job) OtherFields() []Field { return append(slices.Clone(j.AsReceived), j.Extra...) }

// Complete takes from the last known copy of a job what an answer lacks: counts and the status.
func (j *Job) Complete(last Job) {
	if j.NoApplies {
		j.Applies, j.NoApplies = last.Applies, last.NoApplies
	}
	if j.NoViews {
		j.Views, j.NoViews = last.Views, last.NoViews
	}
	if j.Status == "" {
		j.Status = last.Status
	}
}

// Incomplete reports whether an answer lacked what Complete adds.
func (j *Job) Incomplete() bool { return j.NoApplies || j.NoViews || j.Status == "" }

// CurrencyEntry is what this user last sent as a job's currency, and when: the
// only knowledge of it there is (CONTRACT 1).
type CurrencyEntry struct {
	Currency Currency
	Sent     time.Time
}

// SalaryText writes a salary for a list or a heading: "25 000–40 000 UAH per month", "from
// 25 000", "up to 40 000", or "" without a salary. currency is an ISO code; "" leaves it out.
func SalaryText(from, to *Decimal, currency string, rate *Rate) string {
	return salaryText(from, to, Decimal.Grouped, currency, rate)
}

// salaryText is SalaryText with amounts as say writes them.
func salaryText(from, to *Decimal, say func(Decimal) string, currency string, rate *Rate) string {
	var b strings.Builder
	switch {
	case from != nil && to != nil && *from == *to:
		b.WriteString(say(*from))
	case from != nil && to != nil:
		b.WriteString(say(*from) + "–" + say(*to))
	case from != nil:
		b.WriteString(lang.Text("from %s", say(*from)))
	case to != nil:
		b.WriteString(lang.Text("up to %s", say(*to)))
	default:
		return ""
	}
	if currency != "" {
		b.WriteString(" " + currency)
	}
	if rate != nil {
		b.WriteString(" " + rate.String())
	}
	return b.String()
}

// SalaryShort is SalaryText for where there is little room: "25 000–40 000
// UAH/month".
func SalaryShort(from, to *Decimal, currency string, rate *Rate) string {
	return salaryShort(from, to, Decimal.Grouped, currency, rate)
}

func salaryShort(from, to *Decimal, say func(Decimal) string, currency string, rate *Rate) string {
	s := salaryText(from, to, say, currency, nil)
	if s != "" && rate != nil {
		s += rate.Short()
	}
	return s
}

// SalaryBrief is SalaryShort in thousands: "2.5–4k USD/month". It is SalaryShort itself if an amount is not one of tenths
// of thousands.
func SalaryBrief(from, to *Decimal, currency string, rate *Rate) string {
	for _, d := range []*Decimal{from, to} {
		if d != nil && (len(*d) < len("1000") || !strings.HasSuffix(string(*d), "00") || !d.Whole()) {
			return SalaryShort(from, to, currency, rate)
		}
	}
	return salaryShort(from, to, func(d Decimal) string {
		thousands, tenth := d[:len(d)-3].Grouped(), string(d[len(d)-3])
		if tenth != "0" {
			thousands += lang.TextIn("decimal sign", ".") + tenth
		}
		if to != nil && d != *to { // the sign of thousands is behind the last amount
			return thousands
		}
		return lang.TextIn("thousands of a salary", "%sk", thousands)
	}, currency, rate)
}
