package jobs

import (
	"testing"

	"shortlist/model"
)

func TestACurrencyIsACodeOfItsCountry(t *testing.T) {
	if n, ok := codeOf("eur", currencyCodes(model.Hungary)); !ok || n != 1 {
		t.Errorf("the euro in Hungary is %d, %v", n, ok)
	}
}
