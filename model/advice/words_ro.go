package advice

import "fmt"

var inRomanian = words{
	NoSalary: "Salariul lipsește; lumea va întreba.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) PhoneNumber(number string) string {
	return "„" + number + "” pare un număr de telefon; îl vede oricine vede jobul."
}
func (*romanian) Capitals(words string) string {
	return "„" + words + "” este cu majuscule, ceea ce pare strigat."
}
func (*romanian) NoList(characters string) string {
	return "Caractere: " + characters + ", nicio listă; sarcinile și cerințele ar putea fi puncte de listă."
}
func (*romanian) TooLong(characters string, screens int) string {
	return fmt.Sprintf("Caractere: %s; ecrane de telefon: circa %d. Se poate scurta?", characters, screens)
}
