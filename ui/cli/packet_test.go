package cli

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model/reading"
	"shortlist/ui/cli/command"
)

// packetDesk is a desk with a packet of three applicants for Max, its codes by application, and their names.
func packetDesk(t *testing.T) (d *desk, file string, ids, codes []string, names []string) {
	t.Helper()
	d, job := writes(t, "")
	d.in = "Go or Python\n"
	d.must("needs", job, "--file", "-")
	d.in = ""
	var args []string
	list := decode[[]object](t, d.must("applicants", "list", job, "--json").out)
	for _, p := range list[len(list)-3:] { // the oldest
		args = append(args, string(p["id"].(json.Number)))
		names = append(names, p["applicant"].(object)["name"].(string))
	}
	file = filepath.Join(d.home, "packet.html")
	made := decode[object](t, d.must(append([]string{"packet", "make", "--to", "Max <max@example.org>", "--out", file, "--yes", "--json"}, args...)...).out)
	for _, p := range made["people"].([]any) {
		ids = append(ids, string(p.(object)["applyId"].(json.Number)))
		codes = append(codes, p.(object)["code"].(string))
	}
	if made["file"] != file || len(codes) != 3 {
		t.Fatal(made)
	}
	return d, file, ids, codes, names
}

func reply(lines ...string) string {
	return "From: Max Example <max@example.org>\nSubject: Re\n\n" + strings.Join(lines, "\n") + "\n"
}

func TestABlindPacketHasNoNames(t *testing.T) {
	d, file, ids, codes, names := packetDesk(t)
	page, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	paper := filepath.Join(d.home, "packet.pdf")
	d.must(append([]string{"packet", "make", "--to", "Max <max@example.org>", "--out", paper}, ids...)...) // asked about once
	data, err := os.ReadFile(paper)
	if err != nil {
		t.Fatal(err)
	}
	doc, err := reading.Read(t.Context(), data)
	if err != nil {
		t.Fatal(err)
	}
	written := string(data)
	for _, p := range doc.Pages {
		written += p.Text
	}
	for form, of := range map[string]string{"HTML": string(page), "PDF": written} {
		for _, name := range names {
			for word := range strings.FieldsSeq(name) {
				if strings.Contains(of, word) {
					t.Errorf("%s has %q", form, word)
				}
			}
		}
		for _, id := range ids {
			if strings.Contains(of, id) {
				t.Errorf("%s has the application %s", form, id)
			}
		}
	}
	for _, want := range append(codes, "Go or Python", "content=\"default-src 'none'; style-src 'sha256-", "Would you talk to this applicant?", "mailto:", "?subject=Packet%201&amp;body="+codes[0]) {
		has(t, string(page), want)
	}
	for _, not := range []string{"<script", `="http`, "src=", "@import", "url("} {
		if strings.Contains(string(page), not) {
			t.Errorf("the page has %s", not)
		}
	}
	named := filepath.Join(d.home, "named.html")
	d.must(append([]string{"packet", "make", "--named", "--to", "Max <max@example.org>", "--out", named}, ids...)...)
	page, err = os.ReadFile(named)
	if err != nil {
		t.Fatal(err)
	}
	has(t, string(page), names[0])
}

