package store

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/identity"
	"shortlist/model/modeltest"
)

func applicant(id, job int64, name, email, phone string) model.Candidate {
	return model.Candidate{ID: id, JobID: job, Applicant: model.Applicant{
		Name: name, Contacts: model.Contacts{Email: email, Phone: phone, Opened: true},
	}}
}

// alike returns the applies that a store finds alike, with the number of keys of each.
func alike(t *testing.T, s *Store, c model.Candidate) string {
	t.Helper()
	found, err := s.Alike(t.Context(), c)
	modeltest.Must(t, err)
	var out []string
	for _, a := range found {
		out = append(out, fmt.Sprintf("%d%v", a.ID, a.Keys))
	}
	slices.Sort(out)
	return fmt.Sprint(out)
}

func put(t *testing.T, s *Store, people ...model.Candidate) {
	t.Helper()
	for _, c := range people {
		modeltest.Must(t, s.PutCandidates(t.Context(), c.JobID, []model.Candidate{c}, time.UnixMilli(1)))
	}
}

// TestAlike finds people across jobs by their contacts, and forgets them with their
// applies.
func TestAlike(t *testing.T) {
	s, err := OpenMemory()
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	anna := applicant(1, 5, "Anna Kovács", "anna@example.com", "+36 20 123 4567")
	masked := applicant(4, 8, "Anna Kovacs", "anna@example.com", "")
	masked.Applicant.Contacts.Opened = false
	put(t, s, anna,
		applicant(2, 6, "Kovács Anna", "ANNA@example.com", ""),
		applicant(3, 7, "Anna", "", "06 20 123 4567"),
		masked,
		applicant(5, 8, "Somebody Else", "else@example.com", ""),
	)
	if got := alike(t, s, anna); got != "[2[e:anna@example.com n:ana kovaks] 3[p:201234567] 4[n:ana kovaks]]" {
		t.Error(got)
	}
	// With another name, the address identifies no person (CONTRACT 45); the number is
	// still hers.
	put(t, s, applicant(6, 9, "Béla Nagy", "anna@example.com", ""))
	if got := alike(t, s, anna); got != "[2[n:ana kovaks] 3[p:201234567] 4[n:ana kovaks]]" {
		t.Error(got)
	}
	// He is read again, with another address.
	put(t, s, applicant(6, 9, "Béla Nagy", "bela@example.com", ""))
	if got := alike(t, s, anna); got != "[2[e:anna@example.com n:ana kovaks] 3[p:201234567] 4[n:ana kovaks]]" {
		t.Error(got)
	}
	// An applicant who is not kept is looked up by their own name.
	if got := alike(t, s, applicant(99, 1, "Béla Nagy", "anna@example.com", "")); got != "[6[n:bela nagi]]" {
		t.Error(got)
	}
	// The second apply is gone from the service.
	endSync(t, s, 6, Sync{At: time.UnixMilli(1), Complete: true}, nil)
	if got := alike(t, s, anna); got != "[3[p:201234567] 4[n:ana kovaks]]" {
		t.Error(got)
	}
	if n := count(t, s, "identities WHERE apply_id NOT IN (SELECT id FROM candidates)"); n != 0 {
		t.Errorf("%d keys of an unknown address", n)
	}
}

func count(t *testing.T, s *Store, from string) (n int) {
	t.Helper()
	modeltest.Must(t, s.db.QueryRow("SELECT count(*) FROM "+from).Scan(&n))
	return n
}

// TestOnePersonInTwoAlphabets is found by the name, and by an address with both
// spellings.
func TestOnePersonInTwoAlphabets(t *testing.T) {
	s := memory(t)
	olena := applicant(1, 5, "Олена Шевченко", "olena@example.com", "")
	put(t, s, olena, applicant(2, 6, "Olena Shevchenko", "olena@example.com", ""), applicant(3, 6, "Szewczenko Olena", "other@example.com", ""))
	if got := alike(t, s, olena); got != "[2[e:olena@example.com n:olena shevchenko] 3[n:olena shevchenko]]" {
		t.Error(got)
	}
	put(t, s, applicant(4, 7, "Ihor Koval", "olena@example.com", "")) // then it identifies no person
	if got := alike(t, s, olena); got != "[2[n:olena shevchenko] 3[n:olena shevchenko]]" {
		t.Error(got)
	}
}

// TestAPlaceholderOfThousandsIdentifiesNoPerson bounds how many of its rows are read.
func TestAPlaceholderOfThousandsIdentifiesNoPerson(t *testing.T) {
	modeltest.SkipInShort(t, "compares thousands of applicants")
	s, err := OpenMemory()
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	var people []model.Candidate
	for i := range 3000 {
		name := "Test Test"
		if i%3 == 0 {
			name = fmt.Sprintf("Person %c%c", 'a'+i%26, 'a'+i/26%26)
		}
		people = append(people, applicant(int64(i+1), 5, name, "no@example.com", ""))
	}
	put(t, s, people[:1]...)
	modeltest.Must(t, s.PutCandidates(t.Context(), 5, people, time.UnixMilli(1)))
	found, err := s.Alike(t.Context(), people[1])
	if err != nil || len(found) != mostAlike {
		t.Fatalf("%d found, %v", len(found), err)
	}
	for _, a := range found {
		if !slices.Equal(a.Keys, []identity.Key{"n:test test"}) {
			t.Fatalf("%v", a.Keys)
		}
	}
}

// TestEarlierApplicantsAreIdentified opens a store that an earlier version wrote.
func TestEarlierApplicantsAreIdentified(t *testing.T) {
	modeltest.SkipInShort(t, "identifies thousands")
	version := slices.Index(scripts(), "migrations/0009_identities.sql")
	rows := `INSERT INTO candidates (id, job_id, unseen, data) VALUES (7000, 5, 1, 'no JSON');`
	for i := range atOnce + 7 {
		rows += fmt.Sprintf(`INSERT INTO candidates (id, job_id, unseen, data) VALUES (%d, 5, 1,
			'{"ID":%d,"Applicant":{"Name":"Person %c%c","Contacts":{"Email":"p%d@example.com","Opened":true}}}');`, i+1, i+1, 'a'+i%26, 'a'+i/26, i)
	}
	path := older(t, version, rows)
	s := openAt(t, path)
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if found, err := s.Alike(ended, applicant(0, 0, "", "p0@example.com", "")); err == nil {
		t.Errorf("%v, though no keys are missing", found)
	}
	for _, i := range []int{0, atOnce + 6} {
		want := fmt.Sprintf("[%d[e:p%d@example.com]]", i+1, i)
		if got := alike(t, s, applicant(0, 0, "", fmt.Sprintf("P%d@example.com", i), "")); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	if n := count(t, s, "candidates WHERE identified = 0"); n != 0 {
		t.Errorf("%d are not identified", n)
	}
}
