package reader

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the reader. Each language has its own variable.
type words struct {
	// Actions
	Next          action.Label
	Previous      action.Label
	ToProfile     action.Label
	ToCV          action.Label
	Layout        action.Label
	FlowingText   action.Label
	Picture       action.Label
	HiddenWords   action.Label
	NextMatch     action.Label
	PreviousMatch action.Label
	NextPage      action.Label
	PreviousPage  action.Label
	Links         action.Label
	OpenCV        action.Label
	SaveCV        action.Label
	SendCV        action.Label
	Back          action.Label
	ScrollRight   action.Label
	ScrollLeft    action.Label
	Copy          action.Label
	OpenLink      action.Label
	Close         action.Label
	FindNow       action.Label

	// Reasons why an action is not possible
	NoText        string
	Loading       string
	NoLayout      string
	NoLinks       string
	NoHiddenWords string

	// A CV without text
	AskCopy string

	// The page
	CV          string
	ReadingCV   string
	YourNote    string
	NotViewed   string
	ShowsThem   string
	Matches     string // names the keys that go from match to match
	Match       string // before its place: "match 1 of 2"
	HiddenTitle string

	// Notices
	NoSuchPage      string
	LastPage        string
	FirstPage       string
	OnlyMatch       string
	FirstMatchAgain string
	LastMatchAgain  string

	// Boxes
	LinksTitle string
	Link       string
	FindTitle  string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// Actions
	Find() action.Label

	// Reasons why an action is not possible
	NothingSearched() string

	// A CV without text
	ShowPicture() string
	AskUnlocked() string
	ViewerMayShow() string

	// The page
	Pages(n int) string
	NotOnPage(words int) string
	Page(n int) string
	NoteIs(team bool) string
	HiddenNote() string
	Place(at, of string) string
	HiddenCount(words int) string
	Words(n int) string
	HiddenExplained() string

	// Notices
	NotFound(words string) string
	NoPictures() string
	NoPicturesOverSlowLine() string
	LayoutInstead(why string) string
	PictureOf(page int) string

	// Boxes
	FindExplained() string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Next:          action.Label{Name: "next", Title: "Next applicant", Help: "the next applicant of the queue"},
	Previous:      action.Label{Name: "previous", Title: "Previous applicant", Help: "the previous applicant"},
	ToProfile:     action.Label{Name: "profile", Title: "Switch between profile and CV", Synonyms: "resume", Help: "to the profile"},
	ToCV:          action.Label{Name: "CV", Title: "Switch between profile and CV", Synonyms: "resume", Help: "to the CV"},
	Layout:        action.Label{Name: "layout", Title: "Layout or flowing text", Synonyms: "pages, view", Help: "the CV in the layout of its pages, or as flowing text"},
	FlowingText:   action.Label{Name: "flowing text", Title: "Layout or flowing text", Synonyms: "pages, view", Help: "the CV in the layout of its pages, or as flowing text"},
	Picture:       action.Label{Name: "picture", Title: "Picture of the page", Synonyms: "image, photo, scan", Help: "show the page of the CV as a picture if the terminal can, or its text again"},
	HiddenWords:   action.Label{Name: "hidden words", Title: "Words in the file, not on the page", Synonyms: "invisible, white text, keywords", Help: "show or hide words that are in the file but not on the page"},
	NextMatch:     action.Label{Name: "next match", Help: "to the next match"},
	PreviousMatch: action.Label{Name: "previous match", Help: "to the previous match"},
	NextPage:      action.Label{Name: "next page", Help: "to the next page of the CV"},
	PreviousPage:  action.Label{Name: "previous page", Title: "Previous page", Help: "to the previous page of the CV"},
	Links:         action.Label{Name: "links", Title: "Links and addresses", Synonyms: "url, website, github, linkedin, e-mail, email", Help: "links and addresses in profile and CV: copy or open one"},
	OpenCV:        action.Label{Name: "open CV", Title: "Open the CV in a viewer", Synonyms: "resume, pdf, word, desktop, external", Help: "open the CV in your desktop's viewer"},
	SaveCV:        action.Label{Name: "save CV", Title: "Save CVs", Synonyms: "download, resume, pdf", Help: "save the CV"},
	SendCV:        action.Label{Name: "send CV", Title: "Send the CV to your own computer", Synonyms: "download, scp, transfer, laptop", Help: "save the CV and send it to the computer you sit at, or show the command for that"},
	Back:          action.Label{Name: "back", Title: "Back to the list", Synonyms: "close", Help: "back to the list"},
	ScrollRight:   action.Label{Name: "right", Title: "Scroll right", Help: "scroll right on a wide page"},
	ScrollLeft:    action.Label{Name: "left", Title: "Scroll left", Help: "scroll left on a wide page"},
	Copy:          action.Label{Name: "copy"},
	OpenLink:      action.Label{Name: "open"},
	Close:         action.Label{Name: "close"},
	FindNow:       action.Label{Name: "find"},

	NoText:        "there is no text of this CV",
	Loading:       "the CV is being read",
	NoLayout:      "this kind of file has no layout of its own",
	NoLinks:       "there are no links or addresses here",
	NoHiddenWords: "all words of the file are on its pages",

	AskCopy: "Ask for another copy.",

	CV:          "CV",
	ReadingCV:   "The CV is being read…",
	YourNote:    "Your note",
	NotViewed:   "not viewed",
	ShowsThem:   "shows them",
	Matches:     "matches",
	Match:       "match",
	HiddenTitle: "In the file, not on the page",

	NoSuchPage:      "There is no such page.",
	LastPage:        "This is the last page.",
	FirstPage:       "This is the first page.",
	OnlyMatch:       "This is the only match.",
	FirstMatchAgain: "No match is further down: back at the first.",
	LastMatchAgain:  "No match is further up: on to the last.",

	LinksTitle: "Links and addresses",
	Link:       "Link",
	FindTitle:  "Find in profile and CV",

	sentences: new(english),
}

