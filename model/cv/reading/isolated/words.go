package isolated

import "shortlist/model/lang"

// words are the texts of the package. Each language has its own variable.
type words struct {
	NoLandlockDrawing string // it is missing, and seccomp is not
	NoLandlock        string
	NoSeccompSignals  string // Landlock does not restrict signals either
	NoSeccomp         string
	Neither           string // another system than Linux
	NotConfined       string // before the system's words
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	NoLandlockDrawing: "no Landlock: the program that draws pages of CVs can read your files",
	NoLandlock:        "no Landlock: CVs' readers can open your files",
	NoSeccompSignals:  "no seccomp: CVs' readers can start programs, open sockets, change the modes of your files and end your programs",
	NoSeccomp:         "no seccomp: CVs' readers can start programs, open sockets and change the modes of your files",
	Neither:           "this system has no Landlock and no seccomp: CVs' readers can open your files and make connections",
	NotConfined:       "this computer's kernel does not confine the process that reads CVs",
}
