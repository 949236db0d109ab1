package terminal

import "fmt"

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) NoShell() string      { return "itt nincs parancssor, ahová vissza lehetne térni" }
func (*hungarian) NoSuspending() string { return "ez a rendszer nem tud programokat felfüggeszteni" }

func (*hungarian) Ended(err error) error { return fmt.Errorf("a kezelőfelület leállt: %w", err) }
func (*hungarian) NotPrepared(err error) error {
	return fmt.Errorf("a terminál előkészítése: %w", err)
}
func (*hungarian) NotHandedOver(err error) error { return fmt.Errorf("a terminál átadása: %w", err) }
func (*hungarian) NotSuspended(err error) error {
	return fmt.Errorf("a program felfüggesztése: %w", err)
}
