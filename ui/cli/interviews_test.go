package cli

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/config"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
)

// TestInterviewsGoFromAnOfferToAnAnswer by commands alone.
func TestInterviewsGoFromAnOfferToAnAnswer(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d, job := writes(t, "zone = \"Europe/Kyiv\"\n")
	doc := decode[object](t, d.must("answers", "plan", "--letter", "received", "--job", job, "--yes", "--json").out)
	apply := string(doc["planned"].([]any)[0].(object)["applyIds"].([]any)[0].(json.Number))

	d.fails(command.ExitUsage, "no terminal", "interviews", "offer", apply, "--times", "tue 10-12")
	d.fails(command.ExitUsage, "is no time", "interviews", "offer", apply, "--times", "whenever after 15 works", "--yes")
	d.fails(command.ExitUsage, "--times", "interviews", "offer", apply, "--yes")
	d.fails(command.ExitUsage, "comes twice", "interviews", "book", apply, "--time", "2027-10-31 03:30", "--yes")
	d.fails(command.ExitUsage, "There is no 03:30", "interviews", "book", apply, "--time", "2027-03-28 03:30", "--yes")
	if list := decode[[]object](t, d.must("interviews", "list", "--json").out); len(list) != 0 {
		t.Fatalf("nothing was confirmed, but there is %v", list)
	}

	offered := decode[object](t, d.must("interviews", "offer", apply, "--times", "2027-01-12 10-12, 30 min", "--place", "Room 2", "--yes", "--json").out)
	rows := offered["offered"].([]any)
	first := rows[0].(object)
	if len(rows) != 4 || len(offered["refused"].([]any)) != 0 || first["state"] != "offered" || first["start"] != "2027-01-12T08:00:00Z" || first["end"] != "2027-01-12T08:30:00Z" ||
		first["zone"] != "Europe/Kyiv" || first["place"] != "Room 2" || first["uid"] != "" || string(first["applyId"].(json.Number)) != apply {
		t.Fatalf("%v", offered)
	}
	second := string(doc["planned"].([]any)[1].(object)["applyIds"].([]any)[0].(json.Number))
	d.fails(command.ExitNotYours, "gets no letter", "interviews", "offer", second, "--times", "2027-01-12 10-12", "--yes") // all are held
	has(t, d.must("answers", "plan", "--letter", "received", "999", "--yes").err, "1 gets no letter")
	d.fails(command.ExitNotYours, "there is no interview 999", "interviews", "move", "999", "--time", "2027-01-13 10:00", "--yes")
	d.fails(command.ExitNotYours, "there is no interview 999", "interviews", "cancel", "999", "--yes")
	d.fails(command.ExitNotYours, "there is no letter 999", "answers", "show", "999")
	d.fails(command.ExitUsage, "leave out --length", "interviews", "book", apply, "--time", "2027-01-12 14-15", "--length", "45m", "--yes")
	d.fails(command.ExitUsage, "such as tue 10:00", "interviews", "book", apply, "--time", "2027-01-12 after 15", "--yes")
	letter := string(first["answer"].(json.Number))
	has(t, d.must("answers", "show", letter).out, "10:00–10:30", "Europe/Kyiv, UTC+2; Room 2")

	booked := decode[object](t, d.must("interviews", "book", apply, "--time", "2027-01-12 10:30", "--with", "colleague@example.com", "--yes", "--json").out)
	id := string(booked["id"].(json.Number))
	if booked["state"] != "invited" || booked["place"] != "Room 2" || booked["uid"] == "" {
		t.Fatalf("%v", booked)
	}
	mail := d.must("answers", "show", string(booked["answer"].(json.Number)), "--eml").out
	has(t, mail, "multipart/mixed", "text/calendar; charset=utf-8; method=REQUEST; name=invite.ics")
	has(t, d.must("answers", "list").out, "reminder of the interview")
	has(t, d.run("interviews", "book", apply, "--time", "2027-01-12 10:30", "--yes").err, "is invited already: Tuesday, 12 January 2027, 10:30–11:00.", "the time is taken")
	d.fails(command.ExitUsage, "has passed", "interviews", "move", id, "--time", "2020-01-13 10:00", "--yes")
	d.must("interviews", "move", id, "--time", "2027-01-13 10:00", "--yes")
	d.fails(command.ExitFailed, "offered time", "interviews", "move", string(first["id"].(json.Number)), "--time", "2027-01-13 12:00", "--yes")

	d.in = "BEGIN:VCALENDAR\nMETHOD:REPLY\nBEGIN:VEVENT\nUID:" + booked["uid"].(string) + "\nSEQUENCE:1\nDTSTAMP:20270101T100000Z\nATTENDEE;PARTSTAT=ACCEPTED:mailto:stranger@example.org\nEND:VEVENT\nEND:VCALENDAR\n"
	reply := decode[[]object](t, d.must("interviews", "reply", "--json").out)
	if len(reply) != 1 || reply[0]["changed"] != false || !strings.Contains(reply[0]["reason"].(string), "not from the applicant") {
		t.Errorf("%v", reply)
	}
	listed := d.must("interviews", "list")
	has(t, listed.out, "lapsed", "invited", "Wednesday, 13 January 2027, 10:00–10:30", "Room 2")
	agenda := decode[[]object](t, d.must("agenda", "--json").out)
	if len(agenda) != 1 || agenda[0]["state"] != "invited" || string(agenda[0]["sequence"].(json.Number)) != "1" {
		t.Errorf("%v", agenda)
	}
	if week := decode[[]object](t, d.must("agenda", "--week", "--json").out); len(week) != 0 {
		t.Errorf("in this week: %v", week)
	}
	file := filepath.Join(d.home, "agenda.ics")
	has(t, d.must("agenda", "--ics", file).out, "1 interview is in")
	data, err := os.ReadFile(file)
	if err != nil || strings.Count(string(data), "BEGIN:VEVENT") != 1 {
		t.Errorf("%v\n%s", err, data)
	}
	d.fails(command.ExitFailed, "not overwritten", "agenda", "--ics", file)
	has(t, d.must("agenda", "--ics", "-").out, "METHOD:PUBLISH\r\n", "DTSTART:20270113T080000Z\r\n")
	d.fails(command.ExitUsage, "no terminal", "interviews", "cancel", id)
	cancelled := decode[object](t, d.must("interviews", "cancel", id, "--yes", "--json").out)
	if cancelled["state"] != "cancelled" || string(cancelled["sequence"].(json.Number)) != "1" { // its letter has not left
		t.Errorf("%v", cancelled)
	}
	has(t, d.must("agenda").out, "No interview is to come")
	d.fails(command.ExitNotYours, "", "interviews", "cancel", "999", "--yes")
	id = string(decode[object](t, d.must("interviews", "book", apply, "--time", "2027-01-14 10:00", "--yes", "--json").out)["id"].(json.Number))
	has(t, d.must("interviews", "cancel", id, "--yes").out, "1 letter that has not left is taken back.")
	d.must("interviews", "book", apply, "--time", "2027-01-14 10:00", "--yes")
	d.configure(fmt.Sprintf(configText, filepath.Join(d.home, "CVs")))
	has(t, d.run("doctor", "--offline", "--no-color").out, "Interviews are planned", "Set answers.from.")
}

