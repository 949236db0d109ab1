package sandbox

import (
	"fmt"
	"math/big"
	"net/http"
	"strings"
	"testing"

	"github.com/go-json-experiment/json"
	"pgregory.net/rapid"

	"shortlist/api/wire"
	"shortlist/model"
	"shortlist/model/htmltext"
	"shortlist/model/modeltest"
)

// refuses and accepts try each body on create and on update.
func (d *desk) refuses(pairs ...string) {
	d.Helper()
	d.want(d.call(http.MethodPost, "create", body(pairs...)), 400, CodeValidation)
	id := d.create()
	d.want(d.call(http.MethodPut, "update", body(append([]string{"jobId", fmt.Sprint(id)}, pairs...)...)), 400, CodeValidation)
}

func (d *desk) accepts(pairs ...string) Record {
	d.Helper()
	id := d.create(pairs...)
	other := d.create()
	d.want(d.call(http.MethodPut, "update", body(append([]string{"jobId", fmt.Sprint(other)}, pairs...)...)), 204, "")
	return d.record(id)
}

func quoted(s string) string { return fmt.Sprintf("%q", s) }

func TestS4_2_TitleRegionDescriptionRequired(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	for _, name := range []string{"title", "region", "description"} {
		for _, v := range []string{"", "null", `""`, `" \t\u00a0 "`, "5", "[]"} {
			d.refuses(name, v)
		}
	}
}

func TestS4_2_TitleAtMost20(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	twenty := strings.Repeat("ж", 20)
	if r := d.accepts("title", quoted(twenty)); r.Title != twenty {
		t.Errorf("title %q", r.Title)
	}
	if r := d.accepts("title", quoted("  "+twenty+" ")); r.Title != twenty {
		t.Errorf("title %q is not trimmed", r.Title)
	}
	d.refuses("title", quoted(twenty+"ж"))
	// UTF-16 units: each of these counts two.
	d.accepts("title", quoted(strings.Repeat("😀", 10)))
	d.refuses("title", quoted(strings.Repeat("😀", 10)+"a"))
}

// TestS4_2_DescriptionAtLeast100 takes §4.2 literally: characters of the stored text.
// An empty text is no description.
func TestS4_2_DescriptionAtLeast100(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	text := strings.Repeat("a", 100)
	for _, ok := range []string{text, "<p>" + text + "</p>", "<p>" + text[:50] + "</p><p>" + text[:49] + "</p>", strings.Repeat("&amp;", 20),
		"<p>" + text[:93] + "</p>", strings.Repeat("<b></b>", 15), text[:50] + strings.Repeat(" ", 50) + text[:48],
	} {
		d.accepts("description", quoted(ok))
	}
	for _, no := range []string{
		text[:99], "<p>" + text[:92] + "</p>", strings.Repeat("&amp;", 19), strings.Repeat(" ", 200), " " + text[:99] + " ",
		"<script>" + text + "</script>", "<div>" + text[:99] + "</div>", "<!-- " + text + " -->", `<img alt="` + text + `">`,
	} {
		d.refuses("description", quoted(no))
	}
}

func TestS4_2_ExcessTagsAreRemoved(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	text := strings.Repeat("a", 100)
	for in, want := range map[string]string{
		`<div class="x">` + text + `</div>`:                      "\n" + text + "\n",
		`<p onclick="x()">` + text + `</p>`:                      "<p>" + text + "</p>",
		`<p>` + text + `<script>x()</script></p>`:                "<p>" + text + "</p>",
		`<p>` + text + `<a href="javascript:x()">b</a></p>`:      "<p>" + text + "b</p>",
		`<p><span>` + text + `</span>b</p>`:                      "<p>" + text + "b</p>",
		`<noscript>&amp;` + text + `</noscript>`:                 "&amp;amp;" + text, // its text is raw
		text + `<<span></span>script>b`:                          text + "&lt;script&gt;b",
		`<!-- x -->` + text + `<a>b</a><a href="http://x">c</a>`: text + `b<a href="http://x">c</a>`,
		`<p>` + text + `<img src="https://x.example/a.png"></p>`: "<p>" + text + "</p>",
	} {
		if r := d.accepts("description", quoted(in)); r.Description != want {
			t.Errorf("%s became %s", in, r.Description)
		}
	}
}

