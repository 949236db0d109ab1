package export

import (
	"bytes"
	"fmt"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/needs"
	"shortlist/model/packet"
)

// packetOf is a packet of n people, whose texts are as given.
func packetOf(n int, text string) account.Packet {
	p := account.Packet{ReplyTo: "hr@example.com", Jobs: []account.PacketJob{{Job: model.Job{ID: 5, Title: "Storekeeper " + text, Description: "<p>" + text}, Needs: []needs.Need{{Text: text}}}}}
	p.ID, p.To, p.Made = 12, "Max "+text, time.Date(2026, 11, 30, 10, 0, 0, 0, time.UTC)
	for i, code := range packet.NewCodes(n, func(string) bool { return false }) {
		p.People = append(p.People, account.PacketPerson{
			Code:      code,
			Candidate: model.Candidate{ID: int64(i + 1), Applicant: model.Applicant{Name: text, Region: text, Experience: []model.Experience{{Title: text, Employer: text, Responsibilities: text}}}},
			Finds:     []needs.Find{{Need: text, State: needs.NotFound}, {Need: text, State: needs.Found, Lines: []needs.Line{{Source: needs.CV, Page: 1, Line: 2, Text: text}}}},
			Pages:     []string{text, text},
		})
	}
	return p
}

func pageOf(t *testing.T, f Format, p account.Packet) []byte {
	t.Helper()
	var out bytes.Buffer
	modeltest.Must(t, WritePacket(t.Context(), &out, f, p))
	return out.Bytes()
}

func TestAPacketOfTwentyPeopleHasAtMostTwoMegabytes(t *testing.T) {
	for name, text := range map[string]string{
		"signs of HTML": strings.Repeat("<<<<<<<<<<<<<<&\n", 4_000), "words": strings.Repeat("Досвід роботи на складі, знання 1С\n", 2_000), "one line": strings.Repeat("ab ", 30_000),
	} {
		p := packetOf(20, "")
		for i := range p.People {
			of := &p.People[i]
			of.Pages = []string{text, text}
			of.Candidate.Applicant.Experience = []model.Experience{{Responsibilities: text}}
			of.Finds = []needs.Find{{Need: "SAP", State: needs.Found, Lines: []needs.Line{{Source: needs.CV, Page: 1, Line: 2, Text: text}}}}
		}
		for _, f := range []Format{HTML, PDF} {
			if size := len(pageOf(t, f, p)); size > 2<<20 {
				t.Errorf("%s as %s: %d bytes", name, f, size)
			}
		}
	}
}

func TestStrangersTextInAPacketIsText(t *testing.T) {
	hostile := `</title></style></p><script>alert(1)</script><img src=https://example.net/x onerror=alert(1)>" onclick="x' <a href="javascript:x">y</a><meta http-equiv=refresh content=0>`
	p := packetOf(3, hostile+"\x1b]52;c;ZXZpbA==\a\u202e")
	for _, named := range []bool{false, true} {
		p.Named = named
		page := string(pageOf(t, HTML, p))
		for _, m := range regexp.MustCompile(`<(/?[a-z0-9]+)([^>]*)>`).FindAllStringSubmatch(page, -1) {
			if strings.Contains(" script img iframe object embed form input svg base link ", " "+strings.TrimPrefix(m[1], "/")+" ") || strings.Contains(m[2], " on") ||
				strings.Contains(m[2], "javascript:") || strings.Contains(m[2], "refresh") || strings.Contains(m[2], "src=") {
				t.Errorf("a tag of strangers: %.80s", m[0])
			}
		}
		if n := strings.Count(page, "<a "); n != 1+len(p.People) { // the answer, and one to each person
			t.Errorf("%d links", n)
		}
		if strings.ContainsAny(page, "\x1b\a\u202e") {
			t.Error("signs that no text has")
		}
	}
}

func TestTheLinkOfAPacketHasALineForEachCodeOrOnlyTheSubject(t *testing.T) {
	for _, n := range []int{1, 20, 50} {
		p := packetOf(n, "x")
		var codes []string
		for _, of := range p.People {
			codes = append(codes, of.Code)
		}
		link := replyLink(p, codes)
		u, err := url.Parse(link)
		if err != nil || len(link) > longestLink || u.Opaque != "hr@example.com" || u.Query().Get("subject") == "" {
			t.Fatalf("%d: %s, %v", n, link, err)
		}
		for i, line := range strings.Split(strings.TrimSuffix(u.Query().Get("body"), "\r\n"), "\r\n") {
			if strings.TrimSpace(line) != codes[i] {
				t.Errorf("%q is not the line of %s", line, codes[i])
			}
		}
	}
	long := packetOf(50, "x")
	long.ReplyTo = strings.Repeat("a", 60) + "@" + strings.Repeat("b", 60) + ".example.com"
	if link := replyLink(long, strings.Fields(strings.Repeat("K7Q-4M2 ", 150))); strings.Contains(link, "body=") {
		t.Errorf("%d bytes with the lines", len(link))
	}
}

// TestTheExampleOfAPacketIsAnAnswer in the language of the packet.
func TestTheExampleOfAPacketIsAnAnswer(t *testing.T) {
	modeltest.InEveryLanguage(t)
	p := packetOf(2, "x")
	blocks, answers := packetBlocks(p), 0
	for _, b := range blocks {
		if r, err := packet.Read(strings.NewReader(b.text)); err == nil && len(r.Answers) == 1 && r.Answers[0].Answer == packet.Yes && r.Answers[0].Text != "" {
			answers++
		}
	}
	if answers != 1 {
		t.Error(fmt.Sprint(answers, " examples"), blocks[5])
	}
}
