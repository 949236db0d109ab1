package sandbox

import (
	"cmp"
	"database/sql"
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
	Key            string          `json:"key"`
	Status         str             `json:"status"`
	Title          str             `json:"title"`
	Region         str             `json:"region"`
	Address        str             `json:"address"`
	JobType1       *model.JobType  `json:"jobType1"`
	JobType2       *model.JobType  `json:"jobType2"`
	SalaryValue1   *wire.Decimal   `json:"salaryValue1"`
	SalaryValue2   *wire.Decimal   `json:"salaryValue2"`
	SalaryRateID   *model.Rate     `json:"salaryRateId"`
	CurrencyID     int             `json:"currencyId"`
	Currency       string          `json:"currency"` // ISO 4217; replaces currencyId
	Description    str             `json:"description"`
	ViewsCount     int             `json:"viewsCount"`
	Published      bool            `json:"published"`
	URL            str             `json:"url"`
	CreatedDaysAgo float64         `json:"createdDaysAgo"`
	DaysAgo        float64         `json:"daysAgo"`
	Applies        []scenarioApply `json:"applies"`
}

func (j *scenarioJob) age() float64 { return cmp.Or(j.CreatedDaysAgo, j.DaysAgo, 30) }

type scenarioApply struct {
	DaysAgo             float64        `json:"daysAgo"`
	StatusDaysAgo       float64        `json:"statusDaysAgo"`
	Status              str            `json:"status"`
	IsNew               bool           `json:"isNew"`
	IsViewed            bool           `json:"isViewed"`
	IsSuggested         bool           `json:"isSuggested"`
	IsPremium           bool           `json:"isPremium"`
	HasProfile          bool           `json:"hasProfile"`
	HasProfileCV        bool           `json:"hasProfileCV"`
	WithoutCV           *bool          `json:"withoutCv"` // nil: the CV decides
	MessagesCount       int            `json:"messagesCount"`
	NewMessagesCount    int            `json:"newMessagesCount"`
	LastMessageDaysAgo  *float64       `json:"lastMessageDaysAgo"`
	AppliesCount        int            `json:"appliesCount"`
	AdditionalQuestions wire.Questions `json:"additionalQuestions"`
	Applicant           struct {
		Name               str           `json:"name"`
		Age                *int          `json:"age"`
		Salary             *wire.Decimal `json:"salary"`
		Currency           *str          `json:"currency"`
		Region             *str          `json:"region"`
		Gender             *str          `json:"gender"`
		PhotoURL           *str          `json:"photoUrl"`
		IsReadyForRelocate *bool         `json:"isReadyForRelocate"`
		Contacts           struct {
			Phone       *str     `json:"phone"`
			Email       *str     `json:"email"`
			IsOpened    bool     `json:"isOpened"`
			OpenDaysAgo *float64 `json:"openDaysAgo"`
		} `json:"contacts"`
		Education []struct {
			Institution      *str `json:"institution"`
			Level            *str `json:"level"`
			Major            *str `json:"major"`
			YearOfGraduation *int `json:"yearOfGraduation"`
		} `json:"education"`
		WorkExperience []struct {
			Title            *str `json:"title"`
			Employer         *str `json:"employer"`
			Responsibilities *str `json:"responsibilities"`
			StartDate        *str `json:"startDate"`
			EndDate          *str `json:"endDate"`
		} `json:"workExperience"`
	} `json:"applicant"`
	CV *struct {
		File        str  `json:"file"`
		Name        str  `json:"name"`
		FileName    *str `json:"fileName"`
		ContentType str  `json:"contentType"`
	} `json:"cv"`
}

// str is a string of a scenario: the string itself, or an object for a long one:
// "first", then "repeat" so many "times", then "then".
type str string

// maxText bounds the string of an object, in bytes.
const maxText = 16 << 20

