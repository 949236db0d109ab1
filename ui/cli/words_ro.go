package cli

// romanian are the texts in Romanian.
type romanian struct{}
