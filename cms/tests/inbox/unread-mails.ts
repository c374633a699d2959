import type { Knex } from 'knex';
import type { ParsedMail } from 'mailparser';
import { mailsTo } from '../harness/outbox';
import type { ServerInfo } from '../harness/server';
import { mailUnread } from '../harness/sweep';
import { until } from '../harness/until';

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);

/** The mails about unread messages of a server whose clock runs when it is asked to. */
export function unreadMailsOf(info: ServerInfo, into: Knex) {
  /** How many mails were written for a member, sent or not. */
  const count = async ({ email }: { email: string }) =>
    (await into('portal_mails').where({ to: email })).length;

  return {
    count,

    /** Lets all that is unread to a member have been so for some minutes. */
    async waited(member: { id: number }, minutes: number) {
      const at = ago(minutes);
      const seats = () => into('inbox_seats').where({ member_id: member.id });
      const chats: number[] = await seats().pluck('chat_id');
      await seats().whereNotNull('unread_since').update({ unread_since: at });
      await into('inbox_messages').whereIn('chat_id', chats).update({ created_at: at });
    },

    /** Lets the last mail to a member have gone out this many minutes ago. */
    mailedAgo: (member: { id: number }, minutes: number) =>
      into('up_users')
        .where({ id: member.id })
        .update({ unread_mailed_at: ago(minutes) }),

    /** Runs the job and tells how many mails a member has got by now. */
    async afterRun(member: { email: string }) {
      await mailUnread(info);
      return count(member);
    },

    /** The only mail to a member, as it was sent. */
    async only({ email }: { email: string }): Promise<ParsedMail> {
      const found = await until('the mail is sent', async () => {
        const sent = await mailsTo(email, info.dataDir);
        return sent.length > 0 && sent;
      });
      if (found.length > 1) throw new Error(`${found.length} mails to ${email}`);
      return found[0] as ParsedMail;
    },
  };
}
