package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// people are first and family names of one origin; share is how often they are drawn, relative to the others.
type people struct {
	share                int
	women, men, families []string
}

// neighbours are the people of London and Dublin.
var neighbours = func() (all []people) {
	add := func(share int, women, men, families string) {
		all = append(all, people{share, strings.Fields(women), strings.Fields(men), strings.Split(families, ", ")})
	}
	add(3, "Imogen Harriet Naomi Freya Bethan Charlotte Rosalind Esme Philippa Tamsin", "Callum Gareth Oliver Tobias Rhys Alistair Edmund Lewis Dominic Jonty",
		"Ashdown, Penhallow, Thistlewood, Marchbanks, Featherby, Holloway-Finch, Kettleworth, Brightwell, Langstaff, Prys-Jones, Wetherell, Copplestone")
	add(3, "Aoife Niamh Saoirse Caoimhe Róisín Gráinne Sinéad Órla Clíodhna Bríd", "Oisín Cillian Tadhg Seán Pádraig Eoghan Cathal Ruairí Fiachra Donnacha",
		"O'Shaughnessy, Ó Dubhghaill/Ní Dhubhghaill, Mac Cárthaigh/Nic Cárthaigh, Tuohy, Breathnach, Fennessy, O'Loughlin, Hanrahan, Mulcahy, Delahunty, McGillicuddy, Prendiville")
	add(2, "Adaeze Folasade Ama Chiamaka Temitope Abena", "Chukwuemeka Babatunde Kwabena Oluwaseun Kofi Ikechukwu", "Okonkwo-Reid, Adeyemi, Boateng, Nwachukwu, Ogunleye, Asante-Mensah, Eze")
	add(2, "Priyanka Ayesha Meera Sunita Nadia Harpreet", "Arjun Imran Rohan Farhan Gurpreet Vikram", "Raghunathan, Chowdhury, Bhattacharya, Siddiqui, Gill-Sandhu, Wickramasinghe, Qureshi")
	add(1, "Małgorzata Agnieszka Żaneta Katarzyna", "Łukasz Grzegorz Paweł Wojciech", "Wiśniewski/Wiśniewska, Dąbrowski/Dąbrowska, Gołębiewski/Gołębiewska, Król, Wójcik-Nowak")
	add(1, "Letícia Conceição Beatriz Thaís", "João Thiago Otávio Vinícius", "Gonçalves, Magalhães, Simões Prado, Araújo, Cavalcanti")
	add(1, "Núria Inés Leire Montserrat", "Iñaki Jordi Andrés", "Ibáñez Coll, Etxeberria, Castellà, Zubizarreta")
	add(1, "Chiara Fiammetta", "Lorenzo Niccolò", "Bevilacqua, Tagliaferri, Spadaro")
	add(1, "Shanice Marva Keisha Dionne", "Delroy Jermaine Winston Tyrell", "Campbell-Barr, Gayle, Prudhomme, Bartholomew, Clarke-Isaacs")
	add(1, "Oksana Solomiia", "Dmytro Ostap", "Kovalchuk, Verbytsky/Verbytska, Lysenko")
	add(1, "Mădălina Ilinca", "Răzvan Ștefan", "Munteanu, Petrescu, Țurcan")
	add(1, "Zeynep Ayşegül Leyla", "Mehmet Çağlar Yusuf", "Yıldırım, Şahin, Öztürk-Hall, Aydın")
	return all
}()

func neighbour(women float64) (gender, first, family string) {
	var groups []string
	for i, p := range neighbours {
		groups = append(groups, slices.Repeat([]string{fmt.Sprint(i)}, p.share)...)
	}
	group := deal("neighbours", groups)
	i, err := strconv.Atoi(group)
	must(err)
	gender, firsts := "MALE", neighbours[i].men
	if chance(women) {
		gender, firsts = "FEMALE", neighbours[i].women
	}
	return gender, deal("first"+group+gender, firsts), form(deal("family"+group, neighbours[i].families), gender)
}

var citiesEN = lines("London\nLondon\nLondon\nLondon\nDublin\nDublin\nDublin\nCroydon\nWalthamstow\nDún Laoghaire\nSwords")

// inIreland reports whether people in a city earn euros and have Irish numbers.
func inIreland(city string) bool {
	return slices.Contains([]string{"Dublin", "Dún Laoghaire", "Swords"}, city)
}

// phoneEN returns a number that Ofcom or ComReg reserve for fiction.
func phoneEN(city string) string {
	switch {
	case inIreland(city):
		return fmt.Sprintf("+353 20 91%d %04d", phones%10, 1000+phones)
	case phones%4 == 0:
		return fmt.Sprintf("+44 20 7946 0%03d", phones%1000)
	}
	return fmt.Sprintf("+44 7700 900%03d", phones%1000)
}

