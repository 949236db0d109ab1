package conn

var inRomanian = words{
	NotEmployer:    "acesta nu este un cont de angajator",
	SignInRejected: "Parola a fost acceptată, dar serviciul refuză autentificarea.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) ServiceAsksToWait(clock string) string {
	return "Serviciul cere să se aștepte până la " + clock + "."
}

func (*romanian) AccountNotEmployer(email string) string {
	return email + " nu este un cont de angajator."
}