// UnmarshalJSONFrom reads both forms; null is "".
func (s *str) UnmarshalJSONFrom(dec *jsontext.Decoder) error {
	if dec.PeekKind() != '{' {
		var plain *string
		if err := json.UnmarshalDecode(dec, &plain); err != nil {
			return err
		}
		*s = ""
		if plain != nil {
			*s = str(*plain)
		}
		return nil
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
	*s = str(long.First + strings.Repeat(long.Repeat, long.Times) + long.Then)
	return nil
}

// ownJSON reads JSON that the sandbox or a scenario wrote: strictly, but it accepts bad
// UTF-8, which a stranger's text may hold.
var ownJSON = json.JoinOptions(
	jsontext.AllowInvalidUTF8(true),
	json.WithUnmarshalers(json.UnmarshalFromFunc(func(dec *jsontext.Decoder, d *wire.Decimal) error {
		raw, err := dec.ReadValue()
		if err != nil {
			return err
		}
		if raw.Kind() != '0' {
			return fmt.Errorf("%.40s is no number", raw)
		}
		*d = wire.Decimal(raw)
		return nil
	})),
)

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
	if err := json.Unmarshal(data, &sc, ownJSON); err != nil {
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
	return Record{
		Key: j.Key, Account: owner, Currency: currency, Published: j.Published, Created: created,
		Job: model.Job{
			ID: id, Status: model.JobStatus(j.Status), Title: string(j.Title), Region: string(j.Region), Address: string(j.Address),
			Type1: j.JobType1, Type2: j.JobType2, Rate: j.SalaryRateID,
			SalaryFrom: (*model.Decimal)(j.SalaryValue1), SalaryTo: (*model.Decimal)(j.SalaryValue2),
			Description: string(j.Description), Views: j.ViewsCount, URL: string(j.URL),
		},
	}
}

// stored returns an apply of a scenario as a row.
func (p *scenarioApply) stored(now time.Time) (apply, error) {
	person := &p.Applicant
	education := make([]wire.Education, 0, len(person.Education))
	for _, e := range person.Education {
		education = append(education, wire.Education{
			Institution: (*string)(e.Institution), Level: (*string)(e.Level), Major: (*string)(e.Major), YearOfGraduation: e.YearOfGraduation,
		})
	}
	work := make([]wire.WorkExperience, 0, len(person.WorkExperience))
	for _, w := range person.WorkExperience {
		work = append(work, wire.WorkExperience{
			Title: (*string)(w.Title), Employer: (*string)(w.Employer), Responsibilities: (*string)(w.Responsibilities),
			StartDate: (*string)(w.StartDate), EndDate: (*string)(w.EndDate),
		})
	}
	c := wire.Candidate{
		DateStatusChanged: stamp(ago(now, p.StatusDaysAgo)), Status: string(p.Status), IsNew: p.IsNew, IsPremium: p.IsPremium,
		WithoutCV: p.CV == nil, HasProfile: p.HasProfile, HasProfileCV: p.HasProfileCV,
		HasMessages: p.MessagesCount > 0, MessagesCount: p.MessagesCount, NewMessagesCount: p.NewMessagesCount,
		LastMessageDate: agoPtr(now, p.LastMessageDaysAgo), AppliesCount: p.AppliesCount, AdditionalQuestions: p.AdditionalQuestions,
		Applicant: wire.Applicant{
			Name: string(person.Name), Age: person.Age, Salary: person.Salary, Currency: (*string)(person.Currency),
			Region: (*string)(person.Region), Gender: (*string)(person.Gender), PhotoURL: (*string)(person.PhotoURL),
			IsReadyForRelocate: person.IsReadyForRelocate,
			Contacts: wire.Contacts{
				Phone: (*string)(person.Contacts.Phone), Email: (*string)(person.Contacts.Email),
				IsOpened: person.Contacts.IsOpened, OpenDate: agoPtr(now, person.Contacts.OpenDaysAgo),
			},
			Education: &education, WorkExperience: &work,
		},
	}
	a := apply{date: ago(now, p.DaysAgo), viewed: p.IsViewed, suggested: p.IsSuggested}
	if p.WithoutCV != nil {
		c.WithoutCV = *p.WithoutCV
	}
	if p.CV != nil {
		c.FileName = (*string)(p.CV.FileName)
		a.cv = cvRef{source: cvFile, ref: string(p.CV.File), name: string(p.CV.Name), contentType: string(p.CV.ContentType)}
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
