package terminal

import "fmt"

var inUkrainian = words{
	NoShell:      "тут немає оболонки, до якої можна повернутися",
	NoSuspending: "ця система не вміє призупиняти програми",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Ended(err error) error {
	return fmt.Errorf("програма завершилася: %w", err)
}
func (*ukrainian) NotPrepared(err error) error {
	return fmt.Errorf("не вдалося підготувати термінал: %w", err)
}
func (*ukrainian) NotSuspended(err error) error {
	return fmt.Errorf("не вдалося призупинити програму: %w", err)
}
