package store

import (
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/query"
	"shortlist/model/reading"
)

// lexicon holds the words of made-up people, in the languages of the service's
// countries: forms of one word, words that begin alike, letters of the other script.
const lexicon = `бухгалтер бухгалтера бухгалтерія бухгалтерії бухгалтерський програміст програмістом програмування Java JavaScript C C++ C# .NET
	менеджер менеджерів менеджменту продаж продажів продавець досвід досвіду дocвiдом Київ Києва Львів Львова Київська водій водія кава какао
	комп'ютер комп’ютером компютера ґрунт грунт школа школи школу знання знань працював працювала працює з і в на по до не
	inginer inginerul inginerilor vânzător vanzatori vânzătoare experiență experienta București bucurestiul echipa echipei șef şef țară ţara
	könyvelő konyvelot könyvelőként eladó eladók munka munkák munkában munkatárs Budapest budapesti kórház kórházban és a az vezető vezetői
	manager managers management sales sale salary React reactive full-time part-time 24/7 1С 1C excel Excel SAP the and of in team teams
	Руденко Rudenko Шевченко Szewczenko Юлія Julia Kyiv Lvov Серьга`

// town makes people from a seed and keeps them with reviews and texts of CVs.
type town struct {
	rng   *rand.Rand
	words []string
	docs  map[int64]query.Document
	today time.Time
}

func newTown(seed uint64) *town {
	return &town{rand.New(rand.NewPCG(seed, 1)), strings.Fields(lexicon), map[int64]query.Document{}, time.Now()}
}

func (r *town) word() string {
	// Some words are frequent, others rare.
	n := len(r.words)
	return r.words[min(r.rng.IntN(n), r.rng.IntN(n))]
}

func (r *town) text(most int) string {
	var b strings.Builder
	for range 1 + r.rng.IntN(most) {
		b.WriteString(r.word() + []string{" ", " ", " ", ", ", ".\n", "-"}[r.rng.IntN(6)])
	}
	return b.String()
}

func (r *town) odds(of int) bool { return r.rng.IntN(of) == 0 }

func (r *town) person(id, job int64) model.Candidate {
	c := model.Candidate{ID: id, JobID: job, Viewed: r.odds(2), New: r.odds(3), Premium: r.odds(9), Suggested: r.odds(12)}
	if r.odds(25) {
		c.Status = model.CandidateDeleted
	}
	a := &c.Applicant
	a.Name, a.Region = r.text(2), r.word()
	a.Contacts = model.Contacts{Phone: fmt.Sprintf("+380 %d %07d", 50+r.rng.IntN(49), r.rng.IntN(1e7)), Email: fmt.Sprintf("%s%d@example.com", "olena", id), Opened: r.odds(2)}
	c.Date = r.today.AddDate(0, 0, -r.rng.IntN(500))
	if c.Status == "" {
		c.Status = []model.CandidateStatus{model.Received, model.Invited, model.Offer, "Hired, in town"}[r.rng.IntN(4)]
	}
	if r.odds(2) {
		wish := model.DecimalOf(int64(r.rng.IntN(100)) * 500)
		a.Salary, a.Currency = &wish, []string{"UAH", "USD", ""}[r.rng.IntN(3)]
	}
	if r.odds(2) {
		age := 18 + r.rng.IntN(50)
		a.Age = &age
	}
	for range r.rng.IntN(3) {
		a.Experience = append(a.Experience, model.Experience{Title: r.text(3), Employer: r.text(2), Responsibilities: "<p>" + r.text(9) + "</p><script>eladók</script>"})
		if e := &a.Experience[len(a.Experience)-1]; !r.odds(5) {
			e.Start = c.Date.AddDate(-r.rng.IntN(30), -1, 0).Format(time.DateOnly)
			e.End = []string{"", "once", c.Date.AddDate(0, -1, 0).Format(time.DateOnly)}[r.rng.IntN(3)]
		}
	}
	if r.odds(2) {
		a.Education = []model.Education{{Institution: r.text(3), Major: r.word()}}
	}
	if r.odds(2) {
		c.CV = &model.CV{Name: "cv.pdf", Ref: fmt.Sprintf("/cv/%d.pdf", id), Size: 1}
	}
	return c
}

