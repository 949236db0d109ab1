package wire

import (
	"bytes"
	"slices"
	"time"

	"github.com/go-json-experiment/json/jsontext"

	"shortlist/model"
)

// Model turns a job of the wire into the model's.
func (j Job) Model() model.Job {
	return model.Job{
		ID: j.ID, Status: model.JobStatus(j.Status), Title: j.Title, Region: j.Region, Address: j.Address,
		Type1: convert[model.JobType](j.JobType1), Type2: convert[model.JobType](j.JobType2),
		SalaryFrom: decimal(j.SalaryValue1), SalaryTo: decimal(j.SalaryValue2),
		Rate: convert[model.Rate](j.SalaryRateID), Description: j.Description,
		Applies: max(int(j.AppliesCount), 0), Views: max(int(j.ViewsCount), 0), Email: j.Email, URL: j.URL,
		NoApplies: j.AppliesCount < 0, NoViews: j.ViewsCount < 0, AsReceived: fields(j.AsReceived), Extra: fields(j.Extra),
	}
}

// BodyOf turns a validated draft into the body of create (id 0) or update.
func BodyOf(id int64, b model.Body) JobBody {
	currency := int(b.Currency)
	return JobBody{
		JobID: id, Title: b.Title, Region: b.Region, Description: b.Description, Address: b.Address,
		SalaryValue1: whole(b.SalaryFrom), SalaryValue2: whole(b.SalaryTo),
		SalaryRateID: convert[int](b.Rate), JobType1: convert[int](b.Type1), JobType2: convert[int](b.Type2),
		CurrencyID: &currency,
	}
}

// Model turns a candidate of the wire into the model's, without the CV's bytes.
func (c Candidate) Model() model.Candidate {
	out := model.Candidate{
		ID: c.ID, JobID: c.JobID, JobTitle: c.JobTitle, Date: c.Date, StatusChanged: c.DateStatusChanged,
		Status: model.CandidateStatus(c.Status), New: c.IsNew, Viewed: c.IsViewed, Suggested: deref(c.IsSuggested), NoSuggested: c.IsSuggested == nil,
		Premium: c.IsPremium, WithoutCV: c.WithoutCV, HasProfileCV: c.HasProfileCV, HasProfile: c.HasProfile,
		FileName: deref(c.FileName), HasMessages: c.HasMessages,
		Messages: c.MessagesCount, NewMessages: c.NewMessagesCount, LastMessage: deref(c.LastMessageDate),
		AppliesCount: c.AppliesCount, Applicant: c.Applicant.Model(),
		QuestionsTotal: c.AdditionalQuestions.Total, QuestionsOK: c.AdditionalQuestions.Passed,
		QuestionsExtra: fields(c.AdditionalQuestions.Extra), AsReceived: fields(c.AsReceived), Extra: fields(c.Extra),
	}
	if c.CVFile != nil {
		out.CV = &model.CV{Name: c.CVFile.Name, Type: c.CVFile.Type, ContentType: c.CVFile.ContentType, Extra: fields(c.CVFile.Extra)}
	}
	return out
}

// Model turns an applicant of the wire into the model's.
func (a Applicant) Model() model.Applicant {
	out := model.Applicant{
		Name: a.Name, Age: a.Age, Salary: decimal(a.Salary), Currency: deref(a.Currency), Region: deref(a.Region),
		Gender: deref(a.Gender), PhotoURL: deref(a.PhotoURL), Relocate: a.IsReadyForRelocate,
		Contacts: model.Contacts{
			Phone: deref(a.Contacts.Phone), Email: deref(a.Contacts.Email),
			Opened: a.Contacts.IsOpened, Since: deref(a.Contacts.OpenDate), Extra: fields(a.Contacts.Extra),
		},
		Extra: fields(a.Extra),
	}
	for _, e := range deref(a.Education) {
		out.Education = append(out.Education, model.Education{
			Institution: deref(e.Institution), Level: deref(e.Level), Major: deref(e.Major), Graduated: e.YearOfGraduation, Extra: fields(e.Extra),
		})
	}
	for _, e := range deref(a.WorkExperience) {
		out.Experience = append(out.Experience, model.Experience{
			Title: deref(e.Title), Employer: deref(e.Employer), Responsibilities: deref(e.Responsibilities),
			Start: deref(e.StartDate), End: deref(e.EndDate), Extra: fields(e.Extra),
		})
	}
	return out
}