var sideEN = lines(`
Shop Assistant :: Two Pears Grocers :: Served customers, stocked shelves, closed the till; Ran the Saturday tasting table
Waiter :: The Slow Anchor :: Waited on up to fifteen tables a shift; Set up the room for weddings and wakes
Bicycle Courier :: Whoosh Deliveries :: Twenty-five deliveries a day across four postcodes; Handled cash and complaints at the door
Lifeguard :: Third Breath Leisure Centre :: Watched the pool and taught beginners on Sundays; Kept the accident book
Usher :: Lantern Street Cinema :: Checked tickets, sold popcorn, found lost children; Closed up after the late show
Library Assistant :: Canalside Library :: Issued and shelved books, helped people print; Ran the homework club on Wednesdays
Volunteer :: Good Neighbours Food Bank :: Sorted donations and packed parcels; Drove the van on Fridays`)

const (
	bachelor = " :: Bachelor's degree"
	master   = " :: Master's degree"
)

var universities = "Thameside University" + bachelor + "\nLiffey Valley Institute of Technology" + bachelor + "\nEastmoor University of Technology" + master +
	"\nUniversity of the Northern Dales" + bachelor + "\nSilverlake Polytechnic" + bachelor + "\nGrand Canal Graduate School" + master +
	"\nUniversidade da Serra Azul" + bachelor + "\nLagoon City University, Lagos" + bachelor + "\nWarta University of Applied Sciences" + bachelor

var colleges = "Blackwater Community College :: Leaving Certificate\nSouth Bank Sixth Form :: A levels\nPark Row Secondary School :: GCSEs\nSt Fintan's College :: Leaving Certificate\nMarsh Lane Sixth Form :: A levels"

var tonguesEN = lines("English – {native|native|C1|C2}\nIrish – {B1|B2}\nFrench – {A2|B1|B2}\nSpanish – {A2|B1}\nPolish – {B2|C1}\nPortuguese – {B1|C1}\nUrdu – B2\nGerman – A2")