func (r *town) review(id, job int64) model.Review {
	v := model.Review{ApplyID: id, JobID: job, Verdict: model.Verdicts()[r.rng.IntN(4)], Rating: r.rng.IntN(6)}
	if r.odds(2) {
		v.Tags = model.CleanTags(r.word(), r.word())
	}
	if r.odds(3) {
		v.Note = r.text(6)
	}
	if r.odds(3) {
		v.Snoozed = model.DayOf(r.today.Local().AddDate(0, 0, r.rng.IntN(5)-2))
	}
	return v
}

// fill puts n people of a few jobs into a store, and a tenth as many arrivals, and keeps
// their documents for a plain scan.
func (r *town) fill(t testing.TB, s *Store, n int) {
	t.Helper()
	ctx := t.Context()
	const jobs = 7
	titles := map[int64]string{}
	var listed []model.Job
	for j := range int64(jobs) {
		titles[j+1] = strings.TrimSpace(r.text(3))
		listed = append(listed, model.Job{ID: j + 1, Title: titles[j+1]})
	}
	modeltest.Must(t, s.PutJobs(ctx, listed, time.Now()))
	for job := range int64(jobs) {
		job++
		var people []model.Candidate
		for id := job; id <= int64(n); id += jobs {
			people = append(people, r.person(id, job))
		}
		modeltest.Must(t, s.PutCandidates(ctx, job, people, time.Now()))
		indexed(t, s)
		for _, c := range people {
			var v model.Review
			if r.odds(4) {
				v = r.review(c.ID, job)
				_, _, err := s.ChangeReview(ctx, job, c.ID, r.today.AddDate(0, 0, -r.rng.IntN(20)), func(to *model.Review) { *to = v })
				modeltest.Must(t, err)
			}
			cv := ""
			if c.CV != nil && r.odds(2) {
				pages := []reading.Page{{Text: r.text(60)}, {Text: r.text(20)}}
				cv = pages[0].Text + "\n" + pages[1].Text
				modeltest.Must(t, s.PutCVText(ctx, c.ID, "sum", CVText{Doc: reading.Document{Pages: pages}}))
			}
			var lists []string
			for _, name := range []string{"Second round", "Кава second", "kávé"} {
				if r.odds(9) {
					lists = append(lists, name)
					_, err := s.Enlist(ctx, name, []int64{c.ID}, time.Now())
					modeltest.Must(t, err)
				}
			}
			r.keep(t, s, query.DocumentOf(&c, titles[job], v, lists, cv), c.ID)
		}
	}
	for i := range n / 10 {
		job := 1 + r.rng.Int64N(jobs)
		a := model.Arrival{
			JobID: job, Received: r.today.AddDate(0, 0, -r.rng.IntN(500)), FirstName: r.word(), LastName: r.word(), City: r.word(),
			Phone: fmt.Sprintf("+380 %d %07d", 50+r.rng.IntN(49), r.rng.IntN(1e7)), Email: fmt.Sprintf("a%d@example.com", i), Digest: fmt.Sprint(i),
		}
		if r.odds(2) {
			a.Attachments = []model.CV{{Name: "cv.pdf", Type: "CV", Ref: fmt.Sprint(i), Size: 1}}
		}
		a, _, err := s.PutArrival(ctx, a)
		modeltest.Must(t, err)
		if a.ApplyID != 0 { // of one of the people
			continue
		}
		if r.odds(3) {
			a.Viewed = r.today
			_, err := s.ViewArrival(ctx, a.ID, a.Viewed)
			modeltest.Must(t, err)
		}
		c := a.Candidate()
		v := model.Review{}
		if r.odds(4) {
			v = r.review(c.ID, job)
			_, _, err := s.ChangeReview(ctx, job, c.ID, time.Now(), func(to *model.Review) { *to = v })
			modeltest.Must(t, err)
		}
		var lists []string
		if r.odds(9) {
			lists = []string{"Second round"}
			_, err := s.Enlist(ctx, lists[0], []int64{c.ID}, time.Now())
			modeltest.Must(t, err)
		}
		r.keep(t, s, query.DocumentOf(&c, titles[job], v, lists, ""), c.ID)
	}
}

// keep keeps the document of an application, with the time of what happened to it last.
func (r *town) keep(t testing.TB, s *Store, d query.Document, id int64) {
	t.Helper()
	events, err := s.History(t.Context(), id)
	modeltest.Must(t, err)
	for _, e := range events {
		if e.At.After(d.Happened) {
			d.Happened = e.At
		}
	}
	r.docs[id] = d
}

