package terminal

import "fmt"

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) NoShell() string {
	return "тут немає оболонки, до якої можна повернутися"
}
func (*ukrainian) NoSuspending() string {
	return "ця система не вміє призупиняти програми"
}

func (*ukrainian) Ended(err error) error {
	return fmt.Errorf("програма завершилася: %w", err)
}
func (*ukrainian) NotPrepared(err error) error {
	return fmt.Errorf("не вдалося підготувати термінал: %w", err)
}
func (*ukrainian) NotHandedOver(err error) error {
	return fmt.Errorf("не вдалося передати термінал: %w", err)
}
func (*ukrainian) NotSuspended(err error) error {
	return fmt.Errorf("не вдалося призупинити програму: %w", err)
}