type english struct{}

func (*english) Find() action.Label {
	return action.Label{Name: "find", Title: "Find in the CV", Synonyms: "search", Help: "find words in profile and CV; " + action.NextMatch.String() + " and " + action.PreviousMatch.String() + ": next and previous match"}
}

func (*english) NothingSearched() string {
	return "no words were searched for; " + action.FindWords.String() + " finds words"
}

func (*english) ShowPicture() string {
	return action.Picture.String() + " shows it as a picture if the terminal can; " + action.SaveCV.String() + " saves it for your viewer."
}
func (*english) AskUnlocked() string {
	return "Ask for a copy without a password, or " + action.SaveCV.String() + " saves it for your viewer."
}
func (*english) ViewerMayShow() string {
	return "A viewer may show more: " + action.SaveCV.String() + " saves the file."
}

func (*english) Pages(n int) string         { return amount.Plural(n, "page") }
func (*english) NotOnPage(words int) string { return amount.Plural(words, "word") + " not on the page" }
func (*english) Page(n int) string          { return fmt.Sprintf("page %d", n) }
func (*english) NoteIs(team bool) string {
	if team {
		return "shared with your team"
	}
	return "on this computer only"
}
func (*english) HiddenNote() string {
	return "[hidden while blind; " + action.Note.String() + " opens it]"
}
func (*english) Place(at, of string) string { return at + " of " + of }
func (*english) HiddenCount(words int) string {
	return amount.Plural(words, "word") + " in the file, not on the page"
}
func (*english) Words(n int) string { return amount.Plural(n, "word") }
func (*english) HiddenExplained() string {
	return "Searches do not find these words. " + action.HiddenWords.String() + " hides them."
}

func (*english) NotFound(words string) string {
	return "“" + words + "” is neither in the profile nor in the CV."
}
func (*english) NoPictures() string {
	return "This terminal shows no pictures; kitty, Ghostty, iTerm2 and terminals with sixel do. " + action.SaveCV.String() + " saves the CV for your viewer."
}
func (*english) NoPicturesOverSlowLine() string {
	return "Over a slow line (ui.low_bandwidth) pictures of pages are off. " + action.SaveCV.String() + " saves the CV for your viewer."
}
func (*english) LayoutInstead(why string) string {
	return why + " " + action.PageLayout.String() + " shows the text in the layout of the page."
}
func (*english) PictureOf(page int) string {
	return fmt.Sprintf("page %d; %s goes back to the text", page, action.Picture)
}

func (*english) FindExplained() string {
	return action.NextMatch.String() + "/" + action.PreviousMatch.String() + ": next/previous match. Empty clears the highlight."
}