func memory(t testing.TB) *Store {
	t.Helper()
	s, err := OpenMemory()
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// endSync ends a read that began with everything that is stored now.
func endSync(t testing.TB, s *Store, jobID int64, sync Sync, seen []int64) {
	t.Helper()
	before, err := s.ApplicantsStored(t.Context(), jobID)
	modeltest.Must(t, err)
	modeltest.Must(t, s.EndSync(t.Context(), jobID, sync, before, seen))
}

// query makes up a query: terms, groups of them in brackets, and OR.
func (r *town) query() string { return r.group(1+min(r.rng.IntN(4), r.rng.IntN(4)), 0) }

func (r *town) group(terms, depth int) string {
	var parts []string
	for i := range terms {
		part := r.term()
		if depth < 3 && r.odds(5) {
			part = "(" + r.group(1+r.rng.IntN(3), depth+1) + ")"
		}
		if r.odds(5) {
			part = "-" + part
		}
		if i > 0 && r.odds(4) {
			part = "OR " + part
		}
		parts = append(parts, part)
	}
	return strings.Join(parts, " ")
}

func (r *town) term() string {
	pick := func(of ...string) string { return of[r.rng.IntN(len(of))] }
	compared := func(values ...string) string {
		if r.odds(3) {
			return pick(values...) + ".." + pick(append(values, "")...)
		}
		return pick("", ">", ">=", "<", "<=") + pick(values...)
	}
	term := r.word()
	switch r.rng.IntN(19) {
	case 0, 1:
		runes := []rune(term)
		return string(runes[:1+r.rng.IntN(len(runes))]) + "*"
	case 2:
		return `"` + r.word() + " " + r.word() + `"`
	case 3:
		return `"` + r.word() + " " + string([]rune(r.word())[:1]) + `"*`
	case 4:
		return pick("name:", "contact:", "employer:", "position:", "duties:", "education:", "region:", "note:", "tag:", "cv:", "job:") + term
	case 5:
		return pick("name:", "cv:", "tag:", "position:") + string([]rune(term)[:1+r.rng.IntN(2)%len([]rune(term))]) + "*"
	case 6:
		return pick("is:unviewed", "is:new", "is:suggested", "is:premium", "is:deleted", "is:snoozed", "is:due", "is:yes", "verdict:none", "verdict:no")
	case 7:
		return pick("has:cv", "has:email", "has:phone", "has:note", "has:tag", "has:salary", "has:rating")
	case 8:
		return fmt.Sprintf("rating:%s%d", pick("", ">", ">=", "<", "<="), r.rng.IntN(6))
	case 9:
		return fmt.Sprintf("job:%d", 1+r.rng.IntN(8))
	case 10:
		return "age:" + compared("18", "25", "40", "67")
	case 11:
		return "years:" + compared("0", "3", "5", "20")
	case 12, 13:
		in := pick("", "", "usd", "uah")
		return "salary:" + compared("0"+in, "500"+in, "12,000"+in, "40k"+in, "49500"+in)
	case 14:
		return "applied:" + compared("7d", "2m", "1y", r.today.AddDate(0, -3, 0).Format("2006-01"), r.today.AddDate(0, 0, -40).Format(time.DateOnly))
	case 15:
		return "status:" + pick("received", "invited", "offer", "deleted", `"hired, in town"`)
	case 17:
		return "since:" + pick("7d", "2w", "monday", "yesterday", "3m", r.today.AddDate(0, 0, -5).Format(time.DateOnly))
	case 16:
		return "list:" + pick("second", `"second round"`, "кава", "sec*")
	}
	return term
}

// TestTheIndexFindsTheSameAsAScan asks hundreds of queries of the index, and of each
// person by themselves: of everything about them, and of what a list holds. The index
// finds everybody that the list finds. Both find the same if the list holds everything
// about the person.
func TestTheIndexFindsTheSameAsAScan(t *testing.T) {
	modeltest.SkipInShort(t, "asks hundreds of queries of two thousand people")
	people, queries := 2000, 600
	if modeltest.Race { // the race detector makes them several times as slow, and one goroutine has no races
		queries = 100
	}
	s := memory(t)
	r := newTown(20261122)
	r.fill(t, s, people)
	indexed(t, s)
	entries := map[int64]*query.Entry{}
	var ids []int64
	for id, d := range r.docs {
		entries[id] = query.EntryOf(&d)
		ids = append(ids, id)
	}
	slices.SortFunc(ids, func(a, b int64) int { // arrivals first, each newest first
		if a < 0 || b < 0 {
			return cmp.Compare(a, b)
		}
		return cmp.Compare(b, a)
	})
	met := 0
	for i := range queries {
		typed := r.query()
		parse := query.Parse
		if r.odds(2) {
			parse = query.ParseListTyping
			typed = strings.ReplaceAll(typed, "is:premium", "is:marked")
		}
		q, problem := parse(typed, r.today)
		if problem != "" && !strings.Contains(problem, "needs a word") { // .NET, begun
			t.Errorf("%s: %s", typed, problem)
		}
		if q.Empty() {
			continue
		}
		q = q.IfMarked(r.odds(2))
		q.Blind = r.odds(8)
		if i%10 == 0 {
			q = q.InJob(1)
		}
		var want []int64
		for _, id := range ids {
			if q.Match(entries[id]) {
				want = append(want, id)
			}
		}
		var got []int64
		modeltest.Must(t, s.read("search", func(db querier) (err error) {
			got, err = matches(t.Context(), db, q, -1)
			return err
		}))
		if !slices.Equal(got, want) {
			t.Errorf("%s (blind: %v): the index finds %d, a scan %d\n%s", typed, q.Blind, len(got), len(want), q.Expression())
		}
		if len(want) > 0 {
			met++
		}
		if i%20 > 0 {
			continue
		}
		// The shown line is theirs, and has highlights.
		found, _, err := s.Search(t.Context(), q, 20)
		modeltest.Must(t, err)
		for _, f := range found {
			d := r.docs[f.Candidate.ID]
			if shows, ok := q.Find(&d); ok != f.Shown || shows.Line != f.Line || ok && len(f.Highlights) == 0 {
				t.Errorf("%s: %d is shown by %+v, not by %+v", typed, f.Candidate.ID, f.Found, shows)
			}
		}
	}
	if met < queries/4 {
		t.Errorf("only %d of %d queries are met by anybody", met, queries)
	}
}

// TestWordsAsTheyWereTypedAreFoundFirst while they are being typed, also if more are found than the limit; a finished query
// finds the newest first.
func TestWordsAsTheyWereTypedAreFoundFirst(t *testing.T) {
	s, now := memory(t), time.Now()
	modeltest.Must(t, s.PutCandidates(t.Context(), 1, []model.Candidate{
		{ID: 1, JobID: 1, Applicant: model.Applicant{Experience: []model.Experience{{Title: "Go Developer"}}}},
		{ID: 2, JobID: 1, Applicant: model.Applicant{Experience: []model.Experience{{Title: "Goods-in Operative"}}}},
		{ID: 3, JobID: 1, Applicant: model.Applicant{Name: "Tobias Holloway"}},
		{ID: 4, JobID: 1, Applicant: model.Applicant{Experience: []model.Experience{{Title: "Developer", Responsibilities: "Services in Go"}}}},
		{ID: 5, JobID: 1, Applicant: model.Applicant{Experience: []model.Experience{{Employer: "Button Holdings"}}}},
		{ID: 6, JobID: 1, Applicant: model.Applicant{Name: "Anna"}},
	}, now))
	indexed(t, s)
	q, _ := query.ParseTyping("go", now)
	for limit := 1; limit < 7; limit++ {
		want := []int64{4, 1, 2, 5, 3}
		found, more, err := s.Search(t.Context(), q, limit)
		modeltest.Must(t, err)
		var got []int64
		for _, f := range found {
			got = append(got, f.Candidate.ID)
			if alike := f.Candidate.ID == 3 || f.Candidate.ID == 5; f.Alike != alike {
				t.Errorf("%d is found by %+v", f.Candidate.ID, f.Found)
			}
		}
		if !slices.Equal(got, want[:min(limit, 5)]) || more != max(5-limit, 0) {
			t.Errorf("the first %d are %v, and %d more", limit, got, more)
		}
	}
	if got, err := s.Matching(t.Context(), q, 0); err != nil || !slices.Equal(got, []int64{4, 1, 2, 5, 3}) {
		t.Errorf("%v, %v", got, err)
	}
	if got := finds(t, s, "go*"); !slices.Equal(got, []int64{5, 4, 3, 2, 1}) {
		t.Errorf("a finished query finds %v", got)
	}
}

// indexed indexes everybody, as the background does.
func indexed(t testing.TB, s *Store) {
	t.Helper()
	for {
		n, err := s.IndexSome(t.Context(), 0, 100)
		modeltest.Must(t, err)
		if n == 0 {
			return
		}
	}
}

// finds returns the applies that a store finds.
func finds(t *testing.T, s *Store, typed string) (ids []int64) {
	t.Helper()
	q, problem := query.Parse(typed, time.Now())
	if problem != "" {
		t.Fatal(problem)
	}
	found, _, err := s.Search(context.WithoutCancel(t.Context()), q, 100)
	modeltest.Must(t, err)
	for _, f := range found {
		ids = append(ids, f.Candidate.ID)
	}
	return ids
}

// TestTheIndexFollowsTheRows changes an applicant in every possible way.
func TestTheIndexFollowsTheRows(t *testing.T) {
	s := memory(t)
	ctx, now := t.Context(), time.Now()
	c := model.Candidate{ID: 7, JobID: 5, Applicant: model.Applicant{Name: "Olena"}, CV: &model.CV{Ref: "/7.pdf", Size: 3}}
	check := func(when, typed string, want ...int64) {
		t.Helper()
		if got := finds(t, s, typed); !slices.Equal(got, want) {
			t.Errorf("%s: %s finds %v, want %v", when, typed, got, want)
		}
	}
	modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{c, {ID: 9, JobID: 5, Applicant: model.Applicant{Name: "Ihor"}}}, now))
	indexed(t, s)
	check("kept", "olena", 7)
	check("kept", "is:unviewed", 9, 7)
	c.Applicant.Name = "Olha"
	modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{c}, now))
	if n, _, err := s.Unindexed(ctx); n != 1 || err != nil {
		t.Errorf("%d are to be indexed again, %v", n, err)
	}
	indexed(t, s)
	check("renamed", "olena")
	check("renamed", "olha", 7)
	_, _, err := s.ChangeReview(ctx, 5, 7, now, func(r *model.Review) { r.Note, r.Rating = "call again", 4 })
	modeltest.Must(t, err)
	check("reviewed", "rating:>3 note:call olha", 7)
	_, _, err = s.ChangeReview(ctx, 5, 7, now, func(r *model.Review) { r.Note, r.Rating = "", 0 })
	modeltest.Must(t, err)
	check("reviewed no more", "call")
	_, err = s.Queue(ctx, model.Outgoing{Kind: model.OutgoingView, JobID: 5, ApplyID: 7, Queued: now})
	modeltest.Must(t, err)
	check("opened", "is:unviewed", 9)
	modeltest.Must(t, s.Unview(ctx, 7))
	check("not opened after all", "is:unviewed", 9, 7)
	modeltest.Must(t, s.PutCVText(ctx, 7, "sum", CVText{Doc: reading.Document{Pages: []reading.Page{{Text: "Kubernetes"}}}}))
	check("read", "kubernetes", 7)
	c.Viewed = true
	modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{c}, now))
	indexed(t, s)
	check("kept again", "kubernetes", 7)

	// The job's title comes later, and changes. Its applicants follow in the
	// background.
	for _, title := range []string{"Gardener", "Plumber"} {
		modeltest.Must(t, s.PutJobs(ctx, []model.Job{{ID: 5, Title: title}}, now))
		check("titled", "job:"+title)
		if n, cvs, err := s.Unindexed(ctx); n != 2 || cvs != 1 || err != nil {
			t.Errorf("%d people and %d CVs are left, %v", n, cvs, err)
		}
		if n, err := s.IndexSome(ctx, 0, 10); n != 2 || err != nil {
			t.Errorf("%d indexed, %v", n, err)
		}
		check("titled and indexed", "job:"+title, 9, 7)
	}
	modeltest.Must(t, s.PutJobs(ctx, []model.Job{{ID: 5, Title: "Plumber", Views: 3}}, now))
	if n, err := s.IndexSome(ctx, 0, 10); n != 0 || err != nil {
		t.Errorf("%d indexed for a job's views, %v", n, err)
	}

	// A CV is read once, until it changes.
	for _, size := range []int64{3, 4} {
		c.CV.Size = size
		modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{c}, now))
		indexed(t, s)
		unread, err := s.UnreadCVs(ctx, 0, 2)
		if err != nil || len(unread) != 1 || unread[0].ID != 7 {
			t.Fatalf("unread: %v, %v", unread, err)
		}
		modeltest.Must(t, s.PutCVsRead(ctx, CVRead{Candidate: unread[0]}))
		if unread, err := s.UnreadCVs(ctx, 0, 1); err != nil || len(unread) > 0 {
			t.Errorf("read: %v", err)
		}
	}

	// The text of a CV that was replaced or withdrawn is not found, and is read again
	// once the CV returns.
	page := func(text string) CVText {
		return CVText{Doc: reading.Document{Pages: []reading.Page{{Text: text}}}}
	}
	put := func(cv *model.CV) {
		t.Helper()
		c.CV = cv
		modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{c}, now))
		indexed(t, s)
	}
	modeltest.Must(t, s.PutCVText(ctx, 7, "sum", page("Kubernetes")))
	check("read", "cv:kubernetes", 7)
	put(&model.CV{Ref: "/7.pdf", Size: 5})
	check("replaced", "cv:kubernetes")
	modeltest.Must(t, s.PutCVText(ctx, 7, "other", page("Terraform")))
	modeltest.Must(t, s.PutCVsRead(ctx, CVRead{Candidate: c}))
	c.Applicant.Region = "Lviv"
	put(&model.CV{Ref: "/7.pdf", Size: 5, Name: "another name"})
	check("renamed", "cv:terraform", 7)
	put(nil)
	check("withdrawn", "cv:terraform")
	check("withdrawn", "has:cv")
	if all, err := s.Searched(ctx, []int64{7}, true); err != nil || len(all) != 1 || len(all[0].CV) > 0 {
		t.Errorf("withdrawn: %+v, %v", all, err)
	}
	if unread, err := s.UnreadCVs(ctx, 0, 1); err != nil || len(unread) > 0 {
		t.Errorf("withdrawn: %v", err)
	}
	put(&model.CV{Ref: "/7.pdf", Size: 5})
	if unread, err := s.UnreadCVs(ctx, 0, 2); err != nil || len(unread) != 1 || unread[0].ID != 7 {
		t.Errorf("back again: unread %v, %v", unread, err)
	}
	modeltest.Must(t, s.PutCVText(ctx, 7, "other", page("Terraform")))
	check("read again", "cv:terraform", 7)

	endSync(t, s, 5, Sync{At: now, Complete: true}, []int64{9})
	check("gone", "cv:terraform")
	check("gone", "olha")
	check("gone", "kubernetes")
	check("still there", "ihor", 9)
	modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{{ID: 9, JobID: 5, Status: model.CandidateDeleted, Applicant: model.Applicant{Name: "Ihor"}}}, now))
	indexed(t, s)
	check("deleted", "ihor")
	check("deleted", "ihor is:deleted", 9)
}

