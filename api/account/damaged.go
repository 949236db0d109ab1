package account

import (
	"context"
	"slices"

	"shortlist/model"
	"shortlist/model/files"
	"shortlist/model/lang"
)

// damagedCV is the reason why the CV of a damaged page cannot be used.
func damagedCV() string {
	return lang.Text("it arrived, but the page with it was damaged; read the applicants again")
}

// revokeCVs undoes the CVs of a page of applicants that turned out to be damaged. Each
// applicant gets back the file from before the page, or a CV that cannot be used. Files
// that the page did not change stay. It returns the applicants whose CV has changed.
func (a *Account) revokeCVs(ctx context.Context, jobID int64, cvs *files.Intake) ([]model.Candidate, error) {
	revoked := cvs.Revoke()
	if len(revoked) == 0 {
		return nil, nil
	}
	kept, _, err := a.store.Candidates(ctx, jobID)
	if err != nil {
		return nil, err
	}
	var people []model.Candidate
	for _, c := range kept {
		if _, ok := revoked[c.ID]; ok && c.CV != nil {
			people = append(people, c)
		}
	}
	// First without a CV: words that were read from the damaged file leave the index.
	bare := slices.Clone(people)
	for i := range bare {
		bare[i].CV = nil
	}
	if err := a.store.PutCandidates(ctx, jobID, bare, a.opts.Now()); err != nil {
		return nil, err
	}
	for i := range people {
		file := *people[i].CV
		back := revoked[people[i].ID]
		if file.Ref, file.Size = back.Ref, back.Size; back.Ref == "" {
			file.Broken = damagedCV()
		}
		people[i].CV = &file
	}
	return people, a.store.PutCandidates(ctx, jobID, people, a.opts.Now())
}
