package main

import "math/rand/v2"

// abroad is the demo of another country: fewer jobs, and people with names, cities and
// money from there.
type abroad struct {
	account Account
	plans   []plan
}

// scenario draws the demo. Its random numbers do not depend on what was drawn before.
func (a abroad) scenario(seed uint64) *Scenario {
	rnd = rand.New(rand.NewPCG(2026, seed))
	decks, taken, phones, seen = map[string]*deck{}, map[string]bool{}, 100, 0
	s := &Scenario{Account: a.account, ActiveLimit: 7}
	for _, p := range a.plans {
		s.Jobs = append(s.Jobs, p.job())
	}
	finish(s)
	return s
}

var romania = abroad{Account{"ioana.hr@example.com", "Grupul «Portul cu Sălcii»"}, []plan{
	{key: "ro-support", country: "ro", status: "Activated", title: "Operator call-center", region: "București", address: "Str. Inventată nr. 12, et. 3",
		type1: 1, type2: 5, from: 4200, to: 5200, rate: 3, currency: 1, views: 1214, published: true, age: 21.4, suggested: 2, deleted: 1,
		word:  true,
		crowd: []crowd{{"call-ro", 15, nil}},
		html: `<h2>Operator call-center</h2>
<p>«Portul cu Sălcii» are cafenele, un depozit și un magazin online. Căutăm oameni calmi, care știu să asculte; echipa lucrează la <strong>București</strong>, iar două zile pe săptămână de acasă.</p>
<h3>Ce vei face</h3>
<ul>
<li>vei răspunde la apeluri, chat și e-mail, circa 70 de discuții pe zi;</li>
<li>vei nota fiecare solicitare în CRM și o vei urmări până la capăt;</li>
<li>vei semnala colegilor greșelile de pe site: le reparăm de obicei în aceeași zi.</li>
</ul>
<h3>Ce oferim</h3>
<ul>
<li>4&nbsp;200&ndash;5&nbsp;200 lei pe lună, plus bonus de calitate;</li>
<li>ture știute cu două săptămâni înainte;</li>
<li>două săptămâni de instruire plătită și un coleg alături la primele apeluri.</li>
</ul>
<p>Răspundem tuturor, de obicei în trei zile.</p>`},
	{key: "ro-accountant", country: "ro", status: "Activated", title: "Contabil", region: "Cluj-Napoca", address: "Bd. Inexistent nr. 4",
		type1: 1, type2: -1, from: 6500, to: 8500, rate: 3, currency: 1, views: 702, published: true, age: 14.2, suggested: 1,
		word:  true,
		crowd: []crowd{{"contabil-ro", 10, nil}},
		html: `<p><strong>Grupul «Portul cu Sălcii»</strong> caută un contabil pentru două societăți: cafenelele și depozitul. Biroul este la Cluj-Napoca, cu fereastra spre grădină.</p>
<h3>Responsabilități</h3>
<ul>
<li>evidența primară, balanța și declarațiile lunare;</li>
<li>casa cafenelelor, inventarul și calculația;</li>
<li>raportul pentru proprietari, până la data de 10.</li>
</ul>
<h3>Cerințe</h3>
<ul>
<li>studii economice și cel puțin doi ani de experiență;</li>
<li>TVA fără emoții, Excel fără mouse;</li>
<li>curajul de a spune «nu» când legea nu permite.</li>
</ul>`},
	{key: "ro-barista", country: "ro", status: "Activated", title: "Barista", region: "Iași", address: "Str. Vântului Sărat nr. 8",
		type1: 3, type2: 0, from: 22, to: 28, rate: 0, currency: 1, views: 655, published: true, age: 8.7,
		word:  true,
		crowd: []crowd{{"barista-ro", 11, nil}},
		html: `<h3>Cafeneaua «Salcia» caută barista ☕</h3>
<p>Prăjim singuri cafeaua, coacem cornuri la șase dimineața și știm pe nume jumătate din cartier. Dacă vrei să fii cealaltă jumătate, scrie-ne.</p>
<ul>
<li>espresso și metode alternative;</li>
<li>dimineața reglăm râșnița, seara spălăm mașina, <i>zilnic, fără excepții</i>;</li>
<li>22&ndash;28 lei pe oră și bacșiș, plata de două ori pe lună.</li>
</ul>
<p>Fără experiență? Te învățăm în două săptămâni, plătite.</p>`},
	{key: "ro-receptionist", country: "ro", status: "Stopped", title: "Recepționer", region: "Timișoara",
		type1: 1, type2: -1, from: -1, to: -1, rate: -1, views: 211, published: true, age: 40.3,
		word:  true,
		crowd: []crowd{{"call-ro", 4, nil}},
		html:  `<p>Centrul nostru medical din Timișoara caută un recepționer: programări, telefon, primirea pacienților. Program în două ture, instruire plătită, salariul îl discutăm deschis la prima întâlnire.</p>`},
}}

