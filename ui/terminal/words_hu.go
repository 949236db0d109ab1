package terminal

import "fmt"

var inHungarian = words{
	NoShell:      "itt nincs parancssor, ahová vissza lehetne térni",
	NoSuspending: "ez a rendszer nem tud programokat felfüggeszteni",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Ended(err error) error { return fmt.Errorf("a kezelőfelület leállt: %w", err) }
func (*hungarian) NotPrepared(err error) error {
	return fmt.Errorf("a terminál előkészítése: %w", err)
}
func (*hungarian) NotSuspended(err error) error {
	return fmt.Errorf("a program felfüggesztése: %w", err)
}
