package welcome

// words are the texts of the demo's introduction. Another language is another type with these
// methods.
type words interface {
	Demo() string
	Intro() string

	// What keys do.
	ChooseJob() string
	SeeApplicants() string
	ReadCVs() string
	Decide() string
	Undo() string
	Keys() string
}

var say words = english{}

type english struct{}

func (english) Demo() string { return "This is a demo" }
func (english) Intro() string {
	return "You hire for a made-up company. Try any key: nothing leaves this computer."
}
func (english) ChooseJob() string     { return "choose a job" }
func (english) SeeApplicants() string { return "see its applicants" }
func (english) ReadCVs() string       { return "read their CVs, one by one" }
func (english) Decide() string        { return "yes, maybe, no" }
func (english) Undo() string          { return "undo" }
func (english) Keys() string          { return "all keys" }