var hungary = abroad{Account{"reka.hr@example.com", "«Fűzfakikötő» cégcsoport"}, []plan{
	{key: "hu-service", country: "hu", status: "Activated", title: "Ügyfélszolgálatos", region: "Budapest", address: "Kitalált u. 12., III. em.",
		type1: 1, type2: 5, from: 380000, to: 460000, rate: 3, views: 1108, published: true, age: 22.6, suggested: 2, deleted: 1,
		word:  true,
		crowd: []crowd{{"call-hu", 15, nil}},
		html: `<h2>Ügyfélszolgálati munkatárs</h2>
<p>A «Fűzfakikötő» kávézókat, egy raktárt és egy webáruházat visz. Olyan kollégát keresünk <strong>Budapesten</strong>, akit nem hoz zavarba egy mérges vevő sem; heti két nap otthonról.</p>
<h3>Feladatok</h3>
<ul>
<li>hívások, e-mailek és chat kezelése, naponta nagyjából hetven;</li>
<li>rendelések módosítása, visszáru és garanciális ügyek;</li>
<li>a válaszsablonok gondozása, hogy <em>ne</em> robotnak hangozzunk.</li>
</ul>
<h3>Amit kínálunk</h3>
<ul>
<li>380&nbsp;000&ndash;460&nbsp;000 Ft havonta, negyedévente jutalom;</li>
<li>két héttel előre ismert műszakok;</li>
<li>kéthetes fizetett betanulás.</li>
</ul>
<p>Minden jelentkezőnek válaszolunk, legkésőbb egy héten belül.</p>`},
	{key: "hu-accountant", country: "hu", status: "Activated", title: "Könyvelő", region: "Debrecen", address: "Nemlétező krt. 4.",
		type1: 1, type2: -1, from: 520000, to: 650000, rate: 3, views: 640, published: true, age: 15.1, suggested: 1,
		word:  true,
		crowd: []crowd{{"konyvelo-hu", 10, nil}},
		html: `<p>A <strong>«Fűzfakikötő» cégcsoport</strong> könyvelőt keres két társaságához: a kávézókhoz és a raktárhoz. Az iroda Debrecenben van, ablaka a kertre néz.</p>
<h3>Feladatok</h3>
<ul>
<li>bizonylatok könyvelése, főkönyvi kivonat, havi bevallások;</li>
<li>a kávézók pénztára, leltár, kalkuláció;</li>
<li>havi jelentés a tulajdonosoknak minden hónap 10-ig.</li>
</ul>
<h3>Elvárások</h3>
<ul>
<li>mérlegképes végzettség vagy legalább két év gyakorlat;</li>
<li>magabiztos Excel, jó kérdések;</li>
<li>bátorság nemet mondani, ha a törvény nem engedi.</li>
</ul>`},
	{key: "hu-barista", country: "hu", status: "Activated", title: "Barista", region: "Szeged", address: "Sós Szél u. 8.",
		type1: 3, type2: 0, from: 1900, to: 2300, rate: 0, views: 588, published: true, age: 9.3,
		word:  true,
		crowd: []crowd{{"barista-hu", 11, nil}},
		html: `<h3>A «Fűzfa» kávézó baristát keres ☕</h3>
<p>Magunk pörkölünk, reggel hatkor sütjük a csigát, és a fél környéket név szerint ismerjük. Ha a másik felét te szeretnéd megismerni, írj nekünk.</p>
<ul>
<li>eszpresszó és szűrt kávék;</li>
<li>reggel a daráló beállítása, este a gép mosása, <i>minden nap, kivétel nélkül</i>;</li>
<li>1&nbsp;900&ndash;2&nbsp;300 Ft óránként és borravaló, fizetés havonta kétszer.</li>
</ul>
<p>Gyakorlat nélkül is jöhetsz: két hét alatt betanítunk, fizetjük.</p>`},
	{key: "hu-receptionist", country: "hu", status: "Stopped", title: "Recepciós", region: "Pécs",
		type1: 1, type2: -1, from: -1, to: -1, rate: -1, views: 187, published: true, age: 42.8,
		word:  true,
		crowd: []crowd{{"call-hu", 4, nil}},
		html:  `<p>Pécsi orvosi központunkba recepcióst keresünk: időpontok, telefon, a betegek fogadása. Két műszak, fizetett betanulás; a bérről az első beszélgetésen nyíltan szólunk.</p>`},
}}
