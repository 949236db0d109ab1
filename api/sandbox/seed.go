package sandbox

import (
	"cmp"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"shortlist/api/wire"
	"shortlist/assets"
	"shortlist/model"
)

// scenario is a file of assets/scenarios; its times are days before now. A job's
// country is not read: the account's jobs are in the service's country, and
// Options.Country determines their currencies. A job with currency has that one in
// every country.
type scenario struct {
	Account struct {
		Email   string `json:"email"`
		Company string `json:"company"`
	} `json:"account"`
	ActiveLimit    int           `json:"activeLimit"`
	Contract       string        `json:"contract"`       // "legacy": before 5 October 2026 (§9)
	ATSIntegration bool          `json:"atsIntegration"` // legacy: CVs are sent (§2.2 rule 1)
	Jobs           []scenarioJob `json:"jobs"`
}

type scenarioJob struct {
	wire.Job
	Key            string          `json:"key"`
	CurrencyID     int             `json:"currencyId"`
	Currency       string          `json:"currency"` // ISO 4217; replaces currencyId
	Published      bool            `json:"published"`
	CreatedDaysAgo float64         `json:"createdDaysAgo"`
	DaysAgo        float64         `json:"daysAgo"`
	Applies        []scenarioApply `json:"applies"`
}

func (j *scenarioJob) age() float64 { return cmp.Or(j.CreatedDaysAgo, j.DaysAgo, 30) }

type scenarioApply struct {
	wire.Candidate              // without its applicant, CV and times
	DaysAgo            float64  `json:"daysAgo"`
	StatusDaysAgo      float64  `json:"statusDaysAgo"`
	LastMessageDaysAgo *float64 `json:"lastMessageDaysAgo"`
	Applicant          struct {
		wire.Applicant
		Contacts struct {
			wire.Contacts
			OpenDaysAgo *float64 `json:"openDaysAgo"`
		} `json:"contacts"`
	} `json:"applicant"`
	CV *struct {
		File        string  `json:"file"`
		Name        string  `json:"name"`
		FileName    *string `json:"fileName"`
		ContentType string  `json:"contentType"`
	} `json:"cv"`
}

// maxText bounds a string that repeats another one, in bytes.
const maxText = 16 << 20

// readString reads a string of a scenario: the string itself, or an object for a long one: "first", then "repeat" so many
// "times", then "then".
func readString(dec *jsontext.Decoder, s *string) error {
	if dec.PeekKind() != '{' {
		return errors.ErrUnsupported // a plain string is read as usual
	}
	var long struct {
		First  string `json:"first"`
		Repeat string `json:"repeat"`
		Times  int    `json:"times"`
		Then   string `json:"then"`
	}
	if err := json.UnmarshalDecode(dec, &long, json.RejectUnknownMembers(true)); err != nil {
		return err
	}
	if long.Times < 0 || len(long.Repeat)*long.Times > maxText {
		return fmt.Errorf("%d times %d bytes", long.Times, len(long.Repeat))
	}
	*s = long.First + strings.Repeat(long.Repeat, long.Times) + long.Then
	return nil
}

// ownJSON reads JSON that the sandbox wrote: strictly, but it accepts bad UTF-8, which a stranger's text may hold.
var ownJSON = json.JoinOptions(
	jsontext.AllowInvalidUTF8(true),
	json.WithUnmarshalers(json.UnmarshalFromFunc(readDecimal)),
)

// scenarioJSON reads a scenario as ownJSON does.
var scenarioJSON = json.JoinOptions(
	jsontext.AllowInvalidUTF8(true),
	json.WithUnmarshalers(json.JoinUnmarshalers(json.UnmarshalFromFunc(readDecimal), json.UnmarshalFromFunc(readString))),
)

func readDecimal(dec *jsontext.Decoder, d *wire.Decimal) error {
	raw, err := dec.ReadValue()
	if err != nil {
		return err
	}
	if raw.Kind() != '0' {
		return fmt.Errorf("%.40s is no number", raw)
	}
	*d = wire.Decimal(raw)
	return nil
}

// scenarios holds the scenarios of assets that were read, by name, as functions. Decoding takes longer than filling
// the database, and a process of tests starts hundreds of services.
var scenarios sync.Map

// scenario returns a scenario, which is not changed.
func (s *Server) scenario(name string) (scenario, error) {
	if s.opts.files != nil {
		return readScenario(s.files, name)
	}
	read, _ := scenarios.LoadOrStore(name, sync.OnceValues(func() (scenario, error) { return readScenario(assets.Scenarios, name) }))
	return read.(func() (scenario, error))()
}