// TestInterviewsAndPacketsKeepToTheLimitsOfAHost: restricted, read-only and in blind mode, in each mix.
func TestInterviewsAndPacketsKeepToTheLimitsOfAHost(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d, job := writes(t, "")
	doc := decode[object](t, d.must("answers", "plan", "--letter", "received", "--job", job, "--yes", "--json").out)
	apply := string(doc["planned"].([]any)[0].(object)["applyIds"].([]any)[0].(json.Number))
	name := ""
	for _, p := range decode[[]object](t, d.must("applicants", "list", job, "--json").out) {
		if string(p["id"].(json.Number)) == apply {
			name = p["applicant"].(object)["name"].(string)
		}
	}
	allowed, _ := d.restrict()
	host, err := os.ReadFile(config.File())
	if err != nil {
		t.Fatal(err)
	}
	fresh := 0
	file := func(ending string) string {
		fresh++
		return filepath.Join(allowed, fmt.Sprintf("%d%s", fresh, ending))
	}
	// Letters leave to a folder that is outside of the one that is allowed.
	d.fails(command.ExitFailed, "has to be below", "interviews", "book", apply, "--time", "2027-01-11 10:00", "--yes")
	d.configure(strings.Replace(string(host), filepath.Join(d.home, "Letters"), filepath.Join(allowed, "letters"), 1))
	d.must("interviews", "offer", apply, "--times", "2027-01-12 10-12", "--yes")
	id := string(decode[object](t, d.must("interviews", "book", apply, "--time", "2027-01-12 10:00", "--yes", "--json").out)["id"].(json.Number))
	d.must("packet", "make", apply, "--to", "Max", "--named", "--out", file(".html"), "--yes")
	code := decode[[]object](t, d.must("packet", "list", "--json").out)[0]["people"].([]any)[0].(object)["code"].(string)
	if host, err = os.ReadFile(config.File()); err != nil {
		t.Fatal(err)
	}
	for _, blind := range []bool{false, true} {
		if blind {
			d.blind(nil)
		}
		for _, readOnly := range []bool{false, true} {
			d.configure(string(host) + fmt.Sprintf("read_only = %t\n", readOnly))
			d.in = ""
			var printed strings.Builder
			runs := func(args ...string) {
				t.Helper()
				r := d.must(args...)
				printed.WriteString(r.out + r.err)
			}
			for _, change := range [][]string{
				{"offer", apply, "--times", "2027-01-13 10-12"}, {"book", apply, "--time", fmt.Sprintf("2027-01-14 %d:00", 10+fresh)}, {"move", id, "--time", fmt.Sprintf("2027-01-15 %d:00", 10+fresh)},
			} {
				args := append([]string{"interviews"}, append(change, "--yes")...)
				if readOnly {
					d.fails(command.ExitUsage, "open read-only", args...)
				} else {
					runs(args...)
				}
			}
			runs("interviews", "list")
			runs("agenda", "--ics", "-")
			calendar, page := file(".ics"), file(".html")
			runs("agenda", "--ics", calendar)
			runs("packet", "make", apply, "--to", "Max", "--out", page)
			for _, path := range []string{calendar, page} {
				data, err := os.ReadFile(path)
				if err != nil {
					t.Fatal(err)
				}
				if blind || path == page {
					printed.Write(data)
				}
			}
			if blind {
				d.fails(command.ExitFailed, "blind mode is on", "packet", "make", apply, "--to", "Max", "--named", "--out", file(".pdf"))
			}
			d.in = "From: Max <max@example.org>\n\n" + code + " yes – " + name + " knows Go\n"
			runs("packet", "read", "--yes")
			runs("packet", "list")
			if held := strings.Contains(printed.String(), name); held == blind {
				t.Errorf("blind %t: the name is there %t\n%s", blind, held, printed.String())
			}
		}
	}
	has(t, d.must("packet", "withdraw", "1").out, "Packet 1 is withdrawn.")
}