func TestAReplyToAPacketIsKeptOnRequestOnly(t *testing.T) {
	d, _, ids, codes, _ := packetDesk(t)
	d.fails(command.ExitUsage, "no team is set", "team", "show", ids[0])
	d.in = reply(codes[0]+" yes – knows Go", codes[1]+" no", "K7Q-4M3 yes", "T4C-AM4 no")
	shown := d.must("packet", "read")
	has(t, shown.out, codes[0]+"  yes · knows Go")
	has(t, shown.err, "Nothing is kept yet")
	has(t, d.must("packet", "list").out, codes[0]+"  "+ids[0]+"  –")

	doc := decode[object](t, d.must("packet", "read", "--yes", "--json").out)
	answers, problems := doc["answers"].([]any), doc["problems"].([]any)
	if len(answers) != 2 || len(problems) != 2 || doc["packet"] != json.Number("1") || doc["kept"] != json.Number("2") || doc["otherSender"] != false {
		t.Fatal(doc)
	}
	reasons := problems[0].(object)["reason"].(string) + " " + problems[1].(object)["reason"].(string)
	if reasons != "mistyped unknown" {
		t.Error(reasons)
	}
	if again := decode[object](t, d.must("packet", "read", "--yes", "--json").out); again["kept"] != json.Number("0") {
		t.Errorf("the same mail again: %v", again)
	}

	has(t, d.must("team", "show", ids[0]).out, "1 colleague has a verdict; yours first")
	d.in = reply(codes[0]+" no", codes[2]+" good with people")
	has(t, d.must("packet", "read").out, "replaces the verdict “yes”")
	doc = decode[object](t, d.must("packet", "read", "--yes", "--json").out)
	if doc["kept"] != json.Number("1") || doc["problems"].([]any)[0].(object)["reason"] != "answered" {
		t.Error(doc)
	}
	has(t, d.must("packet", "list").out, codes[0]+"  "+ids[0]+"  [hidden]\n")
	has(t, d.must("held", ids[0]).out, "yes knows Go")
	d.must("packet", "read", "--yes", "--replace")
	if held := d.must("held", ids[0]).out; strings.Contains(held, "knows Go") {
		t.Error(held)
	}

	d.in = strings.Replace(reply(codes[0]+" yes"), "max@", "eve@", 1)
	has(t, d.must("packet", "read").out, "The sender is another one than the packet's: Max <max@example.org>")
	d.must("packet", "withdraw", "1")
	has(t, d.must("packet", "read").out, "the packet was withdrawn")
	d.fails(command.ExitNotYours, "there is no such packet", "packet", "withdraw", "7")
}

func TestAPacketForSomebodyOutsideIsAskedAboutOnce(t *testing.T) {
	d, _, ids, _, _ := packetDesk(t)
	d.fails(command.ExitUsage, "this needs an answer", "packet", "make", "--to", "eve@example.net", "--out", filepath.Join(d.home, "x.html"), ids[0])
	d.must("packet", "make", "--to", "MAX@example.org", "--out", filepath.Join(d.home, "again.pdf"), ids[0])
}

func TestAPacketIsInWhatIsHeldAndErased(t *testing.T) {
	d, _, ids, codes, _ := packetDesk(t)
	d.in = reply(codes[0] + " yes – knows Go")
	d.must("packet", "read", "--yes")
	d.in = ""
	has(t, d.must("held", ids[0], "--json").out, "to Max <max@example.org>, code "+codes[0]+`\nyes knows Go`)
	erased := d.must("erase", ids[0], "--yes")
	has(t, erased.out, "Packets that colleagues got: Max <max@example.org>")
	list := d.must("packet", "list").out
	if strings.Contains(list, codes[0]) || !strings.Contains(list, codes[1]) {
		t.Error(list)
	}
	d.in = reply(codes[0] + " no")
	has(t, d.must("packet", "read").out, "no packet has this code")
}

// TestNothingOfAPacketOutlivesItsApplicants: not the words of the colleague, not the packet, and not its file, if saved files are
// deleted, too. An export has none of it.
func TestNothingOfAPacketOutlivesItsApplicants(t *testing.T) {
	d, file, ids, codes, _ := packetDesk(t)
	const words = "juggles unmistakably"
	d.in = reply(codes[0]+" yes – "+words, codes[1]+" "+words)
	d.must("packet", "read", "--yes")
	d.in = ""
	has(t, d.must("held", ids[1]).out, words, file)
	job := string(decode[[]object](t, d.must("held", ids[0], "--json").out)[0]["jobId"].(json.Number))
	for _, format := range []string{"json", "md"} {
		if out := d.must("applicants", "export", job, "--format", format).out; strings.Contains(out, words) || strings.Contains(out, codes[0]) {
			t.Errorf("%s has the colleague's answer", format)
		}
	}
	rehearsed := d.must("erase", "--older-than", "1d", "--dry-run").out
	has(t, rehearsed, "Packets that colleagues got: Max <max@example.org>")
	has(t, d.must("packet", "list").out, codes[0])
	erased := d.must("erase", "--older-than", "1d", "--delete-saved", "--yes").out
	has(t, erased, "Packets that colleagues got: Max <max@example.org>")
	if left := d.holding(words); len(left) > 0 {
		t.Errorf("the colleague's words are in %q", left)
	}
	has(t, d.must("packet", "list").out, "No packets.")
	if _, err := os.Stat(file); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the file is there: %v", err)
	}
}
