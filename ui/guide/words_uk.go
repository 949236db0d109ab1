package guide

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) YourKeys() string {
	return "Клавіші, які змінила ваша конфігурація"
}
func (*ukrainian) KeysHead() string { return "| дія | клавіші | замість |" }
