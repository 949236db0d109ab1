package cli

// linearWords are the texts of the dashboard line by line.
type linearWords struct {
	FlagLinear   string
	LinearEditor string
}

var linearInEnglish = linearWords{
	FlagLinear:   "the dashboard in lines and words, for screen readers, slow lines and scripts",
	LinearEditor: "a script starts no editor; type the text in lines",
}
