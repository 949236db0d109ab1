package sandbox

import (
	"cmp"
	"database/sql"
	"fmt"

	"shortlist/api/wire"
	"shortlist/model"
)

// Names in the meta table.
const (
	metaScenario    = "scenario"
	metaCountry     = "country"
	metaAccount     = "account"
	metaLegacy      = "legacy"
	metaIntegration = "ats integration"
)

// load fills an empty database from the scenario, and takes the settings of a filled
// one: a data file keeps its history.
func (s *Server) load() error {
	return s.db.tx(func(tx *sql.Tx) error {
		var err error
		if s.key, err = loadKey(tx); err != nil {
			return err
		}
		var name, country string
		found, err := meta(tx, metaScenario, &name)
		if err != nil {
			return err
		}
		if !found {
			s.opts.Country = cmp.Or(s.opts.Country, countryOf(s.opts.Scenario))
			s.opts.Scenario = cmp.Or(s.opts.Scenario, Demo(s.opts.Country))
			if err := s.fill(tx); err != nil {
				return err
			}
		} else {
			if _, err := meta(tx, metaCountry, &country); err != nil {
				return err
			}
			// The country determines the stored currencies: another country would
			// silently change every salary.
			if s.opts.Country != "" && string(s.opts.Country) != country || s.opts.Scenario != "" && s.opts.Scenario != name {
				return fmt.Errorf("sandbox: data file %s holds scenario %q in country %q; take another file for another one", s.opts.Data, name, country)
			}
			s.opts.Country, s.opts.Scenario = model.Country(country), name
		}
		if _, err := meta(tx, metaAccount, &s.account); err != nil {
			return err
		}
		var legacy, integration bool
		if _, err := meta(tx, metaLegacy, &legacy); err != nil {
			return err
		}
		if _, err := meta(tx, metaIntegration, &integration); err != nil {
			return err
		}
		s.legacy.Store(legacy)
		s.integration.Store(integration)
		return nil
	})
}

// otherJobs belong to another employer, so that every scenario has ids of other
// accounts.
func otherJobs() []scenarioJob {
	job := scenarioJob{
		Key: "other-job", Published: true, CreatedDaysAgo: 400, Job: wire.Job{
			Status: "Activated", Title: "Not your job", Region: "Elsewhere",
			Description: "<p>This job belongs to another employer. Whoever reads it through the account of the scenario has found a hole in the service.</p>",
		},
	}
	person := scenarioApply{DaysAgo: 399, StatusDaysAgo: 399, Candidate: wire.Candidate{Status: "Received", IsNew: true, AppliesCount: 1}}
	person.Applicant.Name = "Someone Else"
	job.Applies = []scenarioApply{person}
	return []scenarioJob{job}
}

func (s *Server) fill(tx *sql.Tx) error {
	name := s.opts.Scenario
	file := name
	if name == "large" {
		file = "empty" // gives the account; the jobs are generated
	}
	sc, err := s.scenario(file)
	if err != nil {
		return err
	}
	limit := cmp.Or(sc.ActiveLimit, 10)
	if name == "large" {
		limit = largeJobs
	}
	addAccount := func(email, company string, employer bool, limit int) (int64, error) {
		res, err := tx.Exec(`INSERT INTO accounts (email, company, employer, active_limit) VALUES (?, ?, ?, ?)`, email, company, employer, limit)
		if err != nil {
			return 0, fmt.Errorf("write account %s: %w", email, err)
		}
		return res.LastInsertId()
	}
	mine, err := addAccount(sc.Account.Email, sc.Account.Company, true, limit)
	if err != nil {
		return err
	}
	other, err := addAccount(OtherEmail, "Another employer", true, 10)
	if err != nil {
		return err
	}
	if _, err := addAccount(NonEmployerEmail, "", false, 0); err != nil {
		return err
	}
	if err := s.seed(tx, other, otherJobs()); err != nil {
		return err
	}
	if name == "large" {
		err = s.seedLarge(tx, mine)
	} else {
		err = s.seed(tx, mine, sc.Jobs)
	}
	if err != nil {
		return err
	}
	for key, v := range map[string]any{
		metaCountry: string(s.opts.Country), metaAccount: sc.Account.Email,
		metaLegacy: sc.Contract == "legacy", metaIntegration: sc.ATSIntegration, metaScenario: name,
	} {
		if err := setMeta(tx, key, v); err != nil {
			return err
		}
	}
	return nil
}
