import type { Knex } from 'knex';
import { expect } from 'vitest';
import { REACTION_KINDS } from '@hearthside/contract/inbox/fields';
import type { Person } from '../harness/chats-at';
import { del, patch, post, put, type Reply } from '../harness/http';
import type { Line } from '../harness/ledger';

/** A client id that says which message of which line it is, so that one that is sent again is recognized. */
const idOf = (line: number, n: number) =>
  `00000000-0000-4000-9${String(line).padStart(3, '0')}-${String(n).padStart(12, '0')}`;
const numberIn = (clientId: string) => Number(clientId.slice(-12));

/**
 * What is done to messages of one chat again and again: editing one, deleting, reacting and pinning, by each of these
 * people. Every line may be sent again after a lost answer.
 */
export function changeLines(db: Knex, chatId: number, people: readonly Person[]): Line[] {
  let lines = 0;
  const at = (id: number, end = '') => `/inbox/chats/${chatId}/messages/${id}${end}`;
  const say = async ({ token }: Person, base: string, clientId: string, content: string) => {
    const reply = await post('/inbox/messages', {
      token,
      base,
      body: { chatId, clientId, content },
    });
    return { reply, id: reply.body?.message?.id as number };
  };
  const ownRows = ({ id }: Person, line: number) =>
    db('inbox_messages as m')
      .where({ 'm.chat_id': chatId, 'm.sender_id': id })
      .where('m.client_id', 'like', `${idOf(line, 0).slice(0, -12)}%`);
  /** A message of its own for each number, and what is done to it. */
  const toEach = (
    name: string,
    sender: Person,
    act: (as: { token: string; base: string }, id: number, n: number) => Promise<Reply>,
    kept: (line: number) => Promise<string[]>,
  ): Line => {
    const line = (lines += 1);
    return {
      name: `${name} of ${sender.id}`,
      repeats: true,
      async send(base, n) {
        const { reply, id } = await say(sender, base, idOf(line, n), `${name} ${n}`);
        return reply.status < 300 ? act({ token: sender.token, base }, id, n) : reply;
      },
      kept: async () => (await kept(line)).map(numberIn),
    };
  };

  const editing = (sender: Person): Line => {
    const line = (lines += 1);
    let id: number | undefined;
    return {
      name: `edits of ${sender.id}`,
      repeats: true,
      async send(base, n) {
        if (id === undefined) {
          const { reply, id: sent } = await say(sender, base, idOf(line, 0), 'As it was');
          if (reply.status >= 300) return reply;
          id = sent;
        }
        return patch(at(id), { token: sender.token, base, body: { content: `edit ${n}` } });
      },
      async kept() {
        // One query, because it may be edited while it is read.
        const rows: { content: string; former: string | null }[] = await ownRows(sender, line)
          .leftJoin('inbox_wordings as w', 'w.message_id', 'm.id')
          .orderBy('w.id')
          .select('m.content', 'w.content as former');
        const said = [...rows.map(({ former }) => former), rows[0]?.content];
        return said.flatMap((words) =>
          words?.startsWith('edit ') ? [Number(words.split(' ')[1])] : [],
        );
      },
    };
  };
  const deleting = (sender: Person) =>
    toEach(
      'deletion',
      sender,
      (as, id) => del(at(id), as),
      async (line) => {
        const rows = await ownRows(sender, line)
          .whereNotNull('m.deleted_at')
          .orderBy('m.revision')
          .select('m.client_id', 'm.content');
        expect(rows.filter(({ content }) => content !== '')).toEqual([]);
        return rows.map(({ client_id }) => client_id);
      },
    );
  const reacting = (sender: Person) =>
    toEach(
      'reaction',
      sender,
      (as, id, n) => {
        const kind = REACTION_KINDS[n % REACTION_KINDS.length];
        return put(at(id, '/reaction'), { ...as, body: { kind } });
      },
      async (line) => {
        const rows = await ownRows(sender, line)
          .join('inbox_reactions as r', 'r.message_id', 'm.id')
          .orderBy('m.revision')
          .select('m.client_id', 'r.kind');
        for (const { client_id, kind } of rows) {
          expect(kind).toBe(REACTION_KINDS[numberIn(client_id) % REACTION_KINDS.length]);
        }
        return rows.map(({ client_id }) => client_id);
      },
    );
  /** Pins each and takes the pin off again, as a chat has room for twenty: the revision shows both. */
  const pinning = (sender: Person) =>
    toEach(
      'pin',
      sender,
      async (as, id) => {
        const reply = await put(at(id, '/pin'), { ...as, body: { pinned: true } });
        return reply.status < 300 ? put(at(id, '/pin'), { ...as, body: { pinned: false } }) : reply;
      },
      (line) =>
        ownRows(sender, line)
          .whereNull('m.pinned_at')
          .where('m.revision', '>', 0)
          .orderBy('m.revision')
          .pluck('m.client_id'),
    );
  return people.flatMap((one) => [editing(one), deleting(one), reacting(one), pinning(one)]);
}
