import type { Knex } from 'knex';
import { expect } from 'vitest';
import type { Person } from '../harness/chats-at';
import { post } from '../harness/http';
import type { Line } from '../harness/ledger';

/**
 * One message forwarded again and again from one chat to another, each time with a comment. Asked again after a lost
 * answer, neither of the two comes twice.
 */
export function forwardLine(db: Knex, sender: Person, from: number, to: number): Line {
  const idOf = (what: 'a' | 'b', n: number) =>
    `00000000-0000-4000-${what}${String(sender.id).padStart(3, '0')}-${String(n).padStart(12, '0')}`;
  let source: number | undefined;
  return {
    name: `forwards of ${sender.id} to chat ${to}`,
    repeats: true,
    async send(base, n) {
      const as = { token: sender.token, base };
      if (source === undefined) {
        const body = { chatId: from, clientId: idOf('a', 999_999_999), content: 'The gate code' };
        const reply = await post('/inbox/messages', { ...as, body });
        if (reply.status >= 300) return reply;
        source = reply.body.message.id as number;
      }
      const target = { chatId: to, clientId: idOf('a', n), commentClientId: idOf('b', n) };
      const body = { to: [target], comment: `comment ${n}` };
      return post(`/inbox/chats/${from}/messages/${source}/forward`, { ...as, body });
    },
    async kept() {
      const rows: { client_id: string; content: string; forwarded: boolean }[] = await db(
        'inbox_messages',
      )
        .where({ chat_id: to, sender_id: sender.id })
        .orderBy('id')
        .select('client_id', 'content', 'forwarded');
      const forwarded = rows.filter((row) => row.forwarded);
      // Each has its comment right before it, and no comment is without one.
      expect(rows.map(({ content }) => content)).toEqual(
        forwarded.flatMap(({ client_id }) => [
          `comment ${Number(client_id.slice(-12))}`,
          'The gate code',
        ]),
      );
      return forwarded.map(({ client_id }) => Number(client_id.slice(-12)));
    },
  };
}