// TestAReturningApplicantBelongsToTheirJob reviews an applicant who is gone, which
// leaves an entry without a job.
func TestAReturningApplicantBelongsToTheirJob(t *testing.T) {
	s := memory(t)
	ctx, now := t.Context(), time.Now()
	c := model.Candidate{ID: 7, JobID: 5, Applicant: model.Applicant{Name: "Olena"}}
	_, _, err := s.ChangeReview(ctx, 5, 7, now, func(r *model.Review) { r.Verdict = model.Yes })
	modeltest.Must(t, err)
	modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{c}, now))
	if n, err := s.IndexSome(ctx, 5, 10); n != 1 || err != nil {
		t.Errorf("%d of the job are indexed, %v", n, err)
	}
	q, _ := query.Parse("verdict:yes", time.Now())
	if ids, err := s.Matching(ctx, q, 5); err != nil || !slices.Equal(ids, []int64{7}) {
		t.Errorf("found %v, %v", ids, err)
	}
}

// TestTheIndexFollowsArrivals from their callback until their application is listed, or
// until they are dropped.
func TestTheIndexFollowsArrivals(t *testing.T) {
	s := memory(t)
	ctx, now := t.Context(), time.UnixMilli(1_800_000_000_000)
	modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{{ID: 7, JobID: 5, Applicant: model.Applicant{Name: "Olena"}}, {ID: 9, JobID: 5}}, now))
	modeltest.Must(t, s.PutJobs(ctx, []model.Job{{ID: 5, Title: "Gardener"}}, now))
	indexed(t, s)
	check := func(when, typed string, want ...int64) {
		t.Helper()
		if got := finds(t, s, typed); !slices.Equal(got, want) {
			t.Errorf("%s: %s finds %v, not %v", when, typed, got, want)
		}
	}
	put := func(jobID int64, first, last string) model.Arrival {
		t.Helper()
		a, _, err := s.PutArrival(ctx, model.Arrival{JobID: jobID, Received: now, FirstName: first, LastName: last, City: "Poltava",
			Digest: first + last, Attachments: []model.CV{{Name: "cv.pdf", Type: "CV", Ref: "1", Size: 1}}})
		modeltest.Must(t, err)
		return a
	}
	first, second, strange := put(5, "Olena", "One"), put(5, "Ihor", "Two"), put(99, "Olena", "Three")

	// They are found at once, arrivals first and the latest of them first.
	check("arrived", "olena", -strange.ID, -first.ID, 7)
	check("arrived", "region:poltava -olena", -second.ID)
	check("arrived", "job:gardener", -second.ID, -first.ID, 9, 7)
	check("arrived", "has:cv", -strange.ID, -second.ID, -first.ID)
	for limit, want := range map[int][]int64{1: {-strange.ID}, 2: {-strange.ID, -first.ID}, 3: {-strange.ID, -first.ID, 7}} {
		q, _ := query.Parse("olena", now)
		found, more, err := s.Search(ctx, q, limit)
		if err != nil || more != 3-limit || len(found) != limit || found[limit-1].Candidate.ID != want[limit-1] {
			t.Errorf("at most %d are %+v and %d more, %v", limit, found, more, err)
		}
	}
	q, _ := query.Parse("region:poltava", now)
	for job, want := range map[int64][]int64{5: {-second.ID, -first.ID}, 99: {-strange.ID}, 6: nil} {
		if ids, err := s.Matching(ctx, q, job); err != nil || !slices.Equal(ids, want) {
			t.Errorf("of job %d it finds %v, %v", job, ids, err)
		}
	}
	if unread, err := s.UnreadCVs(ctx, 0, 1); err != nil || len(unread) > 0 {
		t.Errorf("the file of an arrival is to be read: %v", err)
	}
	if n, cvs, err := s.Unindexed(ctx); n != 0 || cvs != 0 || err != nil {
		t.Errorf("%d applications and %d CVs are left, %v", n, cvs, err)
	}

	// Views, reviews, shortlists and titles of jobs change.
	_, err := s.ViewArrival(ctx, second.ID, now)
	modeltest.Must(t, err)
	check("viewed", "poltava is:unviewed", -strange.ID, -first.ID)
	_, _, err = s.ChangeReview(ctx, 5, -first.ID, now, func(r *model.Review) { r.Rating, r.Note = 4, "swords" })
	modeltest.Must(t, err)
	check("reviewed", "rating:4 swords", -first.ID)
	_, err = s.Enlist(ctx, "Second round", []int64{-first.ID, 7}, now)
	modeltest.Must(t, err)
	modeltest.Must(t, s.PutJobs(ctx, []model.Job{{ID: 5, Title: "Plumber"}}, now))
	indexed(t, s)
	check("on a list", "list:second", -first.ID, 7)
	check("of a job with another title", "job:plumber poltava", -second.ID, -first.ID)
	all, err := s.Searched(ctx, []int64{7, -first.ID, -100}, true)
	if err != nil || len(all) != 2 || all[1].JobTitle != "Plumber" || all[1].Candidate.Applicant.Name != "Olena One" ||
		all[1].Candidate.Viewed || all[1].Review.Rating != 4 || !slices.Equal(all[1].Lists, []string{"Second round"}) {
		t.Errorf("searched are %+v, %v", all, err)
	}

	// The service lists one; another is dropped.
	modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{{ID: 11, JobID: 5, Date: now, Applicant: model.Applicant{Name: "Olena One"}}}, now))
	indexed(t, s)
	check("listed", "olena", -strange.ID, 11, 7)
	check("listed", "swords list:second", 11)
	modeltest.Must(t, s.DropArrival(ctx, second, time.Now()))
	check("dropped", "ihor")
	check("dropped", "poltava", -strange.ID)
}

