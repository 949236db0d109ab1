package reader

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the reader. Another language is another type with these methods.
type words interface {
	// Actions
	Next() action.Label
	Previous() action.Label
	ToProfile() action.Label
	ToCV() action.Label
	Layout() action.Label
	FlowingText() action.Label
	Picture() action.Label
	HiddenWords() action.Label
	Find() action.Label
	NextMatch() action.Label
	PreviousMatch() action.Label
	NextPage() action.Label
	PreviousPage() action.Label
	Links() action.Label
	OpenCV() action.Label
	SaveCV() action.Label
	SendCV() action.Label
	Back() action.Label
	ScrollRight() action.Label
	ScrollLeft() action.Label
	Copy() action.Label
	OpenLink() action.Label
	Close() action.Label
	FindNow() action.Label

	// Reasons why an action is not possible
	NoText() string
	Loading() string
	NoLayout() string
	NoLinks() string
	NoHiddenWords() string
	NothingSearched() string

	// A CV without text
	ShowPicture() string
	AskUnlocked() string
	ViewerMayShow() string
	AskCopy() string

	// The page
	CV() string
	Pages(n int) string
	NotOnPage(words int) string
	ReadingCV() string
	Page(n int) string
	YourNote() string
	NoteIs(team bool) string
	HiddenNote() string
	NotViewed() string
	Place(at, of string) string
	HiddenCount(words int) string
	ShowsThem() string
	HiddenTitle() string
	Words(n int) string
	HiddenExplained() string

	// Notices
	NoSuchPage() string
	LastPage() string
	FirstPage() string
	NotFound(words string) string
	NoPictures() string
	NoPicturesOverSlowLine() string
	LayoutInstead(why string) string
	PictureOf(page int) string

	// Boxes
	LinksTitle() string
	FindTitle() string
	FindExplained() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Next() action.Label {
	return action.Label{Name: "next", Title: "Next applicant", Help: "the next applicant of the queue"}
}
func (*english) Previous() action.Label {
	return action.Label{Name: "previous", Title: "Previous applicant", Help: "the previous applicant"}
}
func (*english) ToProfile() action.Label {
	return action.Label{Name: "profile", Title: "Switch between profile and CV", Synonyms: "resume", Help: "to the profile"}
}
func (*english) ToCV() action.Label {
	return action.Label{Name: "CV", Title: "Switch between profile and CV", Synonyms: "resume", Help: "to the CV"}
}
func (*english) Layout() action.Label {
	return action.Label{Name: "layout", Title: "Layout or flowing text", Synonyms: "pages, view", Help: "the CV in the layout of its pages, or as flowing text"}
}
func (*english) FlowingText() action.Label {
	return action.Label{Name: "flowing text", Title: "Layout or flowing text", Synonyms: "pages, view", Help: "the CV in the layout of its pages, or as flowing text"}
}
func (*english) Picture() action.Label {
	return action.Label{Name: "picture", Title: "Picture of the page", Synonyms: "image, photo, scan", Help: "show the page of the CV as a picture if the terminal can, or its text again"}
}
func (*english) HiddenWords() action.Label {
	return action.Label{Name: "hidden words", Title: "Words in the file, not on the page", Synonyms: "invisible, white text, keywords", Help: "show or hide words that are in the file but not on the page"}
}
func (*english) Find() action.Label {
	return action.Label{Name: "find", Title: "Find in the CV", Synonyms: "search", Help: "find words in profile and CV; " + action.NextMatch.String() + " and " + action.PreviousMatch.String() + ": next and previous match"}
}
func (*english) NextMatch() action.Label {
	return action.Label{Name: "next match", Help: "to the next match"}
}
func (*english) PreviousMatch() action.Label {
	return action.Label{Name: "previous match", Help: "to the previous match"}
}
func (*english) NextPage() action.Label {
	return action.Label{Name: "next page", Help: "to the next page of the CV"}
}
func (*english) PreviousPage() action.Label {
	return action.Label{Name: "previous page", Title: "Previous page", Help: "to the previous page of the CV"}
}
func (*english) Links() action.Label {
	return action.Label{Name: "links", Title: "Links and addresses", Synonyms: "url, website, github, linkedin, e-mail, email", Help: "links and addresses in profile and CV: copy or open one"}
}
func (*english) OpenCV() action.Label {
	return action.Label{Name: "open CV", Title: "Open the CV in a viewer", Synonyms: "resume, pdf, word, desktop, external", Help: "open the CV in your desktop's viewer"}
}
func (*english) SendCV() action.Label {
	return action.Label{Name: "send CV", Title: "Send the CV to your own computer", Synonyms: "download, scp, transfer, laptop", Help: "save the CV and send it to the computer you sit at, or show the command for that"}
}
func (*english) SaveCV() action.Label {
	return action.Label{Name: "save CV", Title: "Save CVs", Synonyms: "download, resume, pdf", Help: "save the CV"}
}
func (*english) Back() action.Label {
	return action.Label{Name: "back", Title: "Back to the list", Synonyms: "close", Help: "back to the list"}
}
func (*english) ScrollRight() action.Label {
	return action.Label{Name: "right", Title: "Scroll right", Help: "scroll right on a wide page"}
}
func (*english) ScrollLeft() action.Label {
	return action.Label{Name: "left", Title: "Scroll left", Help: "scroll left on a wide page"}
}
func (*english) Copy() action.Label     { return action.Label{Name: "copy"} }
func (*english) OpenLink() action.Label { return action.Label{Name: "open"} }
func (*english) Close() action.Label    { return action.Label{Name: "close"} }
func (*english) FindNow() action.Label  { return action.Label{Name: "find"} }

func (*english) NoText() string        { return "there is no text of this CV" }
func (*english) Loading() string       { return "the CV is being read" }
func (*english) NoLayout() string      { return "this kind of file has no layout of its own" }
func (*english) NoLinks() string       { return "there are no links or addresses here" }
func (*english) NoHiddenWords() string { return "all words of the file are on its pages" }
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
func (*english) AskCopy() string { return "Ask for another copy." }

func (*english) CV() string                 { return "CV" }
func (*english) Pages(n int) string         { return amount.Plural(n, "page") }
func (*english) NotOnPage(words int) string { return amount.Plural(words, "word") + " not on the page" }
func (*english) ReadingCV() string          { return "The CV is being read…" }
func (*english) Page(n int) string          { return fmt.Sprintf("page %d", n) }
func (*english) YourNote() string           { return "Your note" }
func (*english) NoteIs(team bool) string {
	if team {
		return "shared with your team"
	}
	return "on this computer only"
}
func (*english) HiddenNote() string {
	return "[hidden while blind; " + action.Note.String() + " opens it]"
}
func (*english) NotViewed() string          { return "not viewed" }
func (*english) Place(at, of string) string { return at + " of " + of }
func (*english) HiddenCount(words int) string {
	return amount.Plural(words, "word") + " in the file, not on the page"
}
func (*english) ShowsThem() string   { return "shows them" }
func (*english) HiddenTitle() string { return "In the file, not on the page" }
func (*english) Words(n int) string  { return amount.Plural(n, "word") }
func (*english) HiddenExplained() string {
	return "Searches do not find these words. " + action.HiddenWords.String() + " hides them."
}

func (*english) NoSuchPage() string { return "There is no such page." }
func (*english) LastPage() string   { return "This is the last page." }
func (*english) FirstPage() string  { return "This is the first page." }
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

func (*english) LinksTitle() string { return "Links and addresses" }
func (*english) FindTitle() string  { return "Find in profile and CV" }
func (*english) FindExplained() string {
	return action.NextMatch.String() + "/" + action.PreviousMatch.String() + ": next/previous match. Empty clears the highlight."
}
