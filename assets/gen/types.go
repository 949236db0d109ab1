package main

// The shape of a scenario file. Times are days before now.

type Scenario struct {
	Contract    string  `json:"contract,omitempty"`
	Account     Account `json:"account"`
	ActiveLimit int     `json:"activeLimit"`
	Integration bool    `json:"atsIntegration,omitempty"` // the old contract sends CVs only with it
	Jobs        []*Job  `json:"jobs"`
}

type Account struct {
	Email   string `json:"email"`
	Company string `json:"company"`
}

type Job struct {
	Key            string   `json:"key"`
	Country        string   `json:"country"`
	Status         any      `json:"status"`
	Title          any      `json:"title"`
	Region         any      `json:"region"`
	Address        any      `json:"address"`
	JobType1       *int     `json:"jobType1"`
	JobType2       *int     `json:"jobType2"`
	SalaryValue1   *int     `json:"salaryValue1"`
	SalaryValue2   *int     `json:"salaryValue2"`
	SalaryRateID   *int     `json:"salaryRateId"`
	CurrencyID     int      `json:"currencyId"`
	Currency       string   `json:"currency,omitempty"` // ISO code in place of currencyId
	Description    any      `json:"description"`
	ViewsCount     int      `json:"viewsCount"`
	Published      bool     `json:"published"`
	CreatedDaysAgo float64  `json:"createdDaysAgo"`
	URL            any      `json:"url,omitempty"` // replaces the server's own link
	Applies        []*Apply `json:"applies"`
}

type Apply struct {
	DaysAgo            float64   `json:"daysAgo"`
	StatusDaysAgo      float64   `json:"statusDaysAgo"`
	Status             any       `json:"status"`
	IsNew              bool      `json:"isNew"`
	IsViewed           bool      `json:"isViewed"`
	IsSuggested        bool      `json:"isSuggested"`
	IsPremium          bool      `json:"isPremium"`
	HasProfile         bool      `json:"hasProfile"`
	HasProfileCV       bool      `json:"hasProfileCV"`
	MessagesCount      int       `json:"messagesCount"`
	NewMessagesCount   int       `json:"newMessagesCount"`
	LastMessageDaysAgo *float64  `json:"lastMessageDaysAgo"`
	AppliesCount       int       `json:"appliesCount"`
	Questions          Questions `json:"additionalQuestions"`
	Applicant          Applicant `json:"applicant"`
	CV                 *CV       `json:"cv"`

	life *Life
}

type Questions struct {
	Total  int `json:"total"`
	Passed int `json:"passed"`
}

type Applicant struct {
	Name       any         `json:"name"`
	Age        *int        `json:"age"`
	Salary     *int        `json:"salary"`
	Currency   any         `json:"currency"`
	Region     any         `json:"region"`
	Gender     any         `json:"gender"`
	PhotoURL   any         `json:"photoUrl"`
	Relocate   *bool       `json:"isReadyForRelocate"`
	Contacts   Contacts    `json:"contacts"`
	Education  []Education `json:"education"`
	Experience []Work      `json:"workExperience"`
}

type Contacts struct {
	Phone       any      `json:"phone"`
	Email       any      `json:"email"`
	IsOpened    bool     `json:"isOpened"`
	OpenDaysAgo *float64 `json:"openDaysAgo"`
}

type Education struct {
	Institution any  `json:"institution"`
	Level       any  `json:"level"`
	Major       any  `json:"major"`
	Year        *int `json:"yearOfGraduation"`
}

type Work struct {
	Title            any `json:"title"`
	Employer         any `json:"employer"`
	Responsibilities any `json:"responsibilities"`
	Start            any `json:"startDate"`
	End              any `json:"endDate"`
}

type CV struct {
	File        string `json:"file"`
	Name        any    `json:"name"`
	FileName    any    `json:"fileName"`
	ContentType any    `json:"contentType"`
}

// Repeat is a string that is too large to store.
type Repeat struct {
	First  string `json:"first,omitempty"`
	Repeat string `json:"repeat"`
	Times  int    `json:"times"`
	Then   string `json:"then,omitempty"`
}

// Life is one whole person, the source of both the applicant and the CV.
type Life struct {
	Lang     string // uk, ro, hu, en: the language of the CV
	Name     string // as the service shows it
	CVName   string // as the CV prints it
	Gender   string // MALE, FEMALE
	City     string
	Age      int
	Phone    string
	Email    string
	Site     string // the page that a word of the CV leads to; "" for none
	Headline string
	Summary  string
	Posts    []Post
	Schools  []School
	Skills   []string
	Tongues  []string
	Extras   []string // courses, licences

	money string // currency of the wish; "": by Lang
}

type Post struct {
	Title, Employer, City string
	Duties                []string
	From, To              YM // To zero: still there
}

type School struct {
	Institution, Level, Major string
	Year                      int
}

// YM is a month.
type YM struct{ Y, M int }

func (a YM) n() int           { return a.Y*12 + a.M - 1 }
func ym(n int) YM             { return YM{n / 12, n%12 + 1} }
func (a YM) zero() bool       { return a.Y == 0 }
func (a YM) before(b YM) bool { return a.n() < b.n() }