// TestArrivalsOfAnOlderStoreAreIndexedInTheBackground opens a store that kept an arrival
// with a review, one that was listed, and one that was dropped.
func TestArrivalsOfAnOlderStoreAreIndexedInTheBackground(t *testing.T) {
	s, err := Open(older(t, 17, `INSERT INTO arrivals VALUES (1, 'a', 5, 0, '{"JobID":5,"FirstName":"Olena"}'), (2, 'b', 5, 0, 'nonsense'),
		(3, 'c', 5, 0, '{"JobID":5,"FirstName":"Olena"}'), (4, 'd', 5, 7, '{"JobID":5,"FirstName":"Olena"}'), (5, 'e', 5, -1, '{}');
		INSERT INTO reviews (apply_id, job_id, verdict, rating, tags, note, changed, typed, begun) VALUES (-3, 5, 'yes', 0, '[]', '', 0, '', 0);
		INSERT INTO search_docs VALUES (-3, 0, 0, `+fmt.Sprint(indexVersion)+`, '', '');`))
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	if n, _, err := s.Unindexed(t.Context()); n != 3 || err != nil {
		t.Errorf("%d are left, %v", n, err)
	}
	indexed(t, s)
	if got := finds(t, s, "olena"); !slices.Equal(got, []int64{-3, -1}) {
		t.Errorf("found %v", got)
	}
	if got := finds(t, s, "olena verdict:yes"); !slices.Equal(got, []int64{-3}) {
		t.Errorf("reviewed are %v", got)
	}
}

