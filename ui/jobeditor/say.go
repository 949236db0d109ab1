package jobeditor

import (
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

func sayOpenElsewhere() string { return lang.Text("also open in another window") }

func sayBack() action.Label {
	return action.Label{Name: "back", Title: "Back to the form", Help: "back to the form", Context: "jobeditor"}.Translated()
}

func sayFetching() string { return lang.Text("Fetching the job from the service.") }

func sayConflict() string {
	return lang.Text("Another window or someone else changed this job while the form was open. Nothing was sent. Choose for each field:")
}

// sayField is the name of a field, in at most twelve cells.
func sayField(f model.FormField) string {
	switch f {
	case model.FieldTitle:
		return lang.TextIn("jobeditor", "Title")
	case model.FieldRegion:
		return lang.Text("Region")
	case model.FieldAddress:
		return lang.TextIn("jobeditor", "Address")
	case model.FieldSalaryFrom:
		return lang.Text("Salary from")
	case model.FieldSalaryTo:
		return lang.Text("Salary to")
	case model.FieldRate:
		return lang.Text("Pay period")
	case model.FieldCurrency:
		return lang.Text("Currency")
	case fieldCountry:
		return lang.Text("Country")
	case model.FieldType1:
		return lang.Text("Type")
	case model.FieldType2:
		return lang.TextIn("jobeditor", "Second type")
	case model.FieldDescription:
		return lang.Text("Description")
	case model.FieldNeeds:
		return lang.Text("Needs")
	}
	return string(f)
}

func sayTooShort(characters int, least int) string {
	return lang.Plural(characters, "%d character, at least %d", "%d characters, at least %d", least)
}

func sayLongEnough(characters int) string {
	return lang.Plural(characters, "%d character ✓", "%d characters ✓")
}

func sayProblems(n int) string {
	return lang.Plural(n, "Fix %d thing before sending:", "Fix %d things before sending:")
}

func sayMore(n int) string { return lang.TextIn("jobeditor", "and %d more", n) }

func sayUnseen(words string) string {
	return lang.Text("Readers of the job would not see these words: %s", words)
}

func sayBackTo(place string) action.Label {
	return action.Label{
		Name: lang.Text("back to %s", place), Title: lang.Text("Back to %s", place), Synonyms: "back to",
		Help: lang.Text("close the form; the draft is saved"),
	}
}

func saySaved(title string, s model.JobStatus) string {
	if s == model.Stopped || s == model.Deleted {
		return lang.Text("“%s” is saved; the job stays %s.", title, text.Line(s.Word()))
	}
	return lang.Text("“%s” is saved and %s.", title, text.Line(s.Word()))
}

func sayWriteAs(format string) action.Label {
	l := action.Label{Name: "write as", Title: "Markdown or HTML", Synonyms: "source, format, switch", Help: "write the description as Markdown or as raw HTML"}.Translated()
	l.Name = lang.Text("write as %s", format)
	return l
}
