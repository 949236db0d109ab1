package terminal

import "shortlist/model/lang"

func sayNotPrepared(err error) error { return lang.Errorf("prepare the terminal: %w", err) }