// TestArrivalsAreFoundAfterAMending, which saves arrivals and forgets the index.
func TestArrivalsAreFoundAfterAMending(t *testing.T) {
	path := filled(t, 5)
	s, err := Open(path)
	modeltest.Must(t, err)
	a, _, err := s.PutArrival(t.Context(), arrivalOf(5, 1, time.UnixMilli(1_800_000_000_000)))
	modeltest.Must(t, err)
	_, err = s.db.Exec("PRAGMA wal_checkpoint(TRUNCATE)")
	modeltest.Must(t, err)
	modeltest.Must(t, s.Close())
	spoil(t, path, pages(t, path, "candidates")[0])
	s, err = Open(path)
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	_, _, err = s.Candidates(t.Context(), 5) // finds the damage
	modeltest.Must(t, err)
	if s.Mended() == nil {
		t.Fatal("it was not mended")
	}
	indexed(t, s)
	if got := finds(t, s, "olena*"); !slices.Equal(got, []int64{-a.ID}) {
		t.Errorf("found %v", got)
	}
}

// TestAnOlderStoreIsIndexedInTheBackground opens a store without a search.
func TestAnOlderStoreIsIndexedInTheBackground(t *testing.T) {
	path := older(t, 7, `INSERT INTO candidates VALUES (7, 5, 1, '{"ID":7,"JobID":5,"Applicant":{"Name":"Olena"}}'), (8, 5, 1, 'nonsense');`)
	s := openAt(t, path)
	if got := finds(t, s, "olena"); len(got) > 0 {
		t.Errorf("found %v before it was indexed", got)
	}
	indexed(t, s)
	if got := finds(t, s, "olena"); !slices.Equal(got, []int64{7}) {
		t.Errorf("found %v", got)
	}
}