// TestS4_2_CleanDescriptionIsKept: the service keeps a description without excess tags
// byte for byte (CONTRACT 10).
func TestS4_2_CleanDescriptionIsKept(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	long := strings.Repeat("слово ", 20)
	for _, in := range []string{
		" \n<p>" + long + "</p>\r\n", `"quotes" & 'others' &mdash; &#8212; ` + long, "<P ALIGN>" + long,
		`<h2>A</h2><ul><li>` + long + `<li>b</ul><table><tr><td colspan="2">c</table><a href="https://x.example/?a=1&amp;b='2'">l</a>` + "<br/>",
		`<a href="HTTPS://x.example/ї">l</a>` + long,
	} {
		data, err := json.Marshal(in)
		if err != nil {
			t.Fatal(err)
		}
		r := d.accepts("description", string(data))
		if strings.Contains(in, "ALIGN") {
			if r.Description == in {
				t.Errorf("an attribute is kept: %s", r.Description)
			}
			continue
		}
		if r.Description != in {
			t.Errorf("got  %q\nwant %q", r.Description, in)
		}
	}
}

func TestS4_2_SalaryWholeAndNotNegative(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	for in, want := range map[string]string{
		"0": "0", "-0": "0", "0.0": "0", "0e5": "0", "25000": "25000", "25000.00": "25000", "1.5E3": "1500", "1.5e+3": "1500", "15000e-1": "1500",
		"9223372036854775807": "9223372036854775807", "79228162514264337593543950335": "79228162514264337593543950335", "7e28": "70000000000000000000000000000",
	} {
		r := d.accepts("salaryValue1", in, "salaryRateId", "3")
		if r.SalaryFrom == nil || string(*r.SalaryFrom) != want {
			t.Errorf("%s is stored as %v, want %s", in, r.SalaryFrom, want)
		}
	}
	for _, in := range []string{"-1", "-0.5", "0.5", "1.25e1", "15001e-1", "79228162514264337593543950336", "8e28", "1e29", "1e999999999999", "1e-999999999999", `"25000"`, "true", "[]"} {
		d.refuses("salaryValue1", in, "salaryRateId", "3")
		d.refuses("salaryValue1", "0", "salaryValue2", in, "salaryRateId", "3")
	}
}

func TestS4_2_SalaryToNeedsFrom(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	d.refuses("salaryValue2", "1000", "salaryRateId", "3")
	d.refuses("salaryValue1", "null", "salaryValue2", "1000", "salaryRateId", "3")
	d.refuses("salaryValue2", "0")
	d.accepts("salaryValue1", "0", "salaryValue2", "1000", "salaryRateId", "3")
}

func TestS4_2_SalaryToNotBelowFrom(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	d.refuses("salaryValue1", "1000", "salaryValue2", "999", "salaryRateId", "3")
	d.refuses("salaryValue1", "1000", "salaryValue2", "0", "salaryRateId", "3")
	d.accepts("salaryValue1", "1000", "salaryValue2", "1000.0", "salaryRateId", "3")
	// A float cannot distinguish these.
	d.refuses("salaryValue1", "9007199254740993", "salaryValue2", "9007199254740992", "salaryRateId", "3")
}

func TestS4_2_RateRequiredAndKnown(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	d.refuses("salaryValue1", "1000")
	d.refuses("salaryValue1", "0")
	d.refuses("salaryValue1", "1000", "salaryRateId", "null")
	for _, bad := range []string{"4", "6", "-1", "3.5", "3.0", `"3"`} {
		d.refuses("salaryValue1", "1000", "salaryRateId", bad)
		d.refuses("salaryRateId", bad)
	}
	for _, rate := range model.Rates() {
		if r := d.accepts("salaryValue1", "1000", "salaryRateId", fmt.Sprint(int(rate))); r.Rate == nil || *r.Rate != rate {
			t.Errorf("rate %d is stored as %v", rate, r.Rate)
		}
	}
	d.accepts("salaryRateId", "0")
}

func TestS4_2_JobTypes(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	for i := range 6 {
		r := d.accepts("jobType1", fmt.Sprint(i), "jobType2", fmt.Sprint(5-i))
		if r.Type1 == nil || int(*r.Type1) != i || r.Type2 == nil || int(*r.Type2) != 5-i {
			t.Errorf("types %v and %v", r.Type1, r.Type2)
		}
	}
	for _, bad := range []string{"-1", "6", "1.5", `"1"`} {
		d.refuses("jobType1", bad)
		d.refuses("jobType1", "1", "jobType2", bad)
	}
	d.refuses("jobType2", "0")
	d.refuses("jobType1", "null", "jobType2", "1")
}

