package action

// words are the names of the groups and of the keys that move. Another language is another type with these methods.
type words interface {
	Group(g Group) string
	ShowTab(name string) string
	Down() Label
	Up() Label
	Top() Label
	Bottom() Label
	HalfDown() Label
	HalfUp() Label
}

var say words = english{}

type english struct{}

func (english) Group(g Group) string {
	switch g {
	case GroupJobs:
		return "Jobs"
	case GroupApplicants:
		return "Applicants"
	case GroupReview:
		return "Your review"
	case GroupFiles:
		return "CVs, exports and links"
	case GroupFind:
		return "Find, filter and sort"
	case GroupForm:
		return "Job form"
	case GroupMoving:
		return "Move around"
	case GroupService:
		return "Service and account"
	case GroupProgram:
		return "Program"
	case GroupMore:
	}
	return "More"
}
func (english) ShowTab(name string) string { return "show the tab " + name }
func (english) Down() Label                { return Label{Name: "down", Help: "down"} }
func (english) Up() Label                  { return Label{Name: "up", Help: "up"} }
func (english) Top() Label                 { return Label{Name: "first", Help: "to the top"} }
func (english) Bottom() Label              { return Label{Name: "last", Help: "to the end"} }
func (english) HalfDown() Label            { return Label{Name: "page down", Help: "half a page down"} }
func (english) HalfUp() Label              { return Label{Name: "page up", Help: "half a page up"} }
