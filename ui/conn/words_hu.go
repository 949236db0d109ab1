package conn

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) ServiceAsksToWait(clock string) string {
	return "A szolgáltatás várakozást kér eddig: " + clock + "."
}

func (*hungarian) NotEmployer() string { return "ez nem munkáltatói fiók" }

func (*hungarian) AccountNotEmployer(email string) string {
	return email + ": nem munkáltatói fiók."
}

func (*hungarian) SignInRejected() string {
	return "A jelszó helyes, de a szolgáltatás elutasítja a bejelentkezést."
}
