package filesystem

import "shortlist/model/lang"

// sentences are the texts that are made at run time.
type sentences interface {
	Away(folder string) string
}

// words are the texts about folders. Each language has its own variable.
type words struct{ sentences }

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{sentences: new(english)}

type english struct{}

func (*english) Away(folder string) string {
	return folder + " is away: its disk or server was disconnected, or the folder was moved. Nothing is written until it is back"
}
