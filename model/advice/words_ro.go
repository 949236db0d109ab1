package advice

import "fmt"

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) NoSalary() string { return "Salariul lipsește; lumea va întreba." }
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
