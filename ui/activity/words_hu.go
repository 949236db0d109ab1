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

var inHungarian = words{
	LabelWhat:      "Művelet",
	LabelWhere:     "Hol",
	LabelEffect:    "Hatás",
	LabelSwitched:  "Átváltva",
	LabelErased:    "Törölve",
	LabelRan:       "Futtatva",
	LabelApplicant: "Jelentkező",
	LabelFile:      "Fájl",
	LabelJob:       "Állás",
	LabelCurrency:  "Pénznem",
	LabelChanged:   "Módosult",
	LabelAnswer:    "Válasz",
	LabelSent:      "Elküldve",
	LabelAccount:   "Fiók",
	LabelTerminal:  "Terminál",
	OnThisComputer: "ezen a gépen; a szolgáltatásnak semmi sem megy",
	ToOwnComputer:  "a saját gépére; a szolgáltatásnak semmi sem megy",
	NoFieldChanged: "egy mező sem; az állás változatlanul lett elküldve",

	Heading:       "Műveletnapló",
	About:         "minden elküldött módosítás és a szolgáltatás válasza",
	Loading:       "Betöltés…",
	Empty:         "Még üres. Itt jelennek meg a közzétett, módosított, leállított vagy törölt állások és a megnyitott jelentkezések, a szolgáltatás válaszaival.",
	NothingToRead: "a napló üres",
	Open:          action.Label{Name: "műveletnapló", Synonyms: "előzmények, módosítások, napló, activity log, history, audit, changes, journal", Help: "műveletnapló: minden elküldött módosítás"},
	BackToList:    action.Label{Name: "vissza a listához", Synonyms: "back to the list", Help: "vissza a módosítások listájához"},
	Read:          action.Label{Name: "olvasás", Title: "Bejegyzés olvasása", Synonyms: "read, Read the entry", Help: "a teljes bejegyzés olvasása"},
	Close:         action.Label{Name: "bezárás", Title: "Műveletnapló bezárása", Synonyms: "close, Close the activity log", Help: "a műveletnapló bezárása"},
	ScrollDown:    action.Label{Name: "görgetés le", Synonyms: "scroll down", Help: "a bejegyzésben fél oldallal le"},
	ScrollUp:      action.Label{Name: "görgetés fel", Synonyms: "scroll up", Help: "a bejegyzésben fél oldallal fel"},

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

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
	case act.IsInDetail():
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
		if act.ApplyID == 0 {
			return "Fájlküldés"
		}
		return "CV-küldés"
	case model.ActivityTeam:
		return "Csapat"
	case model.ActivityUnconfined:
		return "Olvasás"
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
	case model.ActivityTeam:
		return "Az ezekről szóló sorai kikerültek a fájljából. Az értékelései ezen a gépen megmaradnak."
	case model.ActivityUnconfined:
		return "Az önéletrajzok ettől még olvashatók. A shortlist doctor újra ellenőrzi."
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

func (*hungarian) LabelAnswered(o model.ActivityOutcome) string {
	switch o {
	case model.ActivityUnknown, model.ActivityFailed:
		return "Lemondva"
	case model.ActivityFound, model.ActivityUndone:
		return "Eldőlt"
	}
	return "Válaszolt"
}

func (*hungarian) MoreLines(n int, key string) string {
	return "↓ még " + amount.InHungarian(n, "sor") + "; " + key + ": tovább"
}
