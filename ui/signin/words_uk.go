package signin

import "shortlist/ui/action"

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Title() string { return "Вхід" }
func (*ukrainian) SignIn() action.Label {
	return action.Label{Name: "увійти", Synonyms: "sign in"}
}
func (*ukrainian) NotNow() action.Label {
	return action.Label{Name: "не зараз; збережені дані можна читати", Synonyms: "not now; stored data stays readable"}
}

func (*ukrainian) Host() string     { return "Хост" }
func (*ukrainian) Account() string  { return "Логін" }
func (*ukrainian) Password() string { return "Пароль" }

func (*ukrainian) OnlyThisAddress() string {
	return "Ваш пароль буде надіслано лише на цю адресу."
}
func (*ukrainian) TypePassword() string { return "Спершу введіть пароль." }
func (*ukrainian) SigningIn() string    { return "Вхід…" }
func (*ukrainian) SignInHint() string   { return "увійти" }
func (*ukrainian) NotNowHint() string   { return "не зараз" }