// settleEnglish adds the pools of London and Dublin. Salaries are for a year.
func settleEnglish() {
	add := func(name string, p pool) {
		p.lang, p.english, p.cities, p.tongues, p.side = "en", true, citiesEN, tonguesEN, sideEN
		pools[name] = &p
	}
	engineer := *pools["backend-en"]
	for i, l := range engineer.levels {
		engineer.levels[i].duties = lines(strings.ReplaceAll(strings.Join(l.duties, "\n"), " %", "%"))
	}
	engineer.women, engineer.minAge, engineer.maxAge, engineer.wish = .35, 23, 47, [2]int{48000, 88000}
	engineer.employers = lines("Paper Lantern Systems\nGreywater Analytics\nTwo Foxes Software\nKiteline Pay\nNorthbank Parcel Tech\nSaltmarsh Games\nOrchard Road Data\nHalfpenny Bridge Bank\nPelican Crossing Maps\nMoss & Slate Insurance\nFreelance")
	engineer.schools = lines(universities + "\nInstitute of Applied Computing, Pune East" + bachelor + "\nGrand Canal Graduate School" + master)
	engineer.summaries = lines(`
Backend engineer, %N in production systems. I like small services, honest metrics and quiet releases.
I have worked %N as an engineer, mostly with Go and PostgreSQL. I would rather delete code than add it.
Engineer with %N of experience. Looking for a team that reviews carefully and ships on a Tuesday.
%N of backend work, two of them in payments. Open to {hybrid work in London|a move to Dublin|four days a week}.`)
	engineer.extras = lines("Talk: \"Boring queues\", {London|Dublin} Go meetup, {2023|2024|2025}\nKubernetes administrator certificate, {2022|2024}\nMaintains a small open-source migration tool\nMentor at a coding club for girls, since {2021|2023}")
	add("engineer-gb", engineer)

	add("support-gb", pool{women: .6, startAge: [2]int{18, 23}, minAge: 20, maxAge: 49, wish: [2]int{27000, 36000},
		levels: [3]level{
			{lines("Sales Assistant\nReceptionist\nBox Office Assistant\nCall Handler"), lines(`
Answered {40|60} calls a shift and passed on what I could not solve
Looked after the front desk, the post and {two|three} meeting rooms
Sold tickets and refunded them without an argument
Balanced the till at the end of every shift`)},
			{lines("Customer Support Agent\nTechnical Support Specialist\nCustomer Care Adviser\nLive Chat Agent\nComplaints Handler"), lines(`
Handled {55|70|85} conversations a day by phone, chat and e-mail
Solved {82|88|91}% of {delivery|billing|warranty} complaints at the first contact
Wrote {60|120} help articles, so that people did not have to call
Guided callers through setting up routers, step by step and without sighing
Covered the {early|late} shift and the handover notes
Turned {three|five} recurring complaints into fixes with the product team`)},
			{lines("Support Team Leader\nCustomer Support Manager\nQuality Coach"), lines(`
Led {eight|eleven|fourteen} agents: rotas, weekly one-to-ones, hiring
Raised the satisfaction score from {78|81} to {91|94}% within a year
Introduced a new ticket system in {three|four} months without losing a ticket`)}},
		employers: lines("Blue Bell Contact Centre\nKestrel Broadband\nTeapot Travel\nStarling Street Theatre\nCobble & Co. Online\nHalfpenny Bridge Bank\nWindmill Energy\nQuayside Insurance Desk"),
		majors:    lines("English\nBusiness Studies\nPsychology\nTourism Management\nMedia Studies"), schools: lines(universities + "\n" + colleges),
		skills: lines("de-escalation\npatience\nfast typing\nCRM\nticket systems\nplain writing\nroutine with refunds\ntelephone sales\nteamwork"),
		extras: lines("Course: Handling difficult conversations, {2022|2024}\nFirst aider at work\nVolunteer listener on a helpline, {2021|2023}–2025"),
		summaries: lines(`
I have spent %N making annoyed people less annoyed, and I still enjoy it.
Calm on the phone, quick in writing: %N in customer support.
%N of work with customers. Looking for {regular shifts|two days at home|a team that shares what it learns}.`)})

	add("barista-gb", pool{women: .5, startAge: [2]int{17, 21}, minAge: 18, maxAge: 36, wish: [2]int{23000, 29000},
		levels: [3]level{
			{lines("Kitchen Porter\nWaiter\nBar Back\nBakery Assistant"), lines(`
Waited on {12|18} tables a shift
Opened at six and had the bread out by seven
Kept the counter stocked and the floor dry
Closed the till and the kitchen at night`)},
			{lines("Barista\nSenior Barista\nCoffee Bar Assistant\nBartender"), lines(`
Made up to {180|240|300} drinks a shift
Dialled in the grinder {twice|three times} a day
Ran filter tastings for guests every {Thursday|Saturday}
Trained {three|five} new colleagues
Latte art: {tulips, and on good days a swan|rosettes, reliably}
Took over ordering milk and beans and cut waste by {a fifth|a third}`)},
			{lines("Shift Supervisor\nCoffee Shop Manager\nHead Barista"), lines(`
Ran a team of {five|eight} and wrote rotas three weeks ahead
Opened a new shop, from the keys to the thousandth guest
Stock, orders and the price of every cup`)}},
		employers: lines("Three Beans\nNorth Circular Coffee\nThe Milk Float\nFerryman's Rest\nGooseberry Bakery\nLast Tram Espresso\nPage & Cup Bookshop Café\nSnowdrop Gelato"),
		majors:    lines("Hospitality\nCulinary Arts\nFine Art\nCommunication"), schools: lines(colleges + "\nTable & Cellar Catering College :: BTEC Level 3 :: Hospitality\nThameside University" + bachelor),
		skills: lines("espresso\nV60\nlatte art\ntill work\nteamwork\nfood hygiene\nselling without pushing\nremembering names"),
		extras: lines("Food hygiene certificate, level 2\nBarista course, {2023|2024|2025}\nVolunteer at a coffee festival, {2024|2025}"),
		summaries: lines(`
I have made coffee for %N and still like it when somebody comes back for the second cup.
Mornings are my best hours. %N behind the counter.
%N in cafés. Looking for {a place with regulars|weekday shifts|a roastery to learn in}.`)})

	add("nurse-gb", pool{women: .75, startAge: [2]int{21, 24}, minAge: 23, maxAge: 57, wish: [2]int{33000, 46000},
		levels: [3]level{
			{lines("Healthcare Assistant\nStudent Nurse\nCare Assistant"), lines(`
Washing, meals and company for {eight|ten} residents
Took observations and reported what had changed
Fitted sixteen night shifts a month around my studies`)},
			{lines("Staff Nurse\nRegistered Nurse\nPractice Nurse\nTheatre Nurse"), lines(`
Cared for {six|eight|ten} patients a shift on a {surgical|respiratory|stroke} ward
Drips, injections, bloods and dressings, adults and children
Ran the vaccination clinic: {40|60} people a morning
Kept records short, in time and readable
Supervised {two|three} students through their placements
Infection control link nurse for {two|three} years`)},
			{lines("Ward Sister\nSenior Charge Nurse\nClinical Nurse Manager"), lines(`
Led a team of {fourteen|twenty} nurses and assistants
Wrote the rota that people stopped swapping
Cut falls on the ward by {a third|40%} in a year`)}},
		employers: lines("St Brannoc's Hospital\nRiverside General\nMeadow View Nursing Home\nThe Breath Clinic\nCanal Street Surgery\nLavender Hill Hospice\nFoxglove Children's Hospital"),
		majors:    lines("Adult Nursing\nNursing Studies\nChildren's Nursing\nHealth Sciences"), schools: lines("Thameside University" + bachelor + "\nSchool of Nursing, St Brannoc's" + bachelor + "\nGrand Canal Graduate School" + master + "\nBlackwater Community College :: Leaving Certificate\nCollege of Nursing, Kottayam Hills" + bachelor),
		skills: lines("venepuncture\nIV therapy\nwound care\ninfection control\nvaccination\nelectronic records\npaediatrics\ncalm with families"),
		extras: lines("Immediate life support, {2024|2025}\nSafeguarding, level 3\nNon-medical prescribing, {2023|2024}"),
		summaries: lines(`
Registered nurse, %N on wards. I explain things until they are understood.
%N in nursing, most of it {on nights|in surgery|with children}. Looking for {regular hours|a clinic close to home}.`)})

	add("accountant-gb", pool{women: .6, startAge: [2]int{21, 24}, minAge: 24, maxAge: 58, wish: [2]int{40000, 64000},
		levels: [3]level{
			{lines("Accounts Assistant\nPurchase Ledger Clerk\nPayroll Clerk"), lines(`
Posted {80|120|150} invoices a day and chased the ones that were late
Petty cash and bank statements, to the penny
Monthly stock count at {two|three} sites`)},
			{lines("Management Accountant\nAccountant\nPayroll Manager\nFinancial Accountant"), lines(`
Closed the month for {two|three|four} companies by day {four|five|six}
VAT returns in two countries, none late in {three|five} years
Payroll for {45|90|140} people
Reconciled {200|350} supplier balances a month
Moved the books to a new system in {three|four} months
Built the cash forecast that the owners read on Mondays`)},
			{lines("Finance Manager\nFinancial Controller\nHead of Finance"), lines(`
Led a team of {three|five} and trained two to qualify
Statutory accounts and the auditors, {four|six} years without a qualified report
Annual budget and the monthly report to the owners`)}},
		employers: lines("Ledger & Daughters\nButton Factory Holdings\nThree Oaks Warehousing\nLiving Ink Printers\nFenland Vegetables\nCold Spring Clinics\nPadlock Property\nSkylark Catering"),
		majors:    lines("Accounting and Finance\nEconomics\nMathematics\nBusiness Administration"), schools: lines(universities + "\nBalance Street Business School" + master),
		skills: lines("VAT\nmonth end\npayroll\nExcel\nXero\nSage\naudit\ncash forecasts\nUK and Irish GAAP\nsaying no"),
		extras: lines("ACCA, qualified {2016|2019|2022}\nCPA Ireland, part qualified\nPayroll update course, {2024|2025}"),
		summaries: lines(`
%N of bookkeeping and calm month ends.
Accountant, %N, mostly retail and food. I ask before the deadline, not after.
I like it when numbers agree; %N of making them.`)})

	add("warehouse-gb", pool{women: .3, startAge: [2]int{18, 22}, minAge: 19, maxAge: 56, wish: [2]int{24000, 32000},
		levels: [3]level{
			{lines("Packer\nWarehouse Assistant\nNight Shelf Filler"), lines(`
Packed {90|140|180} orders a shift
Unloaded containers by hand and by pallet truck
Counted one aisle every Sunday night`)},
			{lines("Warehouse Operative\nForklift Driver\nReach Truck Driver\nGoods-in Operative"), lines(`
Picked {110|150} lines an hour with {99.4|99.7}% accuracy
Checked deliveries against the note and photographed damage
Moved {60|90} pallets a shift with a {reach truck|counterbalance truck}
Trained new starters on scanners and safe lifting
No reportable accident in {three|four|six} years`)},
			{lines("Shift Leader\nWarehouse Supervisor\nStock Controller"), lines(`
Led {nine|twelve|sixteen} people on {nights|the early shift}
Brought stock differences down from {2.1|1.6} to {0.4|0.3}%
Planned peak season with {30|50} temporary colleagues`)}},
		employers: lines("Three Oaks Warehousing\nNorthbank Parcel Tech\nHarbour Cold Store\nFenland Vegetables\nBig Shed Logistics\nMilk Float Distribution\nAnchor Pallets\nCobble & Co. Online"),
		majors:    lines("Logistics\nMechanical Engineering\nBusiness Studies"), schools: lines(colleges + "\nDockside Training Centre :: NVQ Level 2 :: Warehousing and Storage\nWarta University of Applied Sciences" + bachelor),
		skills: lines("reach truck\ncounterbalance\nRF scanner\norder picking\nstock taking\nmanual handling\nnight shifts\npunctuality"),
		extras: lines("Forklift licence, {2021|2023|2024}\nManual handling certificate, {2024|2025}\nDriving licence, category {B|C}"),
		summaries: lines(`
Reliable, on time, used to nights: %N in warehouses.
%N of picking, packing and driving trucks. Available {at once|from Monday|after two weeks' notice}.`)})

	add("sales-gb", pool{women: .45, startAge: [2]int{21, 24}, minAge: 24, maxAge: 52, wish: [2]int{34000, 58000},
		levels: [3]level{
			{lines("Sales Assistant\nTelesales Agent\nSales Development Representative"), lines(`
Called {40|60|80} leads a day and kept the CRM honest
Prepared quotations and sent them the same day
Booked {nine|twelve} demonstrations a week for {three|four} colleagues`)},
			{lines("Account Manager\nArea Sales Manager\nBusiness Development Manager\nKey Account Manager"), lines(`
Looked after {35|60|90} cafés and restaurants in {south London|Leinster|the Home Counties}
Opened {17|24|31} new accounts in the first year
Sold {espresso machines|packaging|bakery ovens} worth {0.7|1.1|1.6} million a year
Exhibited at {three|five} trade fairs a year and followed up within two days
Won back {six|nine} customers who had left over late deliveries`)},
			{lines("Regional Sales Manager\nHead of Sales\nSales Director"), lines(`
Ran a team of {four|six|eight} in two countries
Grew revenue from {1.8|2.4} to {3.9|5.2} million in three years
Wrote the price list that nobody needed to discount`)}},
		employers: lines("Blue Heron Trading\nLongwall Packaging\nCedar & Salt Foods\nTin Roof Machinery\nSkylark Catering\nGrindstone Coffee Machines\nMarble Gate Export\nWindmill Energy"),
		majors:    lines("Business Administration\nMarketing\nInternational Trade\nModern Languages"), schools: lines(universities + "\n" + colleges),
		skills: lines("B2B sales\nnegotiation\ncold calls\nCRM\ntrade fairs\nExcel\nlistening\nlate-payment diplomacy"),
		extras: lines("Driving licence, category B\nNegotiation course, {2022|2024}\nChair of a local traders' group"),
		summaries: lines(`
%N in sales. I answer e-mails the same day and read contracts to the end.
Sales, %N, food and machines. I sell what I would buy.
%N of B2B sales. Looking for {a product I can drink|a territory of my own|a smaller company}.`)})

	add("teacher-gb", pool{women: .7, startAge: [2]int{22, 26}, minAge: 24, maxAge: 56, wish: [2]int{33000, 47000},
		levels: [3]level{
			{lines("Teaching Assistant\nStudent Teacher\nPlaywork Assistant"), lines(`
Supported {four|six} children with reading, one to one
Ran the breakfast club for {twenty|thirty} children
Taught a full timetable for {two|three} terms of placement`)},
			{lines("Primary Teacher\nClass Teacher, Year 4\nKS2 Teacher"), lines(`
Taught a class of {26|28|30}, all subjects
Led {mathematics|music|science} for the whole school
Parents' evenings, plays and one memorable flood in the hall
Brought {the school garden|a chess club|a choir} back to life`)},
			{lines("Deputy Head Teacher\nHead of Year\nSpecial Needs Coordinator"), lines(`
Coordinated support for {34|52} children
Mentored {three|five} new teachers through their first year
Prepared two inspections and slept well before both`)}},
		employers: lines("Park Row Primary\nSt Fintan's National School\nMarsh Lane Academy\nThe Willow School\nHarbour Street Primary\nGaelscoil na Mara"),
		majors:    lines("Primary Education\nEnglish\nMathematics\nMusic"), schools: lines(universities + "\nLiffey Valley Institute of Technology" + master),
		skills: lines("classroom management\nphonics\nspecial needs\nsafeguarding\nmusic\nplanning\ntalking with parents"),
		extras: lines("Qualified teacher status, {2015|2019|2022}\nFirst aid for children, {2024|2025}\nForest school leader"),
		summaries: lines(`
Primary teacher, %N in the classroom, still curious on Mondays.
I have taught for %N and would do it again.`)})
}

