package sandbox

import (
	"bufio"
	"database/sql"
	"errors"
	"fmt"
	"net/http"
	"time"

	"github.com/go-json-experiment/json"

	"shortlist/api/wire"
)

// apply is a stored application. Fields that no query uses are in body, a
// wire.Candidate as JSON, or are generated from the number made.
type apply struct {
	id, jobID         int64
	date              time.Time
	viewed, suggested bool
	made              int64 // above 0: the candidate is generated (see large.go)
	body              []byte
	cv                cvRef
}

const applyColumns = `id, job_id, date, viewed, suggested, made, body, cv_source, cv_ref, cv_name, cv_type`

func scanApply(scan func(...any) error) (apply, error) {
	var a apply
	var date int64
	err := scan(&a.id, &a.jobID, &date, &a.viewed, &a.suggested, &a.made, &a.body,
		&a.cv.source, &a.cv.ref, &a.cv.name, &a.cv.contentType)
	if errors.Is(err, sql.ErrNoRows) {
		return a, ErrNotFound
	}
	if err != nil {
		return a, fmt.Errorf("read apply: %w", err)
	}
	a.date = time.Unix(0, date)
	a.cv.apply = a.id
	return a, nil
}

const insertApply = `INSERT INTO applies (` + applyColumns + `) VALUES (?,?,?,?,?,?,?,?,?,?,?)`

func (a *apply) insertArgs() []any {
	return []any{
		a.id, a.jobID, a.date.UnixNano(), a.viewed, a.suggested, a.made, a.body,
		a.cv.source, a.cv.ref, a.cv.name, a.cv.contentType,
	}
}

// candidate returns the apply in the form of Get Candidates, without its CV. Empty
// education and experience are stored as [] (§2.2 rule 3).
func (s *Server) candidate(a *apply, title string) (wire.Candidate, error) {
	var c wire.Candidate
	if a.made > 0 {
		c = generated(a, s.opts.Country, s.opts.Large.Duties)
	} else if err := json.Unmarshal(a.body, &c, ownJSON); err != nil {
		return c, fmt.Errorf("decode apply %d: %w", a.id, err)
	}
	c.ID, c.JobID, c.JobTitle = a.id, a.jobID, title
	c.Date, c.IsViewed, c.IsSuggested = stamp(a.date), a.viewed, &a.suggested
	c.DateStatusChanged = stamp(c.DateStatusChanged)
	for _, t := range []*time.Time{c.LastMessageDate, c.Applicant.Contacts.OpenDate} {
		if t != nil {
			*t = stamp(*t)
		}
	}
	if s.legacy.Load() {
		c.JobTitle, c.Applicant.Education, c.Applicant.WorkExperience = "", nil, nil
	}
	return c, nil
}

// appliesPerRead is how many applies, without CVs, are in memory at a time.
const appliesPerRead = 64

// page reads the next applies of a job after the last one sent, newest first.
func (s *Server) page(jobID int64, date time.Time, id int64) ([]apply, error) {
	return rows(s.db.db, scanApply, `SELECT `+applyColumns+` FROM applies
		WHERE job_id = ? AND (date, id) < (?, ?) ORDER BY date DESC, id DESC LIMIT ?`, jobID, date.UnixNano(), id, appliesPerRead)
}

// getApplies streams the candidates of a job (§4.7), newest first. It sends each row
// before it makes the next, so that memory stays flat for any total. An error after the
// first row cuts the connection, since no error answer is possible then.
func (s *Server) getApplies(c *call) error {
	id, err := c.id(notYours())
	if err != nil {
		return err
	}
	job, err := owned(s.db.db, id, c.account, notYours())
	if err != nil {
		return err
	}
	page, err := s.page(id, time.Unix(0, 1<<63-1), 0)
	if err != nil {
		return err
	}
	c.w.Header().Set("Content-Type", contentType)
	out := bufio.NewWriterSize(c.w, 64<<10)
	flusher := http.NewResponseController(c.w)
	flush := func() error {
		return errors.Join(out.Flush(), ignoreUnsupported(flusher.Flush()))
	}
	out.Write(c.effect.preamble([]byte{'['}))
	first := true
	for len(page) > 0 {
		for i := range page {
			if err := s.ctx.Err(); err != nil {
				return err
			}
			if !first {
				out.WriteByte(',')
			}
			if err := s.writeApply(out, c, &page[i], job.Title); err != nil {
				return err
			}
			if first || page[i].cv.source != "" {
				if err := flush(); err != nil {
					return err
				}
			}
			first = false
		}
		if err := flush(); err != nil {
			return err
		}
		last := page[len(page)-1]
		if page, err = s.page(id, last.date, last.id); err != nil {
			return err
		}
	}
	out.WriteByte(']')
	return flush()
}

// writeApply writes one candidate, and encodes its CV on the way.
func (s *Server) writeApply(out *bufio.Writer, c *call, a *apply, title string) error {
	candidate, err := s.candidate(a, title)
	if err != nil {
		return err
	}
	data, err := encode(candidate)
	if err != nil {
		return err
	}
	data = c.effect.reshape(data)
	switch {
	case s.legacy.Load() && (a.cv.source == "" || !s.integration.Load()):
		// Null, not omitted, before 5 October 2026 (§2.2 rule 1).
		out.Write(data[:len(data)-1])
		_, err = out.WriteString(`,"cvFile":null}`)
		return err
	case a.cv.source == "":
		_, err = out.Write(data)
		return err
	case c.effect.Reorder:
		out.WriteByte('{')
		if err := s.writeCV(out, c, a); err != nil {
			return err
		}
		out.WriteByte(',')
		_, err = out.Write(data[1:])
		return err
	default:
		out.Write(data[:len(data)-1])
		out.WriteByte(',')
		if err := s.writeCV(out, c, a); err != nil {
			return err
		}
		return out.WriteByte('}')
	}
}

// markViewed sets the viewed flag; only the first call fires the event (§3,
// §6.2). 404 does not exist here: an unknown apply is not yours (§4.8).
func (s *Server) markViewed(c *call) error {
	id, err := c.id(notYours())
	if err != nil {
		return err
	}
	err = s.db.tx(func(tx *sql.Tx) error {
		var owner int64
		err := tx.QueryRow(`SELECT account_id FROM jobs WHERE id = (SELECT job_id FROM applies WHERE id = ?)`, id).Scan(&owner)
		if errors.Is(err, sql.ErrNoRows) || err == nil && owner != c.account.id {
			return notYours()
		}
		if err != nil {
			return fmt.Errorf("read apply: %w", err)
		}
		res, err := tx.Exec(`UPDATE applies SET viewed = 1 WHERE id = ? AND NOT viewed`, id)
		if err != nil {
			return fmt.Errorf("mark viewed: %w", err)
		}
		if n, err := res.RowsAffected(); err != nil || n == 0 {
			return err
		}
		if _, err := tx.Exec(`INSERT INTO events (apply_id, name, at) VALUES (?, ?, ?)`, id, eventViewed, s.now().UnixNano()); err != nil {
			return fmt.Errorf("write event: %w", err)
		}
		return nil
	})
	if err != nil {
		return err
	}
	c.w.WriteHeader(http.StatusOK)
	return nil
}

// eventViewed is the event of the first Mark Viewed of an apply (§6.2).
const eventViewed = "JobApplyViewed"

func ignoreUnsupported(err error) error {
	if errors.Is(err, http.ErrNotSupported) {
		return nil
	}
	return err
}