// readScenario reads NAME.json.
func readScenario(files fs.FS, name string) (scenario, error) {
	var sc scenario
	data, err := fs.ReadFile(files, name+".json")
	if err != nil {
		return sc, fmt.Errorf("sandbox: scenario %q: %w", name, err)
	}
	if err := json.Unmarshal(data, &sc, scenarioJSON); err != nil {
		return sc, fmt.Errorf("sandbox: scenario %q: %w", name, err)
	}
	return sc, nil
}

// seed writes the jobs of an account and their applies, oldest first, so that ids rise
// with time.
func (s *Server) seed(tx *sql.Tx, owner int64, jobs []scenarioJob) error {
	now := s.now()
	insertJob, err := tx.Prepare(insertRecord)
	if err != nil {
		return fmt.Errorf("prepare: %w", err)
	}
	defer insertJob.Close()
	insert, err := tx.Prepare(insertApply)
	if err != nil {
		return fmt.Errorf("prepare: %w", err)
	}
	defer insert.Close()

	order := make([]*scenarioJob, len(jobs))
	for i := range jobs {
		order[i] = &jobs[i]
	}
	slices.SortStableFunc(order, func(a, b *scenarioJob) int { return cmp.Compare(b.age(), a.age()) })
	type pair struct {
		job   int64
		apply *scenarioApply
	}
	var applies []pair
	first, err := reserve(tx, "job", len(order))
	if err != nil {
		return err
	}
	for i, j := range order {
		id := jobID(first + int64(i))
		r := j.record(id, owner, ago(now, j.age()), s.opts.Country)
		if _, err := insertJob.Exec(r.insertArgs()...); err != nil {
			return fmt.Errorf("write job %s: %w", j.Key, err)
		}
		for i := range j.Applies {
			applies = append(applies, pair{id, &j.Applies[i]})
		}
	}
	slices.SortStableFunc(applies, func(a, b pair) int { return cmp.Compare(b.apply.DaysAgo, a.apply.DaysAgo) })
	if first, err = reserve(tx, "apply", len(applies)); err != nil {
		return err
	}
	for i, p := range applies {
		a, err := p.apply.stored(now)
		if err != nil {
			return err
		}
		a.id, a.jobID = applyID(first+int64(i)), p.job
		if _, err := insert.Exec(a.insertArgs()...); err != nil {
			return fmt.Errorf("write apply: %w", err)
		}
	}
	return nil
}

func (j *scenarioJob) record(id, owner int64, created time.Time, country model.Country) Record {
	currency := j.CurrencyID
	for _, c := range model.Currencies() {
		if j.Currency != "" && country.Currency(c) == j.Currency {
			currency = int(c)
		}
	}
	r := Record{Key: j.Key, Account: owner, Currency: currency, Published: j.Published, Created: created, Job: j.Model()}
	r.ID, r.Views = id, int(j.ViewsCount) // also a number below 0, which the model does not have
	return r
}

// stored returns an apply of a scenario as a row.
func (p *scenarioApply) stored(now time.Time) (apply, error) {
	c := p.Candidate
	c.Applicant, c.Applicant.Contacts = p.Applicant.Applicant, p.Applicant.Contacts.Contacts
	c.Applicant.Contacts.OpenDate = agoPtr(now, p.Applicant.Contacts.OpenDaysAgo)
	c.Applicant.Education = cmp.Or(c.Applicant.Education, &[]wire.Education{})
	c.Applicant.WorkExperience = cmp.Or(c.Applicant.WorkExperience, &[]wire.WorkExperience{})
	c.DateStatusChanged, c.LastMessageDate = stamp(ago(now, p.StatusDaysAgo)), agoPtr(now, p.LastMessageDaysAgo)
	c.WithoutCV, c.HasMessages = p.CV == nil, p.MessagesCount > 0
	a := apply{date: ago(now, p.DaysAgo), viewed: p.IsViewed, suggested: p.IsSuggested != nil && *p.IsSuggested}
	if p.CV != nil {
		c.FileName = p.CV.FileName
		a.cv = cvRef{source: cvFile, ref: p.CV.File, name: p.CV.Name, contentType: p.CV.ContentType}
	}
	var err error
	a.body, err = encode(c)
	return a, err
}

func ago(now time.Time, days float64) time.Time {
	return now.Add(-time.Duration(days * float64(24*time.Hour))).UTC()
}

func agoPtr(now time.Time, days *float64) *time.Time {
	if days == nil {
		return nil
	}
	t := stamp(ago(now, *days))
	return &t
}
