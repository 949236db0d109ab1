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

var inRomanian = words{
	LabelWhat:      "Ce",
	LabelWhere:     "Unde",
	LabelEffect:    "Efect",
	LabelSwitched:  "Comutat",
	LabelErased:    "Șters",
	LabelRan:       "Rulată",
	LabelApplicant: "Candidat",
	LabelFile:      "Fișier",
	LabelJob:       "Job",
	LabelCurrency:  "Monedă",
	LabelChanged:   "Modificări",
	LabelAnswer:    "Răspuns",
	LabelSent:      "Trimis",
	LabelAccount:   "Cont",
	LabelTerminal:  "Terminal",
	OnThisComputer: "pe acest calculator; serviciului nu i se trimite nimic",
	ToOwnComputer:  "pe calculatorul dumneavoastră; serviciului nu i se trimite nimic",
	NoFieldChanged: "niciun câmp; jobul s-a trimis nemodificat",

	Heading:       "Jurnal de activitate",
	About:         "toate modificările trimise serviciului, cu răspunsuri",
	Loading:       "Se încarcă…",
	Empty:         "Încă nimic. Aici apar joburile pe care le publicați, modificați, opriți sau ștergeți și candidaturile pe care le deschideți, cu răspunsurile serviciului.",
	NothingToRead: "jurnalul este gol",
	Open:          action.Label{Name: "jurnal", Title: "Jurnal de activitate", Synonyms: "istoric, audit, modificări, activity log, history, changes, journal", Help: "jurnal de activitate: toate modificările trimise"},
	BackToList:    action.Label{Name: "înapoi la listă", Synonyms: "back to the list", Help: "înapoi la lista de modificări"},
	Read:          action.Label{Name: "citește", Title: "Citește înregistrarea", Synonyms: "read, read the entry", Help: "citește înregistrarea în întregime"},
	Close:         action.Label{Name: "închide", Title: "Închide jurnalul de activitate", Synonyms: "close, close the activity log", Help: "închide jurnalul de activitate"},
	ScrollDown:    action.Label{Name: "în jos", Title: "Derulează în jos", Synonyms: "scroll down", Help: "o jumătate de pagină în jos în înregistrare"},
	ScrollUp:      action.Label{Name: "în sus", Title: "Derulează în sus", Synonyms: "scroll up", Help: "o jumătate de pagină în sus în înregistrare"},

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

// Subject names the job or the applicant of a call.
func (*romanian) Subject(act model.Activity) string {
	switch title := text.Line(act.Title); {
	case title != "":
		return title
	case act.NamesApplicant():
		return new(romanian).Application(act.ApplyID)
	case act.Kind == model.ActivityBlind:
		switch act.Detail {
		case "on":
			return "mod activat"
		case "off":
			return "mod dezactivat"
		}
		return "mod: " + text.Line(act.Detail)
	case act.IsInDetail():
		return text.Line(act.Detail)
	}
	return new(romanian).Job(act.JobID)
}

// Verb names the purpose of a call, whatever its outcome.
func (*romanian) Verb(act model.Activity) string {
	switch act.Kind {
	case model.ActivityCreate:
		return "Publică"
	case model.ActivityUpdate:
		return "Modifică"
	case model.ActivityStatus:
		return strings.TrimSuffix(text.Sentence(act.Change.String()), ".")
	case model.ActivityView:
		return "Deschide"
	case model.ActivityBlind:
		return "Anonim"
	case model.ActivityErase:
		return "Șterge"
	case model.ActivitySend:
		return "Trimite"
	case model.ActivityTeam:
		return "Echipa"
	case model.ActivityUnconfined:
		return "Citire CV"
	case model.ActivityCommand:
		return "Comandă"
	}
	return text.Line(string(act.Kind))
}

// Outcome is the result of a call in a few words.
func (*romanian) Outcome(act model.Activity) string {
	create := act.Kind == model.ActivityCreate
	switch act.Outcome {
	case model.ActivityOpen:
		return "fără răspuns"
	case model.ActivityRefused:
		return "respins"
	case model.ActivityFailed:
		return "eșuat"
	case model.ActivityUnknown:
		return "necunoscut"
	case model.ActivityFound:
		return "confirmat apoi"
	case model.ActivityUndone:
		switch {
		case create:
			return "necreat"
		case act.Kind == model.ActivitySend, act.Kind == model.ActivityCommand:
			return "întrerupt"
		}
		return "neefectuat"
	}
	switch {
	case act.Kind == model.ActivitySend:
		return "trimis"
	case create && act.Answer == string(model.Activated):
		return "public"
	case create && act.Answer == string(model.Deactivated): // CONTRACT 12
		return "nepublic: limită"
	case create && act.Answer == "":
		return "stare necitită"
	case act.Answer != "":
		return "este " + text.Line(model.JobStatus(act.Answer).Word())
	}
	return "efectuat"
}

// Answer is the result of a call in full sentences.
func (*romanian) Answer(act model.Activity) string {
	sentence, missing := text.Sentence(act.Answer), ""
	if act.Answer != "" {
		missing = text.Sentence("Fără răspuns: " + act.Answer)
	}
	later := func(what string) string { return strings.TrimSpace(missing + " " + what) }
	switch act.Outcome {
	case model.ActivityOpen:
		return "Niciun răspuns înregistrat: este încă în curs sau shortlist s-a închis înainte."
	case model.ActivityUnknown:
		return missing
	case model.ActivityFound:
		switch act.Kind {
		case model.ActivityCreate:
			return later(fmt.Sprintf("Verificat: este jobul %d.", act.JobID))
		case model.ActivityUpdate:
			return later("Verificat: modificarea s-a salvat.")
		}
		return later(fmt.Sprintf("Verificat: jobul este %s.", act.Change.Result().Word()))
	case model.ActivityUndone:
		if act.Kind == model.ActivityCommand {
			return "Ați oprit-o înainte să se termine."
		}
		if act.Kind == model.ActivitySend {
			return "Ați oprit trimiterea, așa că fișierul este incomplet sau lipsește."
		}
		if act.Kind == model.ActivityUpdate {
			return later("Verificat: modificarea nu s-a salvat.")
		}
		return later("Verificat: nu s-a creat niciun job.")
	case model.ActivityDone:
	default:
		return sentence
	}
	status := text.Line(model.JobStatus(act.Answer).Word())
	switch act.Kind {
	case model.ActivityCreate:
		if status == "" {
			return fmt.Sprintf("Este jobul %d. Starea lui nu a fost citită.", act.JobID)
		}
		return fmt.Sprintf("Este jobul %d și este %s.", act.JobID, status)
	case model.ActivityUpdate:
		return "Serviciul a acceptat modificarea."
	case model.ActivityStatus:
		if status == "" {
			return "Serviciul a acceptat modificarea, fără să indice starea."
		}
		return "Jobul este " + status + "."
	case model.ActivityBlind:
		if act.Detail == "on" {
			return "De atunci, identitatea candidaților este ascunsă."
		}
		return "De atunci, identitatea candidaților este vizibilă."
	case model.ActivityTeam:
		return "Liniile dumneavoastră despre ele au dispărut din fișierul dumneavoastră. Evaluările de pe acest calculator rămân."
	case model.ActivityUnconfined:
		return "CV-urile se citesc totuși. shortlist doctor verifică din nou."
	case model.ActivityErase:
		return "Acestea s-au șters definitiv de pe acest calculator. Serviciul le are în continuare."
	case model.ActivitySend:
		return "Terminalul a primit tot fișierul."
	case model.ActivityView:
		return "Serviciul a marcat candidatura ca văzută."
	}
	return cmp.Or(sentence, "Efectuat.")
}

func (*romanian) Application(id int64) string {
	return fmt.Sprintf("candidatura %d", id)
}

func (*romanian) Job(id int64) string {
	return fmt.Sprintf("jobul %d", id)
}

func (*romanian) LabelAnswered(o model.ActivityOutcome) string {
	switch o {
	case model.ActivityUnknown, model.ActivityFailed:
		return "Abandonat"
	case model.ActivityFound, model.ActivityUndone:
		return "Clarificat"
	}
	return "Primit"
}

func (*romanian) MoreLines(n int, key string) string {
	return "↓ încă " + amount.InRomanian(n, "linie", "linii") + "; mai departe: " + key
}
