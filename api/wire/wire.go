// Package wire holds the JSON shapes of the service (§2, §4, §6), shared by the
// client, the sandbox and the callback receiver, and the one lenient decoder
// that reads them (CONTRACT 22–26). FileReader moves large files in them aside as they arrive.
package wire

import (
	"time"

	"github.com/go-json-experiment/json/jsontext"
)

// BasePath is the versioned path every base URL ends in (§1, §9).
const BasePath = "/employer/api/v2"

// Login is the body of the login call (§4.1).
type Login struct {
	Email    string `json:"email"`
	Password string `json:"password"`
}

// Token is the answer to a login (§4.1).
type Token struct {
	AccessToken string `json:"access_token"`
}

// Error is the body of an error answer (§2.4).
type Error struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

// CodeCredentials is the code of a sign-in with a wrong e-mail or password. The specification
// leaves it open (§7).
const CodeCredentials = "InvalidCredentials"

// Codes of business errors (§7).
const (
	CodeJobsOverLimit           = "JobsOverLimit"
	CodeSubscriptionOnApproving = "SubscriptionOnApproving"
)

// Count is a number that may be missing, which is not 0 (CONTRACT 59). In what Records decodes, -1 is missing.
type Count int

// Job is a job of Get Job and Get All Jobs (§2.1).
type Job struct {
	ID           int64          `json:"id"`
	Status       string         `json:"status"`
	Title        string         `json:"title"`
	Region       string         `json:"region"`
	Address      string         `json:"address"`
	JobType1     *int           `json:"jobType1"`
	JobType2     *int           `json:"jobType2"`
	SalaryValue1 *Decimal       `json:"salaryValue1"`
	SalaryValue2 *Decimal       `json:"salaryValue2"`
	SalaryRateID *int           `json:"salaryRateId"`
	Description  string         `json:"description"`
	AppliesCount Count          `json:"appliesCount"`
	ViewsCount   Count          `json:"viewsCount"`
	Email        string         `json:"email"`
	URL          string         `json:"url,omitzero"`        // omitted until published (§2.1)
	AsReceived   jsontext.Value `json:"asReceived,omitzero"` // in our own JSON: values that could not be read, by path
	Extra        jsontext.Value `json:",embed"`
}

// JobBody is the body of Create Job and, with JobID, of Update Job (§4.2, §4.3).
// Every field is sent every time: nothing is omitted for being 0 (CONTRACT 5).
type JobBody struct {
	JobID        int64    `json:"jobId,omitzero"` // update only, always > 0
	Title        string   `json:"title"`
	Region       string   `json:"region"`
	Description  string   `json:"description"`
	Address      string   `json:"address"`
	SalaryValue1 *Decimal `json:"salaryValue1"`
	SalaryValue2 *Decimal `json:"salaryValue2"`
	SalaryRateID *int     `json:"salaryRateId"`
	JobType1     *int     `json:"jobType1"`
	JobType2     *int     `json:"jobType2"`
	CurrencyID   *int     `json:"currencyId"`
}

// Created is the answer to Create Job (§4.2).
type Created struct {
	ID          int64     `json:"id"`
	DateCreated time.Time `json:"dateCreated"`
}

// StatusChange is the body of Change Status (§4.4).
type StatusChange struct {
	JobID     int64 `json:"jobId"`
	JobStatus int   `json:"jobStatus"`
}

// Status is the answer to Change Status (§4.4).
type Status struct {
	Status string `json:"status"`
}

// Candidate is an element of Get Candidates (§2.2).
type Candidate struct {
	ID                  int64          `json:"id"`
	JobID               int64          `json:"jobId"`
	JobTitle            string         `json:"jobTitle,omitzero"` // from 5 October 2026
	Date                time.Time      `json:"date"`
	DateStatusChanged   time.Time      `json:"dateStatusChanged"`
	Status              string         `json:"status"`
	IsNew               bool           `json:"isNew"`
	IsViewed            bool           `json:"isViewed"`
	IsSuggested         *bool          `json:"isSuggested"` // nil: missing
	IsPremium           bool           `json:"isPremium"`
	WithoutCV           bool           `json:"withoutCv"`
	HasProfileCV        bool           `json:"hasProfileCV"`
	HasProfile          bool           `json:"hasProfile"`
	FileName            *string        `json:"fileName"`
	HasMessages         bool           `json:"hasMessages"`
	MessagesCount       int            `json:"messagesCount"`
	NewMessagesCount    int            `json:"newMessagesCount"`
	LastMessageDate     *time.Time     `json:"lastMessageDate"`
	AppliesCount        int            `json:"appliesCount"`
	Applicant           Applicant      `json:"applicant"`
	AdditionalQuestions Questions      `json:"additionalQuestions"`
	CVFile              *CVFile        `json:"cvFile,omitzero"`
	AsReceived          jsontext.Value `json:"asReceived,omitzero"` // in our own JSON: values that could not be read, by path
	Extra               jsontext.Value `json:",embed"`
}

