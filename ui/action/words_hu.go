package action

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = hungarian{}

func (hungarian) Group(g Group) string {
	switch g {
	case GroupJobs:
		return "Állások"
	case GroupApplicants:
		return "Jelentkezők"
	case GroupReview:
		return "Értékelés"
	case GroupFiles:
		return "Önéletrajzok, exportok, hivatkozások"
	case GroupFind:
		return "Keresés, szűrés, rendezés"
	case GroupForm:
		return "Álláslap"
	case GroupMoving:
		return "Mozgás"
	case GroupService:
		return "Szolgáltatás és fiók"
	case GroupProgram:
		return "Program"
	case GroupMore:
	}
	return "Egyéb"
}
func (hungarian) ShowTab(name string) string { return "lap megjelenítése: " + name }
func (hungarian) Down() Label                { return Label{Name: "le", Help: "le"} }
func (hungarian) Up() Label                  { return Label{Name: "fel", Help: "fel"} }
func (hungarian) Top() Label                 { return Label{Name: "első", Help: "az elejére"} }
func (hungarian) Bottom() Label              { return Label{Name: "utolsó", Help: "a végére"} }
func (hungarian) HalfDown() Label            { return Label{Name: "oldal le", Help: "fél oldallal le"} }
func (hungarian) HalfUp() Label              { return Label{Name: "oldal fel", Help: "fél oldallal fel"} }
