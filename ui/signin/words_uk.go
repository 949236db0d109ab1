package signin

import "shortlist/ui/action"

var inUkrainian = words{
	Title:  "Вхід",
	SignIn: action.Label{Name: "увійти", Synonyms: "sign in"},
	NotNow: action.Label{Name: "не зараз; збережені дані можна читати", Synonyms: "not now; stored data stays readable"},

	Host:     "Хост",
	Account:  "Логін",
	Password: "Пароль",

	OnlyThisAddress: "Ваш пароль буде надіслано лише на цю адресу.",
	TypePassword:    "Спершу введіть пароль.",
	SigningIn:       "Вхід…",
	SignInHint:      "увійти",
	NotNowHint:      "не зараз",
}