// english is the demo for all languages without a demo of their own.
var english = abroad{Account{"maeve.hr@example.com", "Willow Quay Group"}, []plan{
	{key: "en-engineer", country: "ua", money: "EUR", status: "Activated", title: "Backend Engineer", region: "London", address: "12 Invented Street, 3rd floor",
		type1: 1, type2: 5, from: 62000, to: 84000, rate: 5, views: 2318, published: true, age: 24.3, suggested: 4, deleted: 2,
		crowd: []crowd{{"engineer-gb", 34, []string{"陳嘉欣 | Ka Yan Chan | FEMALE", "ياسمين الحداد | Yasmin Al Haddad | FEMALE", "Nguyễn Thị Hương | Huong Nguyen | FEMALE"}}},
		html: `<h2>Backend Engineer (Go)</h2>
<p>Willow Quay runs coffee shops, a warehouse, a clinic and a school, and a small team writes the software for all of them. There are eleven of us. We are looking for a <strong>twelfth</strong> who likes a service that works at three in the morning and on Black Friday.</p>
<h3>What you will do</h3>
<ul>
<li>build our services in Go:
<ul><li>orders and deliveries (about 1,500 requests a second at lunch);</li><li>appointments and doctors' rotas;</li><li>loyalty: points, gifts, fair rules;</li></ul></li>
<li>design PostgreSQL tables and change them <em>while everything runs</em>;</li>
<li>review colleagues' code and take remarks on yours;</li>
<li>be on call one week in five &mdash; it rarely rings, and we are working on that.</li>
</ul>
<h3>What matters to us</h3>
<ol>
<li>three years in production systems, at least one of them with Go;</li>
<li>you understand transactions, indexes, and why <code>SELECT *</code> hurts;</li>
<li>you write tests &amp; measure before you make anything faster.</li>
</ol>
<p><b>A plus:</b> Kafka or NATS, Kubernetes, taking parts out of a monolith, small projects of your own.</p>
<h3>What we offer</h3>
<ul>
<li>&euro;62,000&ndash;84,000 a year, paid in pounds in London; reviewed twice a year;</li>
<li>an office by the canal or your kitchen table, and Dublin whenever you like;</li>
<li>27 days of holiday, sick pay from the first day, a pension that we pay into;</li>
<li>unlimited coffee: we roast it ourselves.</li>
</ul>
<h3>How we choose</h3>
<p>A 30-minute call, a small task (two hours at most, paid), an afternoon with the team. Everybody gets an answer, usually within three days. A sample task is <a href="https://willowquay.example.com/tasks/go">on our site</a>; ask <a href="mailto:maeve.hr@example.com">maeve.hr@example.com</a> anything.</p>`},

	{key: "en-support", country: "ua", money: "EUR", status: "Activated", title: "Support Specialist", region: "Dublin", address: "4 Nowhere Quay",
		type1: 1, type2: 5, from: 31000, to: 38000, rate: 5, views: 1214, published: true, age: 21.4, suggested: 2, deleted: 1,
		word:  true,
		crowd: []crowd{{"support-gb", 15, nil}},
		html: `<h2>Customer Support Specialist</h2>
<p>Our online shop sends coffee to 40,000 kitchens. When something goes wrong, people want a person. We are looking for calm ones who can listen; the team sits in <strong>Dublin</strong> and works from home two days a week.</p>
<h3>What you will do</h3>
<ul>
<li>answer calls, chat and e-mail, about 70 conversations a day;</li>
<li>follow each one up until it is solved;</li>
<li>report mistakes on the site: we usually mend them the same day;</li>
<li>look after our help pages, so that we do <em>not</em> sound like robots.</li>
</ul>
<h3>What we offer</h3>
<ul>
<li>&euro;31,000&ndash;38,000 a year and a quality bonus every quarter;</li>
<li>shifts that you know two weeks ahead;</li>
<li>two weeks of paid training and a colleague beside you for your first calls.</li>
</ul>
<p>Everybody gets an answer, usually within three days.</p>`},

	{key: "en-accountant", country: "ua", money: "EUR", status: "Activated", title: "Finance Manager", region: "London", address: "12 Invented Street",
		type1: 1, type2: -1, from: 58000, to: 72000, rate: 5, views: 964, published: true, age: 17.1, suggested: 1, deleted: 1,
		crowd: []crowd{{"accountant-gb", 14, []string{"Ελένη Παπαδοπούλου | Eleni Papadopoulou | FEMALE"}}},
		html: `<p><strong>Willow Quay Group</strong> is looking for a finance manager for two companies, one in each country.</p>
<h3>What you will do</h3>
<ul>
<li>close the month for both companies by day six;</li>
<li>VAT, payroll taxes and statutory accounts in the UK and in Ireland;</li>
<li>lead three bookkeepers: share out work, check it, teach;</li>
<li>cafés: tills, stock counts, the cost of a flat white;</li>
<li>report to the owners by the 10th of each month.</li>
</ul>
<h3>Who does what today</h3>
<table>
<thead><tr><th>Area</th><th>Documents a month</th><th>In charge</th></tr></thead>
<tbody>
<tr><td>Cafés (6)</td><td>&asymp; 900</td><td>till bookkeeper</td></tr>
<tr><td>Warehouse</td><td>&asymp; 1,400</td><td>stock bookkeeper</td></tr>
<tr><td>Clinic</td><td>&asymp; 600</td><td>part-time bookkeeper</td></tr>
<tr><td>Payroll</td><td>137 people</td><td><em>vacant, yours at first</em></td></tr>
</tbody>
</table>
<h3>What you bring</h3>
<ul>
<li>a qualification (ACCA, ACA, CPA) or nearly;</li>
<li>three years in charge of a month end;</li>
<li>Excel without a mouse;</li>
<li>the courage to say no to the owners when the law does.</li>
</ul>
<h3>What we offer</h3>
<ul>
<li>&euro;58,000&ndash;72,000 a year, paid in pounds;</li>
<li>9:00&ndash;17:30, Fridays until 16:00, month ends from home if you like;</li>
<li>a window onto the garden, and lunch from our own kitchen.</li>
</ul>
<p>Your predecessor retires and stays two months to hand over. In your letter, please tell us <u>about the messiest books you ever put right</u>. We read applications without a letter, too.</p>`},

	{key: "en-barista", country: "ua", money: "EUR", status: "Activated", title: "Barista", region: "Dublin", address: "8 Salt Wind Lane",
		type1: 3, type2: 0, from: 15, to: 18, rate: 0, views: 1477, published: true, age: 9.6, suggested: 1, deleted: 1,
		word:  true,
		crowd: []crowd{{"barista-gb", 14, nil}},
		html: `<h3>The Willow café by the sea is looking for a barista ☕</h3>
<p>We roast our own coffee, bake at six in the morning and know half the neighbourhood by name. If you would like to know the other half, write to us.</p>
<p><b>What you will do:</b></p>
<ul>
<li>espresso drinks and filter (V60, AeroPress);</li>
<li>set the grinder in the morning, clean the machine in the evening &mdash; <i>every day, without exception</i>;</li>
<li>run the till;</li>
<li>explain beans in plain words.</li>
</ul>
<p><b>Who fits:</b> somebody who is 18 or older, students included; half a year of experience <u>or</u> a real wish to learn. We teach you in two weeks, paid.</p>
<p><b>What we offer:</b></p>
<ul>
<li>&euro;15&ndash;18 an hour and tips, paid every two weeks;</li>
<li>shifts 7:30&ndash;15:00 or 14:30&ndash;22:00, planned three weeks ahead;</li>
<li>half price on everything, coffee at work is free;</li>
<li>after a year, a trip to a coffee festival at our expense.</li>
</ul>
<p>There are eight of us; Renata has been here longest, six years. In summer the queue reaches the door, in winter there are books, blankets on the terrace, and quiet enough to hear the sea.</p>`},

	{key: "en-warehouse", country: "ua", money: "EUR", status: "Activated", title: "Warehouse Operative", region: "Dublin", address: "",
		type1: 2, type2: 1, from: 130, to: 160, rate: 1, views: 689, published: true, age: 31.8, suggested: 1,
		word:  true,
		crowd: []crowd{{"warehouse-gb", 12, nil}},
		html: `<p class="MsoNormal" style="margin-bottom:0cm;line-height:normal"><b><span lang="EN-IE" style="font-size:14.0pt;font-family:&quot;Times New Roman&quot;,serif;color:#1F3864">Warehouse Operative (seasonal, with a chance to stay)</span></b></p>
<p class="MsoNormal" style="margin-bottom:0cm;line-height:normal"><span lang="EN-IE" style="font-size:12.0pt">&nbsp;</span></p>
<p class="MsoNormal" style="text-align:justify"><span lang="EN-IE" style="font-size:12.0pt">Our warehouse (6,000 pallet places, heated, dry) is looking for people for the <span style="background:yellow;mso-highlight:yellow">autumn and winter season</span>. Dry goods, coffee, packaging. No cold store.</span></p>
<p class="MsoNormal"><b><span lang="EN-IE" style="font-size:12.0pt">What you will do:</span></b></p>
<p class="MsoListParagraphCxSpFirst" style="text-indent:-18.0pt;mso-list:l0 level1 lfo1"><span style="font-family:Symbol">·<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><span lang="EN-IE" style="font-size:12.0pt">check deliveries against the note, photograph damage;</span></p>
<p class="MsoListParagraphCxSpMiddle" style="text-indent:-18.0pt;mso-list:l0 level1 lfo1"><span style="font-family:Symbol">·<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><span lang="EN-IE" style="font-size:12.0pt">put goods away by address, with a scanner;</span></p>
<p class="MsoListParagraphCxSpLast" style="text-indent:-18.0pt;mso-list:l0 level1 lfo1"><span style="font-family:Symbol">·<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><span lang="EN-IE" style="font-size:12.0pt">pick orders for cafés and the online shop (up to 20 kg a piece).</span></p>
<p class="MsoNormal"><b><span lang="EN-IE" style="font-size:12.0pt">Conditions:</span></b><span lang="EN-IE" style="font-size:12.0pt"> shifts of 11 hours, two days, two nights, four off; <b>&euro;130&ndash;160 a shift</b>, paid on Fridays; a bus from Swords and from the city; hot meals; boots and clothes from us.<o:p></o:p></span></p>
<p class="MsoNormal"><b><span lang="EN-IE" style="font-size:12.0pt">What you bring:</span></b><span lang="EN-IE" style="font-size:12.0pt"> you are 18 or older, careful, and all right with nights. Experience is welcome and not required: a colleague stays beside you for the first week. A reach truck licence earns 15% more.<o:p></o:p></span></p>`},

	{key: "en-sales", country: "ua", money: "EUR", status: "Activated", title: "Area Sales Manager", region: "London", address: "61 Market Row, 2nd floor",
		type1: 1, type2: -1, from: 45000, to: 60000, rate: 5, views: 731, published: true, age: 20.4, suggested: 1,
		crowd: []crowd{{"sales-gb", 11, []string{"محمد العبيدي | Mohammed Al Obaidi | MALE"}}},
		html: `<h2>Area Sales Manager, coffee and machines (B2B)</h2>
<p>We supply beans, espresso machines and service to <strong>380 cafés</strong> in the south of England and in Leinster. In spring we start in the Midlands, so the team grows.</p>
<h3>Your first half-year</h3>
<ol>
<li><b>Month 1.</b> Training in the roastery and the workshop: you take a grinder apart and put it together again.</li>
<li><b>Months 2&ndash;3.</b> You take over 40 customers in south London.</li>
<li><b>Months 4&ndash;6.</b> Your own new customers, your first trade fair, a plan for the year.</li>
</ol>
<h3>What you bring</h3>
<ul>
<li>two years in B2B sales (equipment, food, services);</li>
<li>clear language, spoken and written;</li>
<li>CRM as a habit: <i>what is not in it did not happen</i>;</li>
<li>a driving licence; the car is ours.</li>
</ul>
<h3>Pay</h3>
<p>A fixed part and a share of paid invoices, together &euro;45,000&ndash;60,000 a year, in pounds. The share is guaranteed for three months. There is no ceiling: last year two colleagues earned more than the director, who took it well.</p>
<p>Send your CV and <u>one story of a deal that fell through</u>. We would like to know what you took from it.</p>`},

	{key: "en-office", country: "ua", money: "EUR", status: "Activated", title: "Office Manager", region: "London", address: "12 Invented Street",
		type1: 1, type2: 3, from: 34000, to: -1, rate: 5, views: 37, published: true, age: 0.2,
		html: `<p>Our London office needs the person who holds it together: 30 desks, two meeting rooms, one clever boiler and Stella at the front door.</p>
<ul>
<li>guests, post, couriers, calls;</li>
<li>water, paper, lunches for meetings;</li>
<li>tickets and hotels, expense claims;</li>
<li>helping new colleagues on their first day;</li>
<li>birthdays (we have the list, the ideas are yours).</li>
</ul>
<p>You bring tidy spreadsheets and a calm head. We offer from &euro;34,000 a year, paid in pounds, 9&ndash;17:30, part-time if you prefer.</p>`},

	{key: "en-nurse", country: "ua", money: "EUR", status: "Stopped", title: "Practice Nurse", region: "London", address: "3 Doctor's Walk",
		type1: 1, type2: -1, from: 38000, to: 46000, rate: 5, views: 540, published: true, age: 46.2, suggested: 1,
		word:  true,
		crowd: []crowd{{"nurse-gb", 10, nil}},
		html: `<h3>Practice Nurse, treatment room</h3>
<p>The Breath Clinic, a part of Willow Quay, is eight doctors, ten day beds and patients who come back. We are looking for a light hand and a calm voice.</p>
<h4>What you will do</h4>
<ul>
<li>injections, drips, bloods (adults and children);</li>
<li>vaccinations, the vaccine stock, the fridge twice a day;</li>
<li>ECGs, blood pressure, rapid tests, dressings;</li>
<li>records: <em>short, in time, without mistakes</em>.</li>
</ul>
<h4>What you bring</h4>
<ul>
<li>registration as a nurse and a year of experience; new nurses get a mentor for two months;</li>
<li>the patience to explain why the tablet comes <strong>before</strong> the meal, three times, with a smile.</li>
</ul>
<h4>What we offer</h4>
<ul>
<li>&euro;38,000&ndash;46,000 a year, paid in pounds;</li>
<li>shifts of 8 or 12 hours, two free Sundays a month guaranteed;</li>
<li>paid courses, and treatment here for you.</li>
</ul>
<p>Our nurses do not clean rooms and do not sit at reception. They do speak at the morning meeting, and their word about a patient counts as much as a doctor's.</p>`},

	{key: "en-teacher", country: "ua", status: "Deactivated", title: "Primary Teacher", region: "Dublin", address: "1 Chalk Hill",
		type1: 1, type2: -1, from: -1, to: -1, rate: -1, views: 402, published: true, age: 71.5,
		word:  true,
		crowd: []crowd{{"teacher-gb", 6, nil}},
		html:  `<p>The Willow School is looking for a class teacher: 22 children, a garden, a piano that is nearly in tune. Two teachers share each class of the youngest. We pay by the national scale and talk openly about it when we first meet.</p><ul><li>all subjects, music if you like;</li><li>an hour a day without a class, to prepare;</li><li>three trips a year, one of them by boat.</li></ul>`},

	{key: "en-driver", country: "ua", money: "EUR", status: "PreActivated", title: "Van Driver", region: "London",
		type1: 1, type2: 3, from: 14, to: 16, rate: 0, views: 0, age: 0.6,
		html: `<p>We are looking for a van driver for early deliveries to our cafés: start at five, home by one. A clean licence, a good word for the person who opens the door, and a phone that is charged. An electric van, a fixed round, tea at every stop.</p>`},
}}

// againEnglish replaces an applicant of the sales job by a person who applied to the warehouse job, too.
func againEnglish(s *Scenario) {
	find := func(key string) []*Apply {
		return s.Jobs[slices.IndexFunc(s.Jobs, func(j *Job) bool { return j.Key == key })].Applies
	}
	withoutCV := func(a *Apply) bool { return a.CV == nil && a.Status != "Deleted" }
	sales, warehouse := find("en-sales"), find("en-warehouse")
	now, before := sales[slices.IndexFunc(sales, withoutCV)], warehouse[1]
	before.AppliesCount, now.AppliesCount = 2, 2
	now.Applicant = before.Applicant
	first, family, _ := strings.Cut(before.Applicant.Name.(string), " ")
	now.Applicant.Name = family + " " + first
}
