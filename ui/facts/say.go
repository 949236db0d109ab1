package facts

import "shortlist/model/lang"

// sayLabel is the label of a fact.
func sayLabel(k Kind) string {
	switch k {
	case Name:
		return lang.TextIn("fact", "Name")
	case Application:
		return lang.TextIn("fact", "Application")
	case Job:
		return lang.TextIn("fact", "Job")
	case Applied:
		return lang.TextIn("fact", "Applied")
	case Suggested:
		return lang.TextIn("fact", "Suggested")
	case Status:
		return lang.TextIn("fact", "Status")
	case Viewed:
		return lang.TextIn("fact", "Viewed")
	case Marks:
		return lang.TextIn("fact", "Marks")
	case Phone:
		return lang.TextIn("fact", "Phone")
	case Email:
		return lang.TextIn("fact", "E-mail")
	case ContactsOpen:
		return lang.TextIn("fact", "Contacts open")
	case Age:
		return lang.TextIn("fact", "Age")
	case Gender:
		return lang.TextIn("fact", "Gender")
	case Region:
		return lang.TextIn("fact", "Region")
	case Relocates:
		return lang.TextIn("fact", "Relocates")
	case Wants:
		return lang.TextIn("fact", "Wants")
	case Photo:
		return lang.TextIn("fact", "Photo")
	case Questions:
		return lang.TextIn("fact", "Questions")
	case Messages:
		return lang.TextIn("fact", "Messages")
	case Applications:
		return lang.TextIn("fact", "Applications")
	case CV:
		return lang.TextIn("fact", "CV")
	}
	return string(k)
}