func TestSearchesAreNamed(t *testing.T) {
	s := memory(t)
	ctx := t.Context()
	for _, n := range []model.SavedSearch{{Name: "b", Query: "java"}, {Name: "a", Query: "has:cv"}, {Name: "b", Query: "java -script"}, {Name: "a"}} {
		modeltest.Must(t, s.SaveSearch(ctx, n, time.Now()))
	}
	got, err := s.Searches(ctx)
	if want := []model.SavedSearch{{Name: "b", Query: "java -script"}}; !slices.Equal(got, want) || err != nil {
		t.Errorf("got %v, %v", got, err)
	}
}

// TestACVThatWasReadBringsNoErasedApplicantBack: the applicant was erased while the CV was read.
func TestACVThatWasReadBringsNoErasedApplicantBack(t *testing.T) {
	s, err := OpenMemory()
	modeltest.Must(t, err)
	defer func() { modeltest.Must(t, s.Close()) }()
	ctx := t.Context()
	gone := CVRead{Candidate: model.Candidate{ID: 7, CV: &model.CV{Ref: "/7.pdf", Size: 3}}, Sum: "sum"}
	modeltest.Must(t, s.PutCVsRead(ctx, gone))
	modeltest.Must(t, s.PutCVText(ctx, 7, "sum", gone.Text))
	var n int
	modeltest.Must(t, s.db.QueryRow("SELECT (SELECT count(*) FROM search_docs) + (SELECT count(*) FROM cv_texts)").Scan(&n))
	if n > 0 {
		t.Errorf("%d rows", n)
	}
}
