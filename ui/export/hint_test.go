package export

import (
	"testing"

	"shortlist/model"
)

func TestHintsAreOnWhatIsNew(t *testing.T) {
	was := model.Draft{Title: "Cook", SalaryFrom: "1", Description: "<p>Вік до 40 років.</p>"}
	now := was
	now.Description = "<p>Вік до 40 років.</p><p>Лише чоловіки.</p>"
	if got := HintsOf(model.Draft{}, was, model.Ukraine); len(got) != 1 || got[0].Kind != "age" || got[0].Article != "Art. 24-1" || got[0].Text[got[0].Start:got[0].End] != "Вік до 40" {
		t.Errorf("a new job: %+v", got)
	}
	if got := HintsOf(was, now, model.Ukraine); len(got) != 1 || got[0].Kind != "sex" || got[0].Text != "Лише чоловіки." {
		t.Errorf("a changed job: %+v", got)
	}
}
