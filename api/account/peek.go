package account

import (
	"context"

	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/store"
)

// Peek reads the names that a shell completes from an account's store, without opening
// the account: it calls no service and changes nothing. In blind mode, and if blind
// mode cannot be read, it returns no names of people.
type Peek struct {
	store *store.Peek
	blind bool
}

// PeekAt opens the store file at path, if there is one.
func PeekAt(ctx context.Context, path string) (*Peek, error) {
	s, err := store.PeekAt(path)
	if err != nil {
		return nil, err
	}
	kept, err := s.Setting(ctx, blindSetting)
	return &Peek{s, err != nil || kept == blindOn}, nil
}

// Close closes the store file.
func (p *Peek) Close() error { return p.store.Close() }

// Jobs returns at most limit jobs whose ids begin with the given digits, with only
// title and status.
func (p *Peek) Jobs(ctx context.Context, begins string, limit int) ([]model.Job, error) {
	return p.store.Jobs(ctx, begins, limit)
}

// Applications returns at most limit applications whose ids begin with the given
// digits, with only the applicant's name and the job's title. If jobID is not 0, they
// belong to that job.
func (p *Peek) Applications(ctx context.Context, jobID int64, begins string, limit int) ([]model.Candidate, error) {
	people, err := p.store.Applications(ctx, jobID, begins, limit)
	if p.blind {
		for i := range people {
			people[i].Applicant.Name = blind.Name(people[i].ID)
		}
	}
	return people, err
}

// Shortlists returns the names of shortlists. In blind mode it returns no names, since
// they may identify people.
func (p *Peek) Shortlists(ctx context.Context) ([]string, error) {
	if p.blind {
		return nil, nil
	}
	return p.store.Shortlists(ctx)
}
