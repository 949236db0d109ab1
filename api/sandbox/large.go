package sandbox

import (
	"database/sql"
	"encoding/binary"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"shortlist/api/wire"
	"shortlist/model"
)

// Keys of the two big jobs of the scenario "large".
const (
	KeyLargeCVs  = "large-cvs"     // 2,000 applies with CVs of 500 KB, unless Sizes has less
	KeyLargeMany = "large-applies" // 10,000 applies without CVs, unless Sizes has less
)

// largeJobs is how many jobs there are; also the limit of active ones.
const largeJobs = 10_000

// fullSize is the size of the scenario unless a test asks for less.
var fullSize = Sizes{Jobs: largeJobs, WithCVs: 2_000, CVSize: 500_000, Without: 10_000}

// Sizes are the numbers of jobs, of applies with CVs, of bytes of each CV, of applies without a CV, and of bytes of
// each applicant's responsibilities beyond a few words.
type Sizes struct{ Jobs, WithCVs, CVSize, Without, Duties int }

var wordLists = struct{ titles, regions, first, last, employers []string }{
	titles:    []string{"Accountant", "Sales manager", "Go developer", "Nurse", "Driver", "Cook", "Designer", "Storekeeper", "Data analyst", "Receptionist"},
	regions:   []string{"Київ", "Львів", "Одеса", "București", "Cluj-Napoca", "Iași", "Budapest", "Debrecen", "Szeged", "Харків"},
	first:     []string{"Ірина", "Олена", "Тарас", "Ana", "Mihai", "Ioana", "Zsófia", "Gábor", "Ágnes", "Юрій", "Andrei"},
	last:      []string{"Коваленко", "Шевченко", "Бойко", "Popescu", "Ionescu", "Munteanu", "Kovács", "Szabó", "Nagy"},
	employers: []string{"Example Works", "Sample & Sons", "Приклад", "Exemplu SRL", "Minta Kft."},
}

// seedLarge writes the scenario "large" by rule: only rows, since candidates and CVs
// are generated on request.
func (s *Server) seedLarge(tx *sql.Tx, owner int64) error {
	size := s.opts.Large
	if size == (Sizes{}) {
		size = fullSize
	}
	now := s.now()
	insert, err := tx.Prepare(insertRecord)
	if err != nil {
		return fmt.Errorf("prepare: %w", err)
	}
	defer insert.Close()
	addApply, err := tx.Prepare(insertApply)
	if err != nil {
		return fmt.Errorf("prepare: %w", err)
	}
	defer addApply.Close()

	description := "<p>" + strings.Repeat("You plan the work, do it with a team, and improve it. We pay on time. ", 6) + "</p><ul><li>first</li><li>second</li></ul>"
	firstJob, err := reserve(tx, "job", size.Jobs)
	if err != nil {
		return err
	}
	firstApply, err := reserve(tx, "apply", size.WithCVs+size.Without)
	if err != nil {
		return err
	}
	applied := 0
	for i := range size.Jobs {
		r := Record{
			Key: "large-" + strconv.Itoa(i), Account: owner, Currency: i % 3, Published: true,
			Created: now.Add(-time.Duration(size.Jobs-i) * time.Hour).UTC(),
			Job: model.Job{
				ID: jobID(firstJob + int64(i)), Status: mixedStatus(i), Title: fmt.Sprintf("%.14s %d", wordLists.titles[i%len(wordLists.titles)], i),
				Region: wordLists.regions[i*7%len(wordLists.regions)], Description: description, Views: i * 13 % 5000,
			},
		}
		if i%4 != 0 {
			from, to, rate := model.DecimalOf(int64(10_000+i%90*500)), model.DecimalOf(int64(20_000+i%90*700)), model.Rates()[i%5]
			r.SalaryFrom, r.SalaryTo, r.Rate = &from, &to, &rate
		}
		people, cvs := 0, false
		// The two large jobs are the newest, so that they are first on a screen.
		switch i {
		case size.Jobs - 1:
			r.Key, r.Title, r.Status, people, cvs = KeyLargeCVs, "Many with CVs", model.Activated, size.WithCVs, true
		case size.Jobs - 2:
			r.Key, r.Title, r.Status, people = KeyLargeMany, "Many without", model.Activated, size.Without
		}
		if _, err := insert.Exec(r.insertArgs()...); err != nil {
			return fmt.Errorf("write job: %w", err)
		}
		for range people {
			a := apply{
				id: applyID(firstApply + int64(applied)), jobID: r.ID, made: int64(applied) + 1, body: []byte{}, viewed: applied%3 == 0,
				date: now.Add(-time.Duration(size.WithCVs+size.Without-applied) * time.Minute),
			}
			if cvs {
				a.cv = cvRef{source: cvMade, ref: strconv.Itoa(size.CVSize), name: fmt.Sprintf("cv-%05d.pdf", applied), contentType: "application/pdf"}
			}
			if _, err := addApply.Exec(a.insertArgs()...); err != nil {
				return fmt.Errorf("write apply: %w", err)
			}
			applied++
		}
	}
	return nil
}

// reserve takes n numbers of a sequence at once and returns the first.
func reserve(tx *sql.Tx, sequence string, n int) (int64, error) {
	first, err := next(tx, sequence)
	if err != nil {
		return 0, err
	}
	return first, setMeta(tx, sequence, first+int64(n))
}