// OfCandidate is the reverse of Candidate.Model, for our own JSON output, which
// keeps the service's names (CONTRACT 23). The CV's bytes are not part of it.
func OfCandidate(c model.Candidate) Candidate {
	education := make([]Education, 0, len(c.Applicant.Education))
	for _, e := range c.Applicant.Education {
		education = append(education, Education{
			Institution: ref(e.Institution), Level: ref(e.Level), Major: ref(e.Major), YearOfGraduation: e.Graduated, Extra: Object(e.Extra),
		})
	}
	experience := make([]WorkExperience, 0, len(c.Applicant.Experience))
	for _, e := range c.Applicant.Experience {
		experience = append(experience, WorkExperience{
			Title: ref(e.Title), Employer: ref(e.Employer), Responsibilities: ref(e.Responsibilities),
			StartDate: ref(e.Start), EndDate: ref(e.End), Extra: Object(e.Extra),
		})
	}
	a := c.Applicant
	out := Candidate{
		ID: c.ID, JobID: c.JobID, JobTitle: c.JobTitle, Date: c.Date, DateStatusChanged: c.StatusChanged,
		Status: string(c.Status), IsNew: c.New, IsViewed: c.Viewed, IsSuggested: &c.Suggested, IsPremium: c.Premium,
		WithoutCV: c.WithoutCV, HasProfileCV: c.HasProfileCV, HasProfile: c.HasProfile, FileName: ref(c.FileName),
		HasMessages: c.HasMessages, MessagesCount: c.Messages, NewMessagesCount: c.NewMessages,
		LastMessageDate: refTime(c.LastMessage), AppliesCount: c.AppliesCount,
		Applicant: Applicant{
			Name: a.Name, Age: a.Age, Salary: (*Decimal)(a.Salary), Currency: ref(a.Currency), Region: ref(a.Region),
			Gender: ref(a.Gender), PhotoURL: ref(a.PhotoURL), IsReadyForRelocate: a.Relocate,
			Contacts: Contacts{
				Phone: ref(a.Contacts.Phone), Email: ref(a.Contacts.Email),
				IsOpened: a.Contacts.Opened, OpenDate: refTime(a.Contacts.Since), Extra: Object(a.Contacts.Extra),
			},
			Education: &education, WorkExperience: &experience, Extra: Object(a.Extra),
		},
		AdditionalQuestions: Questions{Total: c.QuestionsTotal, Passed: c.QuestionsOK, Extra: Object(c.QuestionsExtra)},
		AsReceived:          Object(c.AsReceived),
		Extra:               Object(c.Extra),
	}
	if c.CV != nil {
		out.CVFile = &CVFile{Name: c.CV.Name, Type: c.CV.Type, ContentType: c.CV.ContentType, Extra: Object(c.CV.Extra)}
	}
	return out
}

// OfJob is the reverse of Job.Model, for our own JSON output.
func OfJob(j model.Job) Job {
	return Job{
		ID: j.ID, Status: string(j.Status), Title: j.Title, Region: j.Region, Address: j.Address,
		JobType1: convert[int](j.Type1), JobType2: convert[int](j.Type2),
		SalaryValue1: (*Decimal)(j.SalaryFrom), SalaryValue2: (*Decimal)(j.SalaryTo), SalaryRateID: convert[int](j.Rate),
		Description: j.Description, AppliesCount: Count(j.Applies), ViewsCount: Count(j.Views), Email: j.Email, URL: j.URL,
		AsReceived: Object(j.AsReceived), Extra: Object(j.Extra),
	}
}

// fields lists the members of an object that is kept undecoded. If a name repeats, its last member counts. Anything
// but an object has no members.
func fields(extra jsontext.Value) []model.Field {
	if len(extra) == 0 {
		return nil
	}
	dec := jsontext.NewDecoder(bytes.NewReader(extra), DecodeOptions())
	if token, err := dec.ReadToken(); err != nil || token.Kind() != '{' {
		return nil
	}
	var out []model.Field
	for dec.PeekKind() == '"' {
		name, err := dec.ReadToken()
		if err != nil {
			break
		}
		key := name.String()
		value, err := dec.ReadValue()
		if err != nil {
			break
		}
		if i := slices.IndexFunc(out, func(f model.Field) bool { return f.Name == key }); i >= 0 {
			out = slices.Delete(out, i, i+1)
		}
		out = append(out, model.Field{Name: key, Value: string(value)})
	}
	return out
}

// Object writes fields back as an object, or nothing for none.
func Object(fields []model.Field) jsontext.Value {
	if len(fields) == 0 {
		return nil
	}
	out := []byte{'{'}
	for i, f := range fields {
		if i > 0 {
			out = append(out, ',')
		}
		name, err := jsontext.AppendQuote(nil, f.Name)
		if err != nil {
			continue
		}
		out = append(append(append(out, name...), ':'), f.Value...)
	}
	return append(out, '}')
}

func convert[To, From ~int](v *From) *To {
	if v == nil {
		return nil
	}
	out := To(*v)
	return &out
}

func decimal(d *Decimal) *model.Decimal { return (*model.Decimal)(d) }

func whole(n *int64) *Decimal {
	if n == nil {
		return nil
	}
	d := Decimal(model.DecimalOf(*n))
	return &d
}

func deref[T any](p *T) T {
	if p == nil {
		var zero T
		return zero
	}
	return *p
}

func ref(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}

func refTime(t time.Time) *time.Time {
	if t.IsZero() {
		return nil
	}
	return &t
}