func TestS4_2_Currency(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	for i := range 3 {
		if r := d.accepts("currencyId", fmt.Sprint(i)); r.Currency != i {
			t.Errorf("currency %d is stored as %d", i, r.Currency)
		}
	}
	if r := d.accepts(); r.Currency != 0 {
		t.Errorf("without one it is %d", r.Currency)
	}
	for _, bad := range []string{"-1", "3", "1.5", "null", `"1"`} {
		d.refuses("currencyId", bad)
	}
}

func TestS4_2_BodyMustBeAnObject(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	for _, bad := range []string{"", "null", "[]", "5", body() + "x", `{"title":"a","title":"b"}`, "{", body("title", "\"\xff\"")} {
		d.want(d.call(http.MethodPost, "create", bad), 400, CodeValidation)
	}
}

func TestS4_2_UnknownFieldsAreIgnored(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	d.accepts("colour", `{"a":[1]}`)
}

// drafts makes drafts at the edges of the rules, about half of them valid: each field
// breaks its rule only sometimes.
func drafts() *rapid.Generator[model.Draft] {
	return rapid.Custom(func(t *rapid.T) model.Draft {
		rarely := func(name string) bool { return rapid.IntRange(0, 15).Draw(t, "break "+name) == 15 }
		opt := func(name string, low, high int) *int {
			n := rapid.IntRange(low-1, high).Draw(t, name)
			if n == low-1 {
				return nil
			}
			return &n
		}
		runes := rapid.RuneFrom([]rune("abж 😀é\u00a0\u200b&<>'\""))
		line := func(name string, longest int) string {
			if rarely(name) {
				return rapid.StringOfN(runes, 0, 25, -1).Draw(t, name)
			}
			return "x" + rapid.StringOfN(runes, 0, (longest-2)/2, -1).Draw(t, name) + "x"
		}
		money := []string{"0", "1000", "25 000", "25000.00", "1.5E3", "1e2", "9223372036854775807"}
		currency := model.Currency(rapid.IntRange(0, 2).Draw(t, "currency"))
		d := model.Draft{
			Title: line("title", 20), Region: line("region", 20), Address: rapid.StringOfN(runes, 0, 5, -1).Draw(t, "address"),
			Currency: &currency, Rate: (*model.Rate)(opt("rate", 0, 3)), Type1: (*model.JobType)(opt("type1", 0, 5)),
			Description: markup().Draw(t, "description"),
		}
		if d.Rate != nil {
			d.SalaryFrom = rapid.SampledFrom(money).Draw(t, "from")
			d.SalaryTo = rapid.SampledFrom([]string{"", "9223372036854775807", d.SalaryFrom}).Draw(t, "to")
		}
		if d.Type1 != nil {
			d.Type2 = (*model.JobType)(opt("type2", 0, 5))
		}
		if rarely("salary") {
			d.SalaryFrom = rapid.SampledFrom(append(money, "", "0.5", "-3", "25.000", "x")).Draw(t, "from")
			d.SalaryTo = rapid.SampledFrom(append(money, "", "0.5", "-3", "25.000", "x")).Draw(t, "to")
		}
		if rarely("codes") {
			d.Rate, d.Type1, d.Type2 = (*model.Rate)(opt("rate", -1, 6)), (*model.JobType)(opt("type1", -1, 6)), (*model.JobType)(opt("type2", -1, 6))
		}
		return d
	})
}

// markup makes HTML around the 100 characters that matter, from whole pieces and broken
// ones.
func markup() *rapid.Generator[string] {
	pieces := []string{
		"a", "bc ", "ж", "😀", " ", "\n", "&nbsp;", "&amp;", "&#34;", "&", "<", "<p>", "</p>", "<div>", "</div>", "<br>", "<span>", "</span>", "<li>",
		"<td>", "</td>", "<table>", "<section>", "<script>", "</script>", "<title>", "</title>", "<textarea>", "</textarea>", "<!--", "-->", "<object>",
		"</object>", "<frame>", "<noscript>", "</noscript>", "<a href='x'>", "</a>", "<a href='javascript:x'>", "<b>", "<B ", ">", "\u200b", "\x00", "<option>", "<svg>",
		"<plaintext>", "<xmp>", "</xmp>", "<select>", "<iframe>", "</iframe>", "<style>", "</style>", "<custom-tag>", "<![CDATA[", "]]>", "<template>",
		"<math>", "<noembed>", "</noembed>", "<frameset>", "<noframes>", "</noframes>", "</frameset>", "<body>", "<datalist>", "<legend>", "<caption>", "<th>", "<hr>", "<pre>",
	}
	return rapid.Custom(func(t *rapid.T) string {
		list := rapid.SliceOfN(rapid.SampledFrom(pieces), 0, 40).Draw(t, "pieces")
		fill := strings.Repeat("w", rapid.IntRange(60, 110).Draw(t, "fill"))
		at := rapid.IntRange(0, len(list)).Draw(t, "at")
		return strings.Join(list[:at], "") + fill + strings.Join(list[at:], "")
	})
}