func mixedStatus(i int) model.JobStatus {
	all := []model.JobStatus{model.Activated, model.Stopped, model.Activated, model.Deactivated, model.Stopped, model.Deleted, model.Activated, model.PreActivated}
	return all[i%len(all)]
}

// dialCode begins the phone numbers of a country.
func dialCode(c model.Country) string {
	switch c {
	case model.Romania:
		return "+40"
	case model.Hungary:
		return "+36"
	default:
		return "+380"
	}
}

// generated returns the candidate made from the apply's number: the same number gives the same candidate.
func generated(a *apply, country model.Country, size int) wire.Candidate {
	n := int(a.made)
	name := wordLists.first[n%len(wordLists.first)] + " " + wordLists.last[n/3%len(wordLists.last)] + " " + strconv.Itoa(n)
	email, phone := fmt.Sprintf("person%d@example.com", n), fmt.Sprintf("%s 00 %03d %04d", dialCode(country), n/10_000, n%10_000)
	region, currency := wordLists.regions[n%len(wordLists.regions)], country.Currency(0)
	age, year := 20+n%40, 1990+n%34
	salary := wire.Decimal(strconv.Itoa(10_000 + n%80*500))
	gender := []string{"MALE", "FEMALE"}[n%2]
	employer, title, start := wordLists.employers[n%len(wordLists.employers)], wordLists.titles[n%len(wordLists.titles)], strconv.Itoa(2010+n%12)
	duties := "<ul><li>daily work</li><li>reports</li></ul>" + strings.Repeat("I planned the work, did it with a team, and improved it. ", size/56)
	changed := stamp(a.date)
	c := wire.Candidate{
		DateStatusChanged: changed, Status: string(model.Received), IsNew: !a.viewed, IsPremium: n%17 == 0,
		WithoutCV: a.cv.source == "", HasProfile: true, AppliesCount: 1 + n%3,
		AdditionalQuestions: wire.Questions{Total: 4, Passed: n % 5},
		Applicant: wire.Applicant{
			Name: name, Age: &age, Salary: &salary, Currency: &currency, Region: &region, Gender: &gender,
			Contacts:       wire.Contacts{Phone: &phone, Email: &email, IsOpened: true, OpenDate: &changed},
			Education:      &[]wire.Education{{Institution: &employer, YearOfGraduation: &year}},
			WorkExperience: &[]wire.WorkExperience{{Title: &title, Employer: &employer, Responsibilities: &duties, StartDate: &start}},
		},
	}
	if a.cv.source != "" {
		c.FileName = &a.cv.name
	}
	return c
}

// madeCV returns a PDF of exactly size bytes (if that is enough for one). Its text
// names the apply, and it differs for each. Its bulk is a stream that no page shows.
func madeCV(seed int64, size int) io.Reader {
	var b strings.Builder
	var offsets []int
	object := func(format string, args ...any) {
		offsets = append(offsets, b.Len())
		fmt.Fprintf(&b, "%d 0 obj\n", len(offsets))
		fmt.Fprintf(&b, format, args...)
	}
	b.WriteString("%PDF-1.4\n")
	object("<< /Type /Catalog /Pages 2 0 R >>\nendobj\n")
	object("<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n")
	object("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>\nendobj\n")
	page := fmt.Sprintf("BT /F1 14 Tf 72 770 Td (Curriculum vitae of applicant %d) Tj 0 -24 Td (Ten years of work with accounts, reports and people.) Tj ET", seed)
	object("<< /Length %d >>\nstream\n%s\nendstream\nendobj\n", len(page), page)
	object("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj\n")
	// The part after the bulk has a fixed length, so the bulk fills the rest.
	const tail = len("\nendstream\nendobj\n") + len("xref\n0 7\n0000000000 65535 f \n") + 6*20 +
		len("trailer\n<< /Size 7 /Root 1 0 R >>\nstartxref\n0000000000\n%%EOF\n")
	bulk := max(size-b.Len()-len("6 0 obj\n<< /Length 000000000 >>\nstream\n")-tail, 0)
	object("<< /Length %09d >>\nstream\n", bulk)
	head := b.String()

	b.Reset()
	b.WriteString("\nendstream\nendobj\n")
	xref := len(head) + bulk + b.Len()
	b.WriteString("xref\n0 7\n0000000000 65535 f \n")
	for _, offset := range offsets {
		fmt.Fprintf(&b, "%010d 00000 n \n", offset)
	}
	fmt.Fprintf(&b, "trailer\n<< /Size 7 /Root 1 0 R >>\nstartxref\n%010d\n%%%%EOF\n", xref)
	return io.MultiReader(strings.NewReader(head), &noise{seed: uint64(seed), size: bulk}, strings.NewReader(b.String()))
}

// noise is a deterministic stream (splitmix64) that does not compress.
type noise struct {
	seed     uint64
	at, size int // bytes read, and bytes in all
}

func (n *noise) Read(p []byte) (int, error) {
	if n.at == n.size {
		return 0, io.EOF
	}
	p = p[:min(len(p), n.size-n.at)]
	for i := 0; i < len(p); {
		word, within := n.word(n.at/8), n.at%8
		if within == 0 && len(p)-i >= 8 {
			binary.LittleEndian.PutUint64(p[i:], word)
			i, n.at = i+8, n.at+8
			continue
		}
		p[i] = byte(word >> (8 * within))
		i, n.at = i+1, n.at+1
	}
	return len(p), nil
}

func (n *noise) word(i int) uint64 {
	z := n.seed + uint64(i+1)*0x9e3779b97f4a7c15
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}
