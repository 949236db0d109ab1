package conn

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) ServiceAsksToWait(clock string) string {
	return "Сервіс просить зачекати до " + clock + "."
}

func (*ukrainian) NotEmployer() string {
	return "це не обліковий запис роботодавця"
}

func (*ukrainian) AccountNotEmployer(email string) string {
	return "Це не обліковий запис роботодавця: " + email + "."
}

func (*ukrainian) SignInRejected() string {
	return "Пароль прийнято, але сервіс відхиляє вхід."
}
