package export

import (
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/calendar"
)

// Digest is a digest of new applications in JSON.
type Digest struct {
	Since    time.Time   `json:"since"`
	Until    time.Time   `json:"until"`
	New      int         `json:"new"`
	Unviewed int         `json:"unseen"` // unviewed applications of all jobs
	Jobs     []DigestJob `json:"jobs"`
	Due      []Due       `json:"due"`

	WithoutAnswer int `json:"withoutAnswer"`     // applicants without an answer
	LongestWait   int `json:"withoutAnswerDays"` // how many days the first of these has waited

	Interviews []Interview `json:"interviews,omitempty"` // of the next seven days
}

// Interview is an interview of a digest.
type Interview struct {
	ID       int64          `json:"id"`
	ApplyID  int64          `json:"applyId"`
	JobID    int64          `json:"jobId"`
	JobTitle string         `json:"jobTitle"`
	Name     string         `json:"name"`
	State    calendar.State `json:"state"`
	Start    time.Time      `json:"start"`
	End      time.Time      `json:"end"`
	Place    string         `json:"place"`
}

// InterviewsOf returns interviews for JSON.
func InterviewsOf(list []account.Interview) (docs []Interview) {
	for _, i := range list {
		docs = append(docs, Interview{i.ID, i.ApplyID, i.JobID, i.Job, i.Name, i.State, i.Start, i.End, i.Place})
	}
	return docs
}

// DigestJob is a job of a digest.
type DigestJob struct {
	JobID    int64      `json:"jobId"`
	JobTitle string     `json:"jobTitle"`
	Unviewed int        `json:"unseen"`
	New      []Newcomer `json:"new"`
}

// Due is an application to be looked at again.
type Due struct {
	ID       int64     `json:"id"`
	JobID    int64     `json:"jobId"`
	JobTitle string    `json:"jobTitle"`
	Name     string    `json:"name"`
	Snoozed  model.Day `json:"snoozed"`
}

// DueOf returns applications to be looked at again for JSON.
func DueOf(due []account.Snoozed) []Due {
	docs := []Due{}
	for _, s := range due {
		docs = append(docs, Due{s.Candidate.ApplyID(), s.Candidate.JobID, s.Job, s.Candidate.Applicant.Name, s.Day})
	}
	return docs
}
