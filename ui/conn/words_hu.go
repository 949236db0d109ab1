package conn

var inHungarian = words{
	NotEmployer:    "ez nem munkáltatói fiók",
	SignInRejected: "A jelszó helyes, de a szolgáltatás elutasítja a bejelentkezést.",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) ServiceAsksToWait(clock string) string {
	return "A szolgáltatás várakozást kér eddig: " + clock + "."
}

func (*hungarian) AccountNotEmployer(email string) string {
	return email + ": nem munkáltatói fiók."
}