// Questions are the scores of a job's additional questions (§2.2).
type Questions struct {
	Total  int            `json:"total"`
	Passed int            `json:"passed"`
	Extra  jsontext.Value `json:",embed"`
}

// Applicant is the person of a candidate (§2.2). Education and WorkExperience
// are pointers to slices because the contract before 5 October 2026 leaves them
// out and the one after sends [] (§2.2 rule 3).
type Applicant struct {
	Name               string            `json:"name"`
	Age                *int              `json:"age"`
	Salary             *Decimal          `json:"salary"`
	Currency           *string           `json:"currency"`
	Region             *string           `json:"region"`
	Gender             *string           `json:"gender"`
	PhotoURL           *string           `json:"photoUrl"`
	IsReadyForRelocate *bool             `json:"isReadyForRelocate"`
	Contacts           Contacts          `json:"contacts"`
	Education          *[]Education      `json:"education,omitzero"`
	WorkExperience     *[]WorkExperience `json:"workExperience,omitzero"`
	Extra              jsontext.Value    `json:",embed"`
}

// Contacts are an applicant's contacts (§2.2).
type Contacts struct {
	Phone    *string        `json:"phone"`
	Email    *string        `json:"email"`
	IsOpened bool           `json:"isOpened"`
	OpenDate *time.Time     `json:"openDate"`
	Extra    jsontext.Value `json:",embed"`
}

// Education is an education entry; all fields are nullable (§2.2).
type Education struct {
	Institution      *string        `json:"institution"`
	Level            *string        `json:"level"`
	Major            *string        `json:"major"`
	YearOfGraduation *int           `json:"yearOfGraduation"`
	Extra            jsontext.Value `json:",embed"`
}

// WorkExperience is a work experience entry; all fields are nullable (§2.2).
type WorkExperience struct {
	Title            *string        `json:"title"`
	Employer         *string        `json:"employer"`
	Responsibilities *string        `json:"responsibilities"`
	StartDate        *string        `json:"startDate"`
	EndDate          *string        `json:"endDate"`
	Extra            jsontext.Value `json:",embed"`
}

// CVFile is an attached CV (§2.2). Data is base64 on the wire; the client never
// decodes it here but diverts it (package api).
type CVFile struct {
	Name        string         `json:"name"`
	Data        string         `json:"data"`
	Type        string         `json:"type"`
	ContentType string         `json:"contentType"`
	Extra       jsontext.Value `json:",embed"`
}

// SignatureHeader carries a callback's signature (§6.1).
const SignatureHeader = "X-Webhook-Signature"

// Callback is the body of the new-application callback (§6.1). Its names differ
// from those of the API (CONTRACT 46).
type Callback struct {
	Candidate   CallbackCandidate    `json:"candidate"`
	Application CallbackApplication  `json:"application"`
	Attachments []CallbackAttachment `json:"attachments"`
}

// CallbackCandidate is the person of a callback (§6.1).
type CallbackCandidate struct {
	FirstName    string           `json:"first_name"`
	LastName     string           `json:"last_name"`
	EmailAddress string           `json:"email_address"` // a fixed placeholder without an address
	PhoneNumber  string           `json:"phone_number"`  // "" without a number
	Gender       *string          `json:"gender"`
	Location     CallbackLocation `json:"location"`
}

// CallbackLocation is where the person lives (§6.1).
type CallbackLocation struct {
	City    string `json:"city,omitzero"`
	Country string `json:"country"` // uppercase ISO code
}

// CallbackApplication is what was applied to (§6.1).
type CallbackApplication struct {
	JobID  string `json:"job_id"`
	Source string `json:"source,omitzero"`
}

// CallbackAttachment is a file of a callback (§6.1).
type CallbackAttachment struct {
	Name        string `json:"name"`
	Data        string `json:"data"` // base64
	Type        string `json:"type"` // CV
	ContentType string `json:"content_type"`
}
