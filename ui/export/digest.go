package export

import (
	"time"

	"shortlist/api/account"
	"shortlist/model"
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
