package activity

import (
	"cmp"
	"fmt"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (h *hungarian) Subject(act model.Activity) string {
	switch title := text.Line(act.Title); {
	case title != "":
		return title
	case act.NamesApplicant():
		return h.Application(act.ApplyID)
	case act.Kind == model.ActivityBlind:
		switch act.Detail {
		case "on":
			return "mód bekapcsolva"
		case "off":
			return "mód kikapcsolva"
		}
		return "mód: " + text.Line(act.Detail)
	case act.Kind == model.ActivityErase:
		return text.Line(act.Detail)
	}
	return h.Job(act.JobID)
}

// Verb has at most nine cells: the column is not wider. Hence not "Közzététel".
func (*hungarian) Verb(act model.Activity) string {
	switch act.Kind {
	case model.ActivityCreate:
		return "Feladás"
	case model.ActivityUpdate:
		return "Módosítás"
	case model.ActivityStatus:
		return strings.TrimSuffix(text.Sentence(act.Change.String()), ".")
	case model.ActivityView:
		return "Megnyitás"
	case model.ActivityBlind:
		return "Anonim"
	case model.ActivityErase:
		return "Kitörlés"
	case model.ActivitySend:
		return "CV-küldés"
	case model.ActivityCommand:
		return "Parancs"
	}
	return text.Line(string(act.Kind))
}

func (*hungarian) Outcome(act model.Activity) string {
	create := act.Kind == model.ActivityCreate
	switch act.Outcome {
	case model.ActivityOpen:
		return "nincs válasz"
	case model.ActivityRefused:
		return "elutasítva"
	case model.ActivityFailed:
		return "nem sikerült"
	case model.ActivityUnknown:
		return "nem ismert"
	case model.ActivityFound:
		return "utólag igazolt"
	case model.ActivityUndone:
		switch {
		case create:
			return "nem jött létre"
		case act.Kind == model.ActivitySend, act.Kind == model.ActivityCommand:
			return "leállítva"
		}
		return "elmaradt"
	}
	switch {
	case act.Kind == model.ActivitySend:
		return "elküldve"
	case create && act.Answer == string(model.Activated):
		return "nyilvános"
	case create && act.Answer == string(model.Deactivated): // CONTRACT 12
		return "korlát miatt nem"
	case create && act.Answer == "":
		return "állapota nem ismert"
	case act.Answer != "":
		return text.Line(model.JobStatus(act.Answer).Word())
	}
	return "kész"
}

func (*hungarian) Answer(act model.Activity) string {
	sentence, missing := text.Sentence(act.Answer), ""
	if act.Answer != "" {
		missing = text.Sentence("Nincs válasz: " + act.Answer)
	}
	later := func(what string) string { return strings.TrimSpace(missing + " " + what) }
	switch act.Outcome {
	case model.ActivityOpen:
		return "Nincs feljegyzett válasz: még folyamatban van, vagy a shortlist előbb kilépett."
	case model.ActivityUnknown:
		return missing
	case model.ActivityFound:
		switch act.Kind {
		case model.ActivityCreate:
			return later(fmt.Sprintf("Ellenőrizve: az állás száma: %d.", act.JobID))
		case model.ActivityUpdate:
			return later("Ellenőrizve: a módosítás mentve.")
		}
		return later(fmt.Sprintf("Ellenőrizve: az állás állapota: %s.", act.Change.Result().Word()))
	case model.ActivityUndone:
		if act.Kind == model.ActivityCommand {
			return "Ön leállította, mielőtt véget ért."
		}
		if act.Kind == model.ActivitySend {
			return "Ön leállította, ezért a fájl hiányos vagy nincs ott."
		}
		if act.Kind == model.ActivityUpdate {
			return later("Ellenőrizve: a módosítás nincs mentve.")
		}
		return later("Ellenőrizve: nem jött létre állás.")
	case model.ActivityDone:
	default:
		return sentence
	}
	status := text.Line(model.JobStatus(act.Answer).Word())
	switch act.Kind {
	case model.ActivityCreate:
		if status == "" {
			return fmt.Sprintf("Az állás száma: %d. Az állapota nem lett beolvasva.", act.JobID)
		}
		return fmt.Sprintf("Az állás száma: %d, állapota: %s.", act.JobID, status)
	case model.ActivityUpdate:
		return "A szolgáltatás elfogadta a módosítást."
	case model.ActivityStatus:
		if status == "" {
			return "A szolgáltatás elfogadta a módosítást, állapot közlése nélkül."
		}
		return "Az állás állapota: " + status + "."
	case model.ActivityBlind:
		if act.Detail == "on" {
			return "A jelentkezők kiléte ettől fogva rejtett volt."
		}
		return "A jelentkezők kiléte ettől fogva látható volt."
	case model.ActivityErase:
		return "Ezek véglegesen törlődtek erről a gépről. A szolgáltatásnál még megvannak."
	case model.ActivitySend:
		return "A terminál a teljes fájlt átvette."
	case model.ActivityView:
		return "A szolgáltatás megnézettnek jelölte a jelentkezést."
	}
	return cmp.Or(sentence, "Kész.")
}

func (*hungarian) Application(id int64) string {
	return fmt.Sprintf("%d. számú jelentkezés", id)
}

func (*hungarian) Job(id int64) string {
	return fmt.Sprintf("%d. számú állás", id)
}

func (*hungarian) LabelWhat() string {
	return "Művelet"
}

func (*hungarian) LabelWhere() string {
	return "Hol"
}

func (*hungarian) LabelEffect() string {
	return "Hatás"
}

func (*hungarian) LabelSwitched() string {
	return "Átváltva"
}

func (*hungarian) LabelErased() string {
	return "Törölve"
}

func (*hungarian) LabelApplicant() string {
	return "Jelentkező"
}

func (*hungarian) LabelJob() string {
	return "Állás"
}

func (*hungarian) LabelCurrency() string {
	return "Pénznem"
}

func (*hungarian) LabelChanged() string {
	return "Módosult"
}

func (*hungarian) LabelAnswer() string {
	return "Válasz"
}

func (*hungarian) LabelSent() string {
	return "Elküldve"
}

func (*hungarian) LabelAccount() string {
	return "Fiók"
}

func (*hungarian) LabelAnswered(o model.ActivityOutcome) string {
	switch o {
	case model.ActivityUnknown, model.ActivityFailed:
		return "Lemondva"
	case model.ActivityFound, model.ActivityUndone:
		return "Eldőlt"
	}
	return "Válaszolt"
}

func (*hungarian) LabelTerminal() string {
	return "Terminál"
}

func (*hungarian) OnThisComputer() string {
	return "ezen a gépen; a szolgáltatásnak semmi sem megy"
}

func (*hungarian) ToOwnComputer() string {
	return "a saját gépére; a szolgáltatásnak semmi sem megy"
}

func (*hungarian) NoFieldChanged() string {
	return "egy mező sem; az állás változatlanul lett elküldve"
}

func (*hungarian) Heading() string {
	return "Műveletnapló"
}

func (*hungarian) About() string {
	return "minden elküldött módosítás és a szolgáltatás válasza"
}

func (*hungarian) Loading() string {
	return "Betöltés…"
}

func (*hungarian) Empty() string {
	return "Még üres. Itt jelennek meg a közzétett, módosított, leállított vagy törölt állások és a megnyitott jelentkezések, a szolgáltatás válaszaival."
}

func (*hungarian) NothingToRead() string {
	return "a napló üres"
}

func (*hungarian) MoreLines(n int, key string) string {
	return "↓ még " + amount.InHungarian(n, "sor") + "; " + key + ": tovább"
}

func (*hungarian) Open() action.Label {
	return action.Label{Name: "műveletnapló", Synonyms: "előzmények, módosítások, napló, activity log, history, audit, changes, journal", Help: "műveletnapló: minden elküldött módosítás"}
}

func (*hungarian) BackToList() action.Label {
	return action.Label{Name: "vissza a listához", Synonyms: "back to the list", Help: "vissza a módosítások listájához"}
}

func (*hungarian) Read() action.Label {
	return action.Label{Name: "olvasás", Title: "Bejegyzés olvasása", Synonyms: "read, Read the entry", Help: "a teljes bejegyzés olvasása"}
}

func (*hungarian) Close() action.Label {
	return action.Label{Name: "bezárás", Title: "Műveletnapló bezárása", Synonyms: "close, Close the activity log", Help: "a műveletnapló bezárása"}
}

func (*hungarian) ScrollDown() action.Label {
	return action.Label{Name: "görgetés le", Synonyms: "scroll down", Help: "a bejegyzésben fél oldallal le"}
}

func (*hungarian) ScrollUp() action.Label {
	return action.Label{Name: "görgetés fel", Synonyms: "scroll up", Help: "a bejegyzésben fél oldallal fel"}
}
func (*hungarian) LabelRan() string { return "Futtatva" }
