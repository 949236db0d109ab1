package sandbox

import (
	"database/sql"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"shortlist/api/wire"
	"shortlist/model"
)

// This file holds what tests and the demo do to the service from the inside.

// Job returns the id of the job with a key of the scenario.
func (s *Server) Job(key string) (int64, error) {
	var id int64
	err := s.db.db.QueryRow(`SELECT id FROM jobs WHERE key = ? AND key != ''`, key).Scan(&id)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, fmt.Errorf("sandbox: job %q: %w", key, ErrNotFound)
	}
	return id, err
}

// Jobs returns every job of the scenario's account as stored, with the deleted ones,
// the newest first.
func (s *Server) Jobs() ([]Record, error) { return s.jobsOf(s.account) }

// OtherJobs returns the jobs of OtherEmail.
func (s *Server) OtherJobs() ([]Record, error) { return s.jobsOf(OtherEmail) }

func (s *Server) jobsOf(email string) ([]Record, error) {
	return records(s.db.db, `WHERE account_id = (SELECT id FROM accounts WHERE email = ?) ORDER BY id DESC`, email)
}

// Record returns a job as stored.
func (s *Server) Record(id int64) (Record, error) {
	r, err := record(s.db.db, id)
	if err != nil {
		return r, fmt.Errorf("sandbox: job %d: %w", id, err)
	}
	return r, nil
}

// Currency returns a job's stored currency, which no answer carries.
func (s *Server) Currency(jobID int64) (int, error) {
	r, err := s.Record(jobID)
	return r.Currency, err
}

// ChangeJob changes a job as another writer would, as someone on the web site, without
// the rules of §4.2. ID, Key, Account, Created and Applies stay. An activated job
// counts as published.
func (s *Server) ChangeJob(id int64, change func(*Record)) error {
	err := s.db.tx(func(tx *sql.Tx) error {
		r, err := record(tx, id)
		if err != nil {
			return err
		}
		change(&r)
		r.ID = id
		r.Published = r.Published || r.Status == model.Activated
		return r.save(tx)
	})
	if err != nil {
		return fmt.Errorf("sandbox: job %d: %w", id, err)
	}
	return nil
}

// ApplyIDs returns the ids of a job's applies, in the order in which they are sent.
func (s *Server) ApplyIDs(jobID int64) ([]int64, error) {
	return rows(s.db.db, func(scan func(...any) error) (id int64, err error) {
		err = scan(&id)
		return id, err
	}, `SELECT id FROM applies WHERE job_id = ? ORDER BY date DESC, id DESC`, jobID)
}

// Apply files an application, as a candidate would on the board, and starts its
// callback (§6.1). It uses all fields of c but ID, JobID, JobTitle and Extra. The
// application is New and not Viewed; if they are not set, its Date is now and its
// Status Received. c.CV names the file cv; an empty cv is no CV.
func (s *Server) Apply(jobID int64, c model.Candidate, cv []byte) (int64, error) {
	if c.Date.IsZero() {
		c.Date = s.now()
	}
	if c.StatusChanged.IsZero() {
		c.StatusChanged = c.Date
	}
	if c.Status == "" {
		c.Status = model.Received
	}
	c.New, c.WithoutCV, c.Extra = true, len(cv) == 0, nil
	c.AppliesCount = max(c.AppliesCount, 1)
	a := apply{jobID: jobID, date: c.Date, suggested: c.Suggested}
	if len(cv) > 0 {
		a.cv = cvRef{source: cvBlob, name: "cv.pdf", contentType: "application/pdf"}
		if c.CV != nil {
			a.cv.name, a.cv.contentType = c.CV.Name, c.CV.ContentType
		}
		if c.FileName == "" {
			c.FileName = a.cv.name
		}
	}
	c.CV = nil
	var err error
	if a.body, err = encode(wire.OfCandidate(c)); err != nil {
		return 0, fmt.Errorf("sandbox: apply: %w", err)
	}
	err = s.db.tx(func(tx *sql.Tx) error {
		if _, err := record(tx, jobID); err != nil {
			return err
		}
		n, err := next(tx, "apply")
		if err != nil {
			return err
		}
		a.id = applyID(n)
		if _, err := tx.Exec(insertApply, a.insertArgs()...); err != nil {
			return fmt.Errorf("write apply: %w", err)
		}
		if len(cv) > 0 {
			if _, err := tx.Exec(`INSERT INTO cvs (apply_id, data) VALUES (?, ?)`, a.id, cv); err != nil {
				return fmt.Errorf("write CV: %w", err)
			}
		}
		return nil
	})
	if err != nil {
		return 0, fmt.Errorf("sandbox: apply to job %d: %w", jobID, err)
	}
	if s.opts.Callback.URL != "" {
		s.callbacks.add(a.id)
	}
	return a.id, nil
}

// SampleParts returns the parts of a made-up person that ApplySample can leave out.
func SampleParts() []string { return []string{"email", "phone", "gender", "city", "cv"} }

