package answers

import (
	"bytes"
	"context"
	"errors"
	"io"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
	"shortlist/ui/text"
)

func packetCommand(a *command.App) *cobra.Command {
	cmd := command.Group("packet", lang.Text("Ask a colleague who has no account"), packetMake(a), packetRead(a), packetList(a), packetWithdraw(a))
	cmd.Long = lang.Text(`Ask a colleague who has no account: make one file with applicants, send it, and read the mail that comes
back. Each applicant has a code, which the colleague answers with. shortlist guide packet explains it.`)
	cmd.Example = "  shortlist packet make 71500301 71500302 --to 'Max <max@example.org>' --out packet.html\n  shortlist packet read < reply.eml\n  shortlist packet read --yes < reply.eml"
	return cmd
}

func packetMake(a *command.App) *cobra.Command {
	var to, out string
	var named bool
	cmd := &cobra.Command{
		Use: "make APPLICATION…", Short: lang.Text("Make one file with applicants for a colleague, as HTML or PDF"), Args: command.SomeIDs(command.Application),
		Long: lang.Text(`Make one file with applicants for a colleague: the job and its needs with their lines, profiles, the text of
CVs, three questions, and a code for each applicant. Without --named, names and contacts are left out. A packet
for an address outside your own domain is asked about once. No application is marked viewed.`),
		RunE: a.Run(func(ctx context.Context, args []string) error {
			ids, err := command.ReadIDs(args, command.ApplicationID)
			if err != nil {
				return err
			}
			if to == "" || out == "" {
				return command.Misused(lang.Text("packet make needs --to with a name or an address, and --out with a file"))
			}
			return makePacket(ctx, a, ids, to, out, named)
		}),
	}
	f := cmd.Flags()
	f.StringVar(&to, "to", "", lang.Text("name or address of the colleague, such as 'Max <max@example.org>'"))
	f.StringVar(&out, "out", "", lang.Text("file to write: it ends in .html or .pdf"))
	f.BoolVar(&named, "named", false, lang.Text("include the names of the applicants"))
	command.TakesPaths(cmd, "out")
	return cmd
}

func makePacket(ctx context.Context, a *command.App, ids []int64, to, out string, named bool) error {
	format := export.Format(strings.TrimPrefix(strings.ToLower(filepath.Ext(out)), "."))
	if format != export.HTML && format != export.PDF {
		return command.Misused(lang.Text("--out has to end in .html or .pdf"))
	}
	acct, err := a.People(ctx)
	if err != nil {
		return err
	}
	path, err := a.NewFile(out, format.Binary())
	if err != nil {
		return err
	}
	for _, id := range ids {
		if _, err := command.Stored(ctx, acct, id); err != nil {
			return err
		}
	}
	outside, err := acct.IsOutside(ctx, to)
	if err != nil {
		return err
	}
	if outside {
		if err := a.Confirm(ctx, export.SayOutside(to)); err != nil {
			return err
		}
	}
	p, err := acct.NewPacket(ctx, to, named, ids)
	if err != nil {
		return err
	}
	saved, err := acct.AddPacket(ctx, &p, path, true, func(w io.Writer, p account.Packet) error { return export.WritePacket(ctx, w, format, p) })
	if err != nil {
		return err
	}
	return a.Done(lang.Text("Saved %s", text.Line(saved)), export.PacketMadeOf(p, saved))
}

func packetRead(a *command.App) *cobra.Command {
	var replace bool
	cmd := &cobra.Command{
		Use: "read", Short: lang.Text("Read a mail that came back from the input"), Args: command.NoArgs,
		Long: lang.Text(`Read a mail that came back, or its text, from the input, and show what it means. Only --yes keeps the answers:
as verdicts of that colleague, which you see beside your own. A verdict that is there already is replaced only
with --replace.`),
		Example: "  shortlist packet read < reply.eml\n  shortlist packet read --yes --json < reply.eml",
		RunE:    a.Run(func(ctx context.Context, _ []string) error { return readPacket(ctx, a, replace) }),
	}
	cmd.Flags().BoolVar(&replace, "replace", false, lang.Text("with --yes, replace verdicts that are there already"))
	return cmd
}

func readPacket(ctx context.Context, a *command.App, replace bool) error {
	acct, err := a.People(ctx)
	if err != nil {
		return err
	}
	data, err := a.ReadFile(ctx, "-")
	if err != nil {
		return err
	}
	var reply account.PacketReply
	kept := 0
	if a.Yes {
		reply, kept, err = acct.KeepPacketReply(ctx, bytes.NewReader(data), replace)
	} else {
		reply, err = acct.ReadPacketReply(ctx, bytes.NewReader(data))
	}
	if err != nil {
		return err
	}
	if a.JSON {
		return a.Document(export.PacketReplyOf(reply, kept))
	}
	a.Printf("%s\n", strings.Join(export.SayPacketReply(reply), "\n"))
	switch {
	case a.Yes:
		a.Printf("%s\n", lang.Plural(kept, "%d answer kept.", "%d answers kept."))
	case len(reply.Answers) > 0:
		a.Report(lang.Text("Nothing is kept yet: --yes keeps the answers."))
	}
	return nil
}

func packetList(a *command.App) *cobra.Command {
	return &cobra.Command{
		Use: "list", Short: lang.Text("List the packets and what came back"), Args: command.NoArgs,
		RunE: a.Run(func(ctx context.Context, _ []string) error {
			acct, err := a.People(ctx)
			if err != nil {
				return err
			}
			all, err := acct.Packets(ctx)
			if err != nil {
				return err
			}
			if a.JSON {
				return a.Document(export.PacketsOf(all))
			}
			return a.Printf("%s\n", strings.Join(export.SayPackets(all, command.LocalTime), "\n"))
		}),
	}
}

func packetWithdraw(a *command.App) *cobra.Command {
	return &cobra.Command{
		Use: "withdraw ID", Short: lang.Text("Let the codes of a packet count no more"),
		Long: lang.Text(`Let the codes of a packet count no more. The answers that came back stay, and so does the colleague's file.`),
		RunE: a.Run(func(ctx context.Context, args []string) error {
			id, err := command.ApplicationID(strings.Join(args, " "))
			if err != nil {
				return command.Misused(lang.Text("packet withdraw needs the id of a packet; shortlist packet list has it"))
			}
			acct, err := a.Use(ctx)
			if err != nil {
				return err
			}
			if err = acct.WithdrawPacket(ctx, id); errors.Is(err, account.ErrPacketGone) {
				err = command.WithCode(err, command.ExitNotYours)
			}
			if err != nil {
				return err
			}
			return a.Done(lang.Text("Packet %d is withdrawn.", id), map[string]any{"id": id, "withdrawn": true})
		}),
	}
}
