package career

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// fold gives all spellings of a word one form: lower case without accents, with plain
// spaces, dashes and apostrophes.
func fold(s string) string {
	var b strings.Builder
	for _, r := range strings.TrimSpace(s) {
		r = unicode.ToLower(r)
		if plain, ok := plain[r]; ok {
			r = plain
		}
		switch {
		case unicode.Is(unicode.Mn, r):
		case unicode.IsSpace(r):
			b.WriteByte(' ')
		default:
			b.WriteRune(r)
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// plain gives letters without their accents, after the accents are cut off, and signs
// in their plainest form.
var plain = map[rune]rune{
	'á': 'a', 'à': 'a', 'â': 'a', 'ă': 'a', 'ä': 'a', 'ą': 'a', 'ć': 'c', 'č': 'c', 'é': 'e', 'è': 'e', 'ê': 'e', 'ę': 'e', 'í': 'i', 'î': 'i',
	'ł': 'l', 'ń': 'n', 'ó': 'o', 'ö': 'o', 'ő': 'o', 'ô': 'o', 'ś': 's', 'ș': 's', 'ş': 's', 'š': 's', 'ț': 't', 'ţ': 't',
	'ú': 'u', 'ü': 'u', 'ű': 'u', 'ź': 'z', 'ż': 'z', 'ž': 'z', 'й': 'и', 'ї': 'і', 'ё': 'е',
	'–': '-', '—': '-', '‑': '-', '−': '-', '‒': '-', '’': '\'', 'ʼ': '\'', '`': '\'', '‘': '\'', '′': '\'', '\\': '/', '|': '/', ';': ',',
}

// set returns a set of folded words.
func set(words ...string) map[string]bool {
	out := map[string]bool{}
	for _, list := range words {
		for w := range strings.SplitSeq(list, ",") {
			out[fold(w)] = true
		}
	}
	return out
}

var (
	// begins are words around the date of a start.
	begins = set("з,із,зі,від,починаючи,с,со,от,в,у,from,since,in,of,the,din,de,la,luna,anul,anului,od,seit,von,ab",
		"óta,tól,től,ban,ben,án,én,jén")
	// ends are words around the date of an end.
	ends = set("до,по,в,у,to,till,until,in,of,the,through,până,în,la,luna,anul,anului,do,bis,ig,ban,ben,án,én,jén")
	// yearly are words that mark the number before them as a year.
	yearly = set("р,рр,рік,року,році,г,гг,год,года,году,év,évi,évben,r,roku,rok")
	// ordinal are endings of the number of a day, written apart from it.
	ordinal = set("st,nd,rd,th,го,е,я,ого")
	// quarterly are words for a quarter, beside its number.
	quarterly = set("q,кв,квартал,кварталу,квартала,кварталі,квартале,trim,trimestru,trimestrul,trimestrului,negyedév,negyedéve,quarter,kwartał")
	// ongoing are ends that have not come.
	ongoing = set(
		"теперішній час,по теперішній час,до теперішнього часу,на теперішній час,теперішнє,дотепер,до тепер,тепер,по тепер,зараз,нині,донині,по цей час",
		"до цього часу,по сьогодні,до сьогодні,сьогодні,по сьогоднішній день,до сьогоднішнього дня,по цей день,понині,т ч,п ч,по т ч,до т ч,досі,працюю,працюю зараз",
		"по настоящее время,настоящее время,до настоящего времени,на настоящее время,н в,нв,по н в,наст время,сейчас,по сей день,до сих пор,сегодня,по сегодня,по сегодняшний день",
		"prezent,în prezent,până în prezent,la prezent,până la prezent,prezentul,pana in prezent,până acum,acum,actual,actualmente,curent,în curs,azi,până azi,astăzi,până astăzi",
		"jelenleg,jelenleg is,jelen,a jelen,jelenleg is tart,most,máig,ma,ma is,mai napig,a mai napig,napjainkig,napjainkban,folyamatban,folyamatos,jelenlegi,mostanáig",
		"present,at present,to present,till present,until present,the present,now,till now,until now,to now,up to now,current,currently,to date,till date,today,ongoing,still,still there,still working,still working here",
		"obecnie,do dziś,do dzisiaj,nadal,do chwili obecnej,teraz,heute,bis heute,aktuell,laufend",
	)
	// roman are numbers of months, as people in Hungary and Romania write them, and of
	// quarters.
	roman = map[string]int{
		"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7, "viii": 8, "ix": 9, "x": 10, "xi": 11, "xii": 12,
		"і": 1, "іі": 2, "ііі": 3, "іv": 4, // with the Ukrainian letter
	}
	// seasons are parts of a year by their first and last month. A winter may be at
	// either end of its year, and its first and last day are so unclear that it counts
	// as the whole year.
	seasons = parted(map[[2]int]string{
		{3, 5}:  "весна,весни,весною,весні,навесні,весной,весны,primăvara,primăvară,primăverii,tavasz,tavaszán,tavasszal,tavaszi,spring,wiosna,wiosną,frühling,frühjahr",
		{6, 8}:  "літо,літа,літом,влітку,улітку,лето,лета,летом,vara,vară,verii,nyár,nyarán,nyáron,nyári,summer,lato,latem,sommer",
		{9, 11}: "осінь,осені,восени,осінню,осень,осенью,осени,toamna,toamnă,toamnei,ősz,őszén,ősszel,őszi,autumn,fall,jesień,jesienią,herbst",
		{1, 12}: "зима,зими,взимку,узимку,зимою,зимой,зимы,iarna,iarnă,iernii,tél,telén,télen,téli,winter,zima,zimą," +
			"початок,початку,кінець,кінця,кінці,середина,середини,середині,начало,начала,начале,конец,конца,конце,середине," +
			"începutul,început,sfârșitul,sfârșit,mijlocul,eleje,elején,elejétől,vége,végén,végéig,közepe,közepén,early,late,mid,beginning,end,start,middle",
	})
)

func parted(of map[[2]int]string) map[string][2]int {
	out := map[string][2]int{}
	for months, words := range of {
		for w := range set(words) {
			out[w] = months
		}
	}
	return out
}

// names are the names of each month, in the cases that dates use, in Ukrainian,
// Russian, Romanian, Hungarian, English, Polish and German.
var names = [12]string{
	"січень,січня,січні,январь,января,январе,ianuarie,január,january,styczeń,stycznia,stycznik,januar",
	"лютий,лютого,лютому,февраль,февраля,феврале,februarie,február,february,luty,lutego,februar",
	"березень,березня,березні,март,марта,марте,martie,március,march,marzec,marca,märz",
	"квітень,квітня,квітні,апрель,апреля,апреле,aprilie,április,april,kwiecień,kwietnia",
	"травень,травня,травні,май,мая,мае,mai,május,may,maj,maja",
	"червень,червня,червні,июнь,июня,июне,iunie,június,june,czerwiec,czerwca,juni",
	"липень,липня,липні,июль,июля,июле,iulie,július,july,lipiec,lipca,juli",
	"серпень,серпня,серпні,август,августа,августе,august,augusztus,sierpień,sierpnia",
	"вересень,вересня,вересні,сентябрь,сентября,сентябре,septembrie,szeptember,september,wrzesień,września",
	"жовтень,жовтня,жовтні,октябрь,октября,октябре,octombrie,október,october,październik,października,oktober",
	"листопад,листопада,листопаді,ноябрь,ноября,ноябре,noiembrie,november,listopad,listopada",
	"грудень,грудня,грудні,декабрь,декабря,декабре,decembrie,december,grudzień,grudnia,dezember",
}

// months are the months by their names, whole or cut to three letters or more, with a
// Hungarian ending or without; 0 if two months could be meant.
var months = sync.OnceValue(func() map[string]int {
	out := map[string]int{}
	add := func(word string, month int) {
		if was, ok := out[word]; ok && was != month {
			month = 0
		}
		out[word] = month
	}
	for i, of := range names {
		for name := range set(of) {
			for at := range name {
				if utf8.RuneCountInString(name[:at]) >= 3 {
					add(name[:at], i+1)
				}
			}
			add(name, i+1)
			for ending := range endings {
				add(name+ending, i+1)
			}
		}
	}
	return out
})

// endings are what Hungarian appends to a month: "májustól".
var endings = set("tól,től,ig,ban,ben,i,a,ában,étől,ától,áig")
