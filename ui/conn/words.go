package conn

// words are the texts of the connection. Another language is another type with these methods.
type words interface {
	ServiceAsksToWait(clock string) string
}

var say words = english{}

type english struct{}

func (english) ServiceAsksToWait(clock string) string {
	return "The service asks to wait until " + clock + "."
}