// TestS4_2_ServiceAcceptsWhatTheModelAccepts compares the two statements of the rules:
// the service accepts every draft that the model accepts, and the reverse, except where
// the model is stricter.
func TestS4_2_ServiceAcceptsWhatTheModelAccepts(t *testing.T) {
	accepted := 0
	rapid.Check(t, func(t *rapid.T) {
		draft := drafts().Draw(t, "draft")
		b, problems := model.Validate(draft, htmltext.VisibleCharacters)
		data, err := json.Marshal(wire.BodyOf(0, b))
		if err != nil {
			t.Fatal(err)
		}
		var m members
		if err := json.Unmarshal(data, &m); err != nil {
			t.Fatal(err)
		}
		_, err = m.job(true)
		if len(problems) == 0 {
			accepted++
			if err != nil {
				t.Fatalf("the model accepts it, the service does not: %v\n%s", err, data)
			}
			return
		}
		// A salary that is not a number never gets into a body, and the model is
		// stricter about descriptions: those cannot be compared in this direction.
		for _, f := range []model.FormField{model.FieldDescription, model.FieldSalaryFrom, model.FieldSalaryTo} {
			if len(problems.ByField(f)) > 0 {
				return
			}
		}
		if err == nil {
			t.Fatalf("the service accepts what the model refuses: %v\n%s", problems, data)
		}
	})
	if accepted < 10 {
		t.Errorf("only %d drafts were valid: the property shows nothing", accepted)
	}
}

// TestS4_2_ServiceCountsNoLessThanTheModel tests the most doubtful part of that
// comparison with more drafts: the length of descriptions.
func TestS4_2_ServiceCountsNoLessThanTheModel(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		source := markup().Draw(t, "description")
		if mine, theirs := utf16Len(strings.TrimSpace(sanitize(source))), htmltext.VisibleCharacters(source); mine < min(theirs, minDescription) {
			t.Fatalf("the service counts %d, the model %d\n%q\n%q", mine, theirs, source, sanitize(source))
		}
	})
}

// TestS4_2_SanitizingTwiceChangesNothing: a sanitized text does not change when it is
// sanitized again.
func TestS4_2_SanitizingTwiceChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		once := sanitize(markup().Draw(t, "description"))
		if twice := sanitize(once); twice != once {
			t.Fatalf("%q became %q", once, twice)
		}
	})
}

// TestS4_2_HostileDescriptionsAreLinear: the service takes linear time for a
// description that was made to be slow.
func TestS4_2_HostileDescriptionsAreLinear(t *testing.T) {
	for name, piece := range map[string]string{
		"nested": "<div>", "kept": "<ul><li>", "bare": "<", "quotes": `<a href="`, "comments": "<!--", "entities": "&", "closing": "</p>", "raw": "<xmp><script>", "links": `<a href="https://x/?a=b&c=d">`,
	} {
		t.Run(name, func(t *testing.T) {
			source := func(n int) string { return strings.Repeat(piece, n/len(piece)) }
			modeltest.GrowsLinearly(t, 256<<10, source, func(s string) { sanitize(s) })
		})
	}
}

// TestS4_2_WholeNumbersAreExact: exact arithmetic distinguishes whole numbers from
// fractions.
func TestS4_2_WholeNumbersAreExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.StringMatching(`-?(0|[1-9][0-9]{0,12})(\.[0-9]{1,12})?([eE][+-]?[0-9]{1,2})?`).Draw(t, "number")
		got, err := wholeNumber(s)
		want, ok := new(big.Rat).SetString(s)
		if !ok {
			t.Fatal(s)
		}
		valid := want.IsInt() && want.Sign() >= 0 && want.Num().Cmp(maxDecimal) <= 0
		if (err == nil) != valid || valid && got.Cmp(want.Num()) != 0 {
			t.Fatalf("%s is %s, read as %v, %v", s, want.RatString(), got, err)
		}
	})
}
