package conn

var inUkrainian = words{
	NotEmployer:    "це не обліковий запис роботодавця",
	SignInRejected: "Пароль прийнято, але сервіс відхиляє вхід.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) ServiceAsksToWait(clock string) string {
	return "Сервіс просить зачекати до " + clock + "."
}

func (*ukrainian) AccountNotEmployer(email string) string {
	return "Це не обліковий запис роботодавця: " + email + "."
}