// ApplySample files the application of a made-up person with a CV, a different one each
// time, without some of SampleParts. Its callback has the form of §6.1 for each missing
// part. The error names an unknown part.
func (s *Server) ApplySample(jobID int64, without ...string) (int64, error) {
	for _, part := range without {
		if !slices.Contains(SampleParts(), part) {
			return 0, fmt.Errorf("sandbox: a person has no %q to leave out", part)
		}
	}
	n := s.samples.Add(1)
	a := apply{made: n, date: s.now(), cv: cvRef{source: cvMade, name: fmt.Sprintf("cv-%d.pdf", n)}}
	c := generated(&a, s.opts.Country, s.opts.Large.Duties)
	c.Date, c.DateStatusChanged = a.date, a.date
	person := c.Model()
	leaveOut(&person.Applicant, without)
	if slices.Contains(without, "cv") {
		return s.Apply(jobID, person, nil)
	}
	person.CV = &model.CV{Name: a.cv.name, ContentType: "application/pdf"}
	cv, err := io.ReadAll(madeCV(n, 20_000))
	if err != nil {
		return 0, fmt.Errorf("sandbox: make CV: %w", err)
	}
	return s.Apply(jobID, person, cv)
}

// leaveOut empties the given parts of a person.
func leaveOut(p *model.Applicant, parts []string) {
	for name, part := range map[string]*string{
		"email": &p.Contacts.Email, "phone": &p.Contacts.Phone, "gender": &p.Gender, "city": &p.Region,
	} {
		if slices.Contains(parts, name) {
			*part = ""
		}
	}
}

// ApplyAlso files another application of an apply's person, with their CV, to another
// job.
func (s *Server) ApplyAlso(applyID, jobID int64) (int64, error) {
	was, err := s.apply(applyID)
	if err != nil {
		return 0, fmt.Errorf("sandbox: apply %d: %w", applyID, err)
	}
	sent, err := s.candidate(&was, "")
	if err != nil {
		return 0, err
	}
	cv, err := s.CVData(applyID)
	if err != nil {
		return 0, err
	}
	c := sent.Model()
	c.Date, c.StatusChanged, c.LastMessage, c.Status, c.Viewed, c.Suggested = time.Time{}, time.Time{}, time.Time{}, "", false, false
	c.AppliesCount, c.Messages, c.NewMessages, c.HasMessages = c.AppliesCount+1, 0, 0, false
	if len(cv) > 0 {
		c.CV = &model.CV{Name: was.cv.name, ContentType: was.cv.contentType}
	}
	return s.Apply(jobID, c, cv)
}

func (s *Server) apply(id int64) (apply, error) {
	return scanApply(s.db.db.QueryRow(`SELECT `+applyColumns+` FROM applies WHERE id = ?`, id).Scan)
}

// Withdraw removes an apply, as its person may on the board.
func (s *Server) Withdraw(applyID int64) error {
	return s.changeApply(`DELETE FROM applies WHERE id = ?`, applyID)
}

// Suggest lets the service list an apply as suggested or not.
func (s *Server) Suggest(applyID int64, suggested bool) error {
	return s.changeApply(`UPDATE applies SET suggested = ?2 WHERE id = ?1`, applyID, suggested)
}

func (s *Server) changeApply(query string, args ...any) error {
	if _, err := s.db.db.Exec(query, args...); err != nil {
		return fmt.Errorf("sandbox: apply %d: %w", args[0], err)
	}
	return nil
}

// Viewed reports whether an apply is viewed; false for an unknown one.
func (s *Server) Viewed(applyID int64) bool {
	a, err := s.apply(applyID)
	return err == nil && a.viewed
}

// ViewedEvents returns how often the event of §6.2 has fired for an apply.
func (s *Server) ViewedEvents(applyID int64) (int, error) {
	var n int
	err := s.db.db.QueryRow(`SELECT count(*) FROM events WHERE apply_id = ? AND name = ?`, applyID, eventViewed).Scan(&n)
	return n, err
}

// CVData returns the bytes of an apply's CV, nil without a CV.
func (s *Server) CVData(applyID int64) ([]byte, error) {
	a, err := s.apply(applyID)
	if err != nil {
		return nil, fmt.Errorf("sandbox: apply %d: %w", applyID, err)
	}
	if a.cv.source == "" {
		return nil, nil
	}
	return s.cvBytes(a.cv)
}

func (s *Server) cvBytes(ref cvRef) (_ []byte, err error) {
	f, err := s.openCV(ref)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	return io.ReadAll(f)
}

// SetLimit sets the active job limit of the scenario's account from now on. At 0 no job
// may be active; below 0 it is the scenario's own.
func (s *Server) SetLimit(n int) { s.limit.Store(int64(n)) }

// SetOverLimit makes every active job limit count as reached: a new job is Deactivated,
// and activating one is rejected (§3).
func (s *Server) SetOverLimit(on bool) { s.overLimit.Store(on) }

// SetSubscriptionPending makes create, update and activation answer 400
// SubscriptionOnApproving (§7).
func (s *Server) SetSubscriptionPending(on bool) { s.subscription.Store(on) }

// SetLegacy switches between the contract before 5 October 2026 and after
// (§9), until the service is started again.
func (s *Server) SetLegacy(on bool) { s.legacy.Store(on) }

// SetATSIntegration determines whether the legacy contract sends CVs (§2.2 rule 1),
// until the service is started again.
func (s *Server) SetATSIntegration(on bool) { s.integration.Store(on) }
