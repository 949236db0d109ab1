package main

var (
	citiesRO = lines("București\nBucurești\nCluj-Napoca\nIași\nTimișoara\nBrașov\nConstanța\nSibiu\nOradea\nBacău")
	citiesHU = lines("Budapest\nBudapest\nDebrecen\nSzeged\nPécs\nGyőr\nMiskolc\nSzékesfehérvár\nNyíregyháza\nEger")
)

const (
	phoneRO = "+40 700 000 %03d"
	phoneHU = "+36 00 100 %04d"
)

// moved returns a pool whose people live elsewhere.
func moved(name, phone string, cities []string, tongues string) *pool {
	p := *pools[name]
	p.phone, p.cities, p.tongues = phone, cities, lines(tongues)
	return &p
}

// settleAbroad adds the pools of the other countries.
func settleAbroad() {
	pools["call-ro"] = moved("care-ro", phoneRO, citiesRO, "engleză – {A2|B1|B2}\nmaghiară – {A2|B2}\nfranceză – {A2|B1}")
	pools["call-hu"] = moved("support-hu", phoneHU, citiesHU, "angol – {A2|B1|B2|C1}\nnémet – {alapfok|középfok}\nromán – alapfok")

	pools["contabil-ro"] = &pool{lang: "ro", women: .8, startAge: [2]int{21, 25}, minAge: 25, maxAge: 57, wish: [2]int{1100, 1900}, phone: phoneRO,
		levels: [3]level{
			{lines("Operator facturare/Operatoare facturare\nAsistent contabil/Asistentă contabilă\nCasier/Casieră"), lines(`
Emiterea a {80|120|150} de facturi pe zi și urmărirea încasărilor
Registrul de casă și extrasele de bancă
Arhivarea documentelor, pe hârtie și scanate
Inventarul lunar la {două|trei} puncte de lucru`)},
			{lines("Contabil/Contabilă\nContabil financiar/Contabilă financiară\nSpecialist salarizare/Specialistă salarizare"), lines(`
Evidența primară și balanța pentru {două|trei|patru} societăți
Declarațiile de TVA și cele privind contribuțiile, fără întârzieri în {doi|trei|cinci} ani
Salarizarea pentru {45|90|140} de angajați
Reconcilierea furnizorilor, {200|350} de solduri pe lună
Trecerea la un program de contabilitate nou, în {trei|patru} luni`)},
			{lines("Contabil-șef/Contabilă-șefă\nDirector economic/Directoare economică"), lines(`
Coordonarea unei echipe de {trei|cinci} contabili
Situațiile financiare anuale și relația cu auditorii
Bugetul anual și raportul lunar pentru proprietari`)}},
		employers: lines("Conta Pas cu Pas SRL\nMoara Domnească SRL\nFabrica de Nasturi\nLegume din Luncă SRL\nTipografia Cerneala Vie\nDepozitul Trei Stejari\nClinica Izvorul Rece"),
		majors:    lines("Contabilitate și informatică de gestiune\nFinanțe și bănci\nȘtiințe economice\nManagement"),
		schools:   lines("Academia Economică «Balanța» :: Licență\nUniversitatea de Vest-Sud :: Masterat\nColegiul Economic «Registrul» :: Studii postliceale :: Contabilitate\nUniversitatea Podișului Înalt :: Licență"),
		skills:    lines("TVA\nbilanț\nsalarizare\nExcel\nfacturare\ninventar\nraportare\ndeclarații fiscale\natenție la detalii"),
		extras:    lines("Curs de actualizare fiscală, {2023|2024|2025}\nPermis de conducere categoria B"),
		summaries: lines("Țin cifrele în ordine de %N și dorm liniștit după fiecare închidere de lună.\nExperiență de %N în contabilitate, mai ales în comerț. Caut o echipă care întreabă înainte.\nContabilitate de %N, termene respectate, explicații pe înțelesul tuturor."),
		tongues:   lines("engleză – {A2|B1|B2}\ngermană – {A2|B1}"), cities: citiesRO}

	pools["barista-ro"] = &pool{lang: "ro", women: .55, startAge: [2]int{18, 21}, minAge: 18, maxAge: 33, wish: [2]int{600, 950}, phone: phoneRO,
		levels: [3]level{
			{lines("Ospătar/Ospătăriță\nAjutor de bar\nVânzător/Vânzătoare\nCasier/Casieră"), lines(`
Servirea la mese, {12|18} pe tură
Casa și închiderea de seară
Aranjarea vitrinei, comenzi către furnizori
Curățenia barului și a sălii`)},
			{lines("Barista\nBarman/Barmaniță\nBarista senior"), lines(`
Până la {150|200|260} de băuturi pe tură
Reglarea râșniței de {două|trei} ori pe zi
Cafea la filtru și cupping cu oaspeții, în fiecare {joi|sâmbătă}
Instruirea colegilor noi
Latte art, {lebăda nu iese mereu|lalele și rozete}`)},
			{lines("Șef de tură/Șefă de tură\nManager de cafenea/Manageră de cafenea"), lines(`
Programul echipei de {cinci|opt} oameni
Stocuri, comenzi și calculația meniului
Deschiderea unei cafenele noi, de la chei la prima mie de oaspeți`)}},
		employers: lines("Cafeneaua «La Trei Boabe»\nPrăjitoria Nordului\nCofetăria Vișina\nBistro Umbra Nucului\nLibrăria-cafenea Fila\nGelateria Zăpada\nCafeneaua «Tramvaiul 0»"),
		majors:    lines("Turism\nAlimentație publică\nComunicare și relații publice"),
		schools:   lines("Liceul Teoretic «Izvoare» :: Bacalaureat\nLiceul de Turism «Poteca» :: Bacalaureat\nUniversitatea de Vest-Sud :: Licență\nȘcoala Postliceală «Gustul» :: Studii postliceale :: Alimentație publică"),
		skills:    lines("espresso\nV60\nlatte art\ncasă de marcat\nlucru în echipă\nigienă\nvânzare\nengleză cu turiștii"),
		extras:    lines("Curs de barista, {2023|2024|2025}\nVoluntariat la un festival de cafea, {2024|2025}"),
		summaries: lines("Fac cafea de %N și încă mă bucur când revine cineva pentru a doua ceașcă.\nExperiență de %N în cafenele, dimineața sunt cel mai bun coleg.\nCaut o cafenea cu oameni buni. Experiență: %N."),
		tongues:   lines("engleză – {A2|B1|B2|C1}\nitaliană – {A2|B1}"), cities: citiesRO}

	pools["konyvelo-hu"] = &pool{lang: "hu", women: .8, startAge: [2]int{20, 24}, minAge: 25, maxAge: 58, wish: [2]int{480000, 720000}, phone: phoneHU,
		levels: [3]level{
			{lines("Számlázási ügyintéző\nPénztáros\nKönyvelőasszisztens"), lines(`
Napi {80|120|150} számla kiállítása, befizetések figyelése
Házipénztár és bankkivonatok rögzítése
Bizonylatok iktatása papíron és beolvasva
Havi leltár {két|három} telephelyen`)},
			{lines("Könyvelő\nBérszámfejtő\nPénzügyi munkatárs"), lines(`
{Két|Három|Négy} társaság teljes könyvelése
Áfabevallások késés nélkül {három|öt|hét} éve
{45|90|140} dolgozó bérszámfejtése
Szállítói egyeztetés, havi {200|350} egyenleg
Átállás új könyvelőprogramra {három|négy} hónap alatt`)},
			{lines("Főkönyvelő\nPénzügyi vezető"), lines(`
{Három|Öt} könyvelő munkájának szervezése
Éves beszámoló, kapcsolat a könyvvizsgálóval
Éves terv és havi jelentés a tulajdonosoknak`)}},
		employers: lines("Tételről Tételre Kft.\nHárom Tölgy Raktár Kft.\nGombgyár Bt.\nÁrtéri Zöldség Kft.\nFriss Festék Nyomda\nHidegforrás Klinika\nSzélmalom Pékség Zrt."),
		majors:    lines("Pénzügy és számvitel\nKözgazdaságtan\nGazdaságinformatika\nKereskedelem és marketing"),
		schools:   lines("Mérleg Gazdasági Főiskola :: Alapképzés (BA)\nDél-Alföldi Tudományok Egyeteme :: Mesterképzés (MA)\nKettős Könyvviteli Szakgimnázium :: Szakmai bizonyítvány :: Pénzügyi ügyintéző\nKárpátaljai Úti Gimnázium :: Érettségi"),
		skills:    lines("áfa\nmérleg\nbérszámfejtés\nExcel\nszámlázás\nleltár\nbevallások\npontosság\nangol levelezés"),
		extras:    lines("Mérlegképes továbbképzés, {2023|2024|2025}\nB kategóriás jogosítvány"),
		summaries: lines("%N könyvelői gyakorlat, nyugodt hónapzárásokkal.\n%N tapasztalat, főleg kereskedelmi cégeknél. Olyan csapatot keresek, amely előre kérdez.\nSzeretem, ha a számok egyeznek; %N óta ebből élek."),
		tongues:   lines("angol – {A2|B1|B2}\nnémet – {alapfok|középfok}"), cities: citiesHU}

	pools["barista-hu"] = &pool{lang: "hu", women: .55, startAge: [2]int{18, 21}, minAge: 18, maxAge: 34, wish: [2]int{300000, 420000}, phone: phoneHU,
		levels: [3]level{
			{lines("Felszolgáló\nKisegítő a pultban\nBolti eladó\nPénztáros"), lines(`
Asztalok kiszolgálása, műszakonként {12|18}
Kassza és esti zárás
A vitrin rendben tartása, rendelés a beszállítóktól
A pult és a terem takarítása`)},
			{lines("Barista\nPultos\nVezető barista"), lines(`
Műszakonként akár {150|200|260} ital
A daráló beállítása naponta {kétszer|háromszor}
Szűrt kávék, kóstoló a vendégekkel minden {csütörtökön|szombaton}
Új kollégák betanítása
Latte art, {a hattyú nem mindig sikerül|tulipán és rozetta}`)},
			{lines("Műszakvezető\nKávézóvezető"), lines(`
{Öt|Nyolc} fős csapat beosztása
Készlet, rendelés, az étlap kalkulációja
Új kávézó megnyitása a kulcsoktól az ezredik vendégig`)}},
		employers: lines("Három Szem Kávézó\nÉszaki Pörkölő\nMeggymag Cukrászda\nDiófa Bisztró\nOldal Könyvesbolt és Kávézó\nHópehely Fagyizó\nNullás Villamos Presszó"),
		majors:    lines("Turizmus-vendéglátás\nVendéglátás\nKommunikáció"),
		schools:   lines("Beregvidéki Gimnázium :: Érettségi\nÖsvény Vendéglátó Szakgimnázium :: Érettségi\nDél-Alföldi Tudományok Egyeteme :: Alapképzés (BA)\nÍzlelő Szakképző :: Szakmai bizonyítvány :: Vendéglátás"),
		skills:    lines("eszpresszó\nV60\nlatte art\nkassza\ncsapatmunka\nhigiénia\nértékesítés\nangol a turistákkal"),
		extras:    lines("Baristatanfolyam, {2023|2024|2025}\nÖnkéntesség kávéfesztiválon, {2024|2025}"),
		summaries: lines("%N óta főzök kávét, és még mindig örülök, ha valaki visszajön a másodikért.\n%N tapasztalat kávézókban, reggel vagyok a legjobb kolléga.\nJó csapatot keresek. Tapasztalat: %N."),
		tongues:   lines("angol – {A2|B1|B2|C1}\nnémet – alapfok"), cities: citiesHU}
}
