package published

import (
	"fmt"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

// words are the texts of these questions. Each language has its own variable.
type words struct {
	Title string

	Later        action.Label
	CheckAgain   action.Label
	ThisIsIt     action.Label
	AnotherJob   action.Label
	NotPublished action.Label

	Checking string
	NoSalary string
	NotFound string

	AskedLater string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	TitleOf(at, total int) string

	NotChecked(why string) string
	Found(j model.Job) string
	Salary(salary string) string
	NoOther(rejected int64) string
	CheckedAt(clock string) string

	NotSettled(title, why string) string
	PublishedElsewhere(title string) string
	NotPublishedElsewhere(title string) string
	SavedAsDraft(title string) string
	FormStays(title string, s model.JobStatus) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Title: "Was it published?",

	Later:        action.Label{Name: "later"},
	CheckAgain:   action.Label{Name: "check again"},
	ThisIsIt:     action.Label{Name: "yes, this is it"},
	AnotherJob:   action.Label{Name: "no, that is another job; mine is not there"},
	NotPublished: action.Label{Name: "not published: back to the form"},

	Checking: "Looking for it among your jobs…",
	NoSalary: "Salary: not given",
	NotFound: "Your jobs do not include it. The service may still be busy: check again in a moment before you send it once more.",

	AskedLater: "The next start asks again. The draft is saved.",

	sentences: new(english),
}

type english struct{}

func (*english) TitleOf(at, total int) string {
	return fmt.Sprintf("Was it published? (%d of %d)", at, total)
}

func (*english) NotChecked(why string) string { return "Could not check. " + why }
func (*english) Found(j model.Job) string {
	return fmt.Sprintf("Found: job %d, “%s”, %s, is %s.", j.ID, text.Line(j.Title), text.Line(j.Region), text.Line(j.Status.Word()))
}
func (*english) Salary(salary string) string { return "Salary: " + salary }
func (*english) NoOther(rejected int64) string {
	return fmt.Sprintf("Job %d is another job, and no other is like yours. The service may still be busy: check again in a moment before you send it once more.", rejected)
}
func (*english) CheckedAt(clock string) string { return "Checked at " + clock + ": not there." }

func (*english) NotSettled(title, why string) string {
	return "“" + title + "” was settled in another window. Check your job list before sending it again. " + why
}
func (*english) PublishedElsewhere(title string) string {
	return "“" + title + "” is published: another window found it."
}
func (*english) NotPublishedElsewhere(title string) string {
	return "“" + title + "” was not published, according to another window."
}
func (*english) SavedAsDraft(title string) string {
	return "“" + title + "” is saved as a draft: " + action.NewJob.String() + " offers it once this form is closed."
}
func (*english) FormStays(title string, s model.JobStatus) string {
	return "“" + title + "” is " + text.Line(s.Word()) + ". This form is another job's, and stays open."
}
