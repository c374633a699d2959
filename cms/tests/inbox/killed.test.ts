import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { chatsAt, type Person } from '../harness/chats-at';
import { connect } from '../harness/database';
import { openSession } from '../harness/members';
import { discard } from '../harness/server';
import { ownServer } from '../harness/shared';
import { until } from '../harness/until';

/** How often the server is killed; `npm run prove` does it longer, and on both databases. */
const ROUNDS = process.env.PROVE ? 50 : 2;
/** Ten of a second from each of five senders in each of two chats: a hundred a second. */
const SENDERS = 5;
const CHATS = 2;
const EVERY_MS = 100;
/** The server is killed so long after the first messages of a round at most. */
const KILLED_WITHIN_MS = 900;

/** One member's messages to one chat: one after the other, each tried again until it is acknowledged. */
interface Line {
  sender: Person;
  chatId: number;
  acknowledged: string[];
  /** Answers that are neither yes nor "later". */
  refusals: string[];
}

type Send = ReturnType<typeof chatsAt>['send'];

/** Sends a message as the portal does: again and again under one number, until the server has said it has it. */
async function deliver(line: Line, send: () => Send | null, content: string) {
  const clientId = randomUUID();
  for (;;) {
    // No server, or none any more: it is tried again.
    const reply = await send()?.(line.sender, line.chatId, content, clientId).catch(() => null);
    if (reply?.status === 200) return line.acknowledged.push(content);
    if (reply && reply.status < 500) line.refusals.push(`${reply.status} ${reply.text}`);
    await pause(20);
  }
}

it(
  `${ROUNDS} times killed in the middle of a hundred messages a second, the server has every one it acknowledged, once and in order`,
  { timeout: ROUNDS * 30_000 },
  async () => {
    let own = await ownServer({ env: { SEED_DEMO: 'false' } });
    const db = connect(own.info.database);
    const { signedIn, startChat } = chatsAt(own.info, db);
    const senders: Person[] = [];
    for (let n = 0; n < SENDERS; n += 1) senders.push(await signedIn());
    const admin = await signedIn({ role: 'admin' });
    const chatIds: number[] = [];
    for (let n = 0; n < CHATS; n += 1) {
      // The same people have one chat only; somebody else is in each.
      const [first, ...others] = senders as [Person, ...Person[]];
      chatIds.push(await startChat(first, [...others, await signedIn()]));
    }

    const lines: Line[] = chatIds.flatMap((chatId) =>
      senders.map((sender) => ({ sender, chatId, acknowledged: [], refusals: [] })),
    );
    let send: Send | null = chatsAt(own.info, db).send;
    let isOver = false;
    const sending = lines.map(async (line) => {
      await pause(Math.random() * EVERY_MS);
      for (let n = 0; !isOver; n += 1) {
        const next = pause(EVERY_MS);
        await deliver(line, () => send, `message ${n}`);
        await next;
      }
    });
    const total = () => lines.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

    const keptOf = (line: Line): Promise<string[]> =>
      db('inbox_messages')
        .where({ chat_id: line.chatId, sender_id: line.sender.id })
        .orderBy('id')
        .pluck('content');
    /** What is kept is what was sent, once and in order; what was acknowledged is all there. */
    async function expectKept(line: Line, acknowledged: number) {
      const kept = await keptOf(line);
      expect(kept).toEqual(kept.map((_content, n) => `message ${n}`));
      expect(kept.length).toBeGreaterThanOrEqual(acknowledged);
      expect(line.refusals).toEqual([]);
    }

    for (let round = 0; round < ROUNDS; round += 1) {
      const before = total();
      await until('messages are sent', () => total() >= before + lines.length);
      await pause(Math.random() * KILLED_WITHIN_MS);
      await own.kill();
      const acknowledged = lines.map((line) => line.acknowledged.length);
      send = null;
      own = await ownServer({ env: { SEED_DEMO: 'false' }, after: own.info });
      for (const [at, line] of lines.entries()) await expectKept(line, acknowledged[at] ?? 0);
      // An access token holds ten minutes, and 50 rounds may take longer.
      for (const sender of senders) {
        Object.assign(sender, await openSession(sender.id, own.info, db));
      }
      send = chatsAt(own.info, db).send;
    }
    isOver = true;
    await Promise.all(sending);

    for (const line of lines) {
      const all = line.acknowledged.map((_content, n) => `message ${n}`);
      expect(line.acknowledged).toEqual(all);
      expect(await keptOf(line)).toEqual(all);
    }
    for (const chatId of chatIds) {
      // Nothing half-done either: what is read page by page, the counters and the list say the same.
      const reader = await openSession(admin.id, own.info, db);
      const read = await chatsAt(own.info, db).messages({ ...admin, ...reader }, chatId);
      const ids: number[] = await db('inbox_messages')
        .where({ chat_id: chatId })
        .orderBy(['created_at', 'id'])
        .pluck('id');
      expect(read.map(({ id }) => id)).toEqual(ids);
      const chat = await db('inbox_chats').where({ id: chatId }).first();
      expect(chat.last_message_id).toBe(ids.at(-1));
      const [seat] = await db('inbox_seats').where({ chat_id: chatId, member_id: admin.id });
      expect(seat.unread).toBe(ids.length);
    }
    await own.stop();
    await db.destroy();
    discard(own.info);
  },
);
