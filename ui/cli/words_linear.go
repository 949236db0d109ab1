package cli

// linearWords are the texts of the dashboard line by line.
type linearWords interface {
	FlagLinear() string
	LinearEditor() string
}

func (*english) FlagLinear() string {
	return "the dashboard in lines and words, for screen readers, slow lines and scripts"
}
func (*english) LinearEditor() string {
	return "a script starts no editor; type the text in lines"
}
