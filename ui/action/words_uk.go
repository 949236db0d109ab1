package action

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = ukrainian{}

func (ukrainian) Group(g Group) string {
	switch g {
	case GroupJobs:
		return "Вакансії"
	case GroupApplicants:
		return "Кандидати"
	case GroupReview:
		return "Ваші рішення"
	case GroupFiles:
		return "Резюме, експорт і посилання"
	case GroupFind:
		return "Пошук, фільтр і сортування"
	case GroupForm:
		return "Форма вакансії"
	case GroupMoving:
		return "Переміщення"
	case GroupService:
		return "Сервіс і обліковий запис"
	case GroupProgram:
		return "Програма"
	case GroupMore:
	}
	return "Інше"
}
func (ukrainian) ShowTab(name string) string { return "показати вкладку: " + name }
func (ukrainian) Down() Label                { return Label{Name: "вниз", Synonyms: "down", Help: "вниз"} }
func (ukrainian) Up() Label                  { return Label{Name: "вгору", Synonyms: "up", Help: "вгору"} }
func (ukrainian) Top() Label {
	return Label{Name: "перший", Synonyms: "first", Help: "на початок"}
}
func (ukrainian) Bottom() Label {
	return Label{Name: "останній", Synonyms: "last", Help: "у кінець"}
}
func (ukrainian) HalfDown() Label {
	return Label{Name: "стор. вниз", Synonyms: "page down", Help: "на пів сторінки вниз"}
}
func (ukrainian) HalfUp() Label {
	return Label{Name: "стор. вгору", Synonyms: "page up", Help: "на пів сторінки вгору"}
}
