package conn

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) ServiceAsksToWait(clock string) string {
	return "Serviciul cere să se aștepte până la " + clock + "."
}

func (*romanian) NotEmployer() string { return "acesta nu este un cont de angajator" }

func (*romanian) AccountNotEmployer(email string) string {
	return email + " nu este un cont de angajator."
}

func (*romanian) SignInRejected() string {
	return "Parola a fost acceptată, dar serviciul refuză autentificarea."
}
