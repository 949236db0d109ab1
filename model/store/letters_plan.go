package store

import (
	"context"
	"database/sql"
	"slices"
	"time"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/identity"
	"shortlist/model/lang"
)

// Plan is what is put into the journal: new letters, and the applicants to call instead.
type Plan struct {
	Letters []answers.Letter
	Calls   []answers.Call
	At      time.Time
	Verdict model.Verdict // with ChangeReview: the plan counts if the review has this verdict afterwards
}

// NewLetters returns the letters that PlanLetters would plan, and the applications that it would leave out.
func (s *Store) NewLetters(ctx context.Context, list []answers.Letter) (planned []answers.Letter, twice []int64, err error) {
	err = s.read(sayLetters(), func(q querier) error {
		planned, twice = nil, nil
		key, err := markKey(ctx, q)
		if err != nil || key == nil {
			planned = list
			return err
		}
		for _, l := range list {
			of, err := leaveOutWritten(ctx, q, key, &l)
			if err != nil {
				return err
			}
			if twice = append(twice, of...); len(l.Applies) > 0 {
				planned = append(planned, l)
			}
		}
		return nil
	})
	return planned, twice, err
}

// PlanLetters puts a plan into the journal, and returns the letters that were planned, with their ids. It leaves out each
// application that has the letter about its job already, and returns these applications. NewLetters has left them out
// before, but for what another window has planned meanwhile: then the whole letter is left out.
func (s *Store) PlanLetters(ctx context.Context, p Plan) (planned []answers.Letter, twice []int64, err error) {
	err = s.write(ctx, sayLetters(), func(tx *sql.Tx) (err error) {
		planned, twice, err = planLetters(ctx, tx, p)
		return err
	}, PartLetters)
	return planned, twice, err
}

func planLetters(ctx context.Context, tx *sql.Tx, p Plan) (planned []answers.Letter, twice []int64, err error) {
	if err := addCalls(ctx, tx, p.Calls, p.At); err != nil || len(p.Letters) == 0 {
		return nil, nil, err
	}
	key, err := madeMarkKey(ctx, tx)
	if err != nil {
		return nil, nil, err
	}
	for _, l := range p.Letters {
		all := l.Applies
		of, err := leaveOutWritten(ctx, tx, key, &l)
		if err != nil {
			return nil, nil, err
		}
		if len(of) > 0 { // another window was quicker, and the text names the jobs of all of them
			twice = append(twice, all...)
			continue
		}
		if err := putLetter(ctx, tx, &l); err != nil {
			return nil, nil, err
		}
		for i, id := range l.Applies {
			if err := run(ctx, tx, "INSERT INTO answered (apply_id, letter_id, job_id) VALUES (?, ?, ?)", id, l.ID, l.Jobs[i]); err != nil {
				return nil, nil, err
			}
		}
		if err := putMarks(ctx, tx, key, &l); err != nil {
			return nil, nil, err
		}
		planned = append(planned, l)
	}
	return planned, twice, nil
}

// planVerdict withdraws the letters that follow from the earlier verdict about an application, also those that a person has
// planned, and that have not left. It puts the plans of the verdict into the journal.
func (s *Store) planVerdict(ctx context.Context, tx *sql.Tx, applyID int64, v model.Verdict, plans []Plan) error {
	names := []answers.Name{answers.No, answers.Invitation, answers.Offer, answers.Interview}
	follows := func(l *answers.Letter) bool { return l.ByVerdict || slices.Contains(names, l.Name) }
	open, err := withdraw(ctx, tx, LetterFilter{Applies: []int64{applyID}}, lang.Text("the verdict changed"), follows)
	if err != nil {
		return err
	}
	plans = slices.DeleteFunc(slices.Clone(plans), func(p Plan) bool { return p.Verdict != v })
	for _, p := range plans {
		if _, _, err := planLetters(ctx, tx, p); err != nil {
			return err
		}
	}
	if len(open)+len(plans) == 0 {
		return nil
	}
	return s.note(ctx, tx, []Part{PartLetters})
}

// NamesOf returns the names, in lower case and sorted, of those who have some e-mail addresses in lower case, by address:
// those of all applications and callbacks.
func (s *Store) NamesOf(ctx context.Context, addresses []string) (map[string][]string, error) {
	return get(s, sayLetters(), func(q querier) (map[string][]string, error) {
		out := map[string][]string{}
		return out, each(ctx, q, func(scan func(...any) error) error {
			var address, name string
			err := scan(&address, &name)
			if name = identity.Name(name); name != "" && !slices.Contains(out[address], name) {
				out[address] = append(out[address], name)
			}
			return err
		}, `SELECT substr(key, 3), name FROM identities WHERE key IN (SELECT 'e:' || value FROM json_each(?1))
			UNION SELECT lower(trim(data ->> '$.Email')), coalesce((SELECT c.data ->> '$.Applicant.Name' FROM candidates AS c WHERE c.id = apply_id AND json_valid(c.data)),
				coalesce(data ->> '$.FirstName', '') || ' ' || coalesce(data ->> '$.LastName', ''))
			FROM arrivals WHERE json_valid(data) AND apply_id >= 0 AND lower(trim(data ->> '$.Email')) IN (SELECT value FROM json_each(?1))`, array(addresses))
	})
}

// ArrivalAddresses returns the e-mail addresses of the callbacks of a job's applications, by application.
func (s *Store) ArrivalAddresses(ctx context.Context, jobs []int64) (map[int64]string, error) {
	return get(s, sayLetters(), func(q querier) (map[int64]string, error) {
		return pairs[int64, string](ctx, q, "SELECT apply_id, coalesce(data ->> '$.Email', '') FROM arrivals WHERE job_id IN (SELECT value FROM json_each(?)) AND apply_id > 0 AND json_valid(data) ORDER BY id", array(jobs))
	})
}

// CVBeginnings returns the first bytes of the stored text of CVs, by application: enough to see the language.
func (s *Store) CVBeginnings(ctx context.Context, ids []int64, bytes int) (map[int64]string, error) {
	return get(s, sayLetters(), func(q querier) (map[int64]string, error) {
		return pairs[int64, string](ctx, q, "SELECT apply_id, substr(doc, 1, ?) FROM cv_texts WHERE apply_id IN (SELECT value FROM json_each(?))", bytes, array(ids))
	})
}
