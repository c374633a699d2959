import { GOALS } from './goals.ts';
import { PAGED_CHAT } from './inbox-data.ts';
import { median, medianRatio } from './numbers.ts';
import { ask } from './same-answer.ts';
import type { Server } from './server-process.ts';

/** The long chat of one size, as a member of it marks it. */
export interface Marking {
  server: Server;
  token: string;
  /** The first message of the day in the middle. */
  middle: number;
}

const CHAT = `/api/inbox/chats/${PAGED_CHAT}`;
/** How many messages are marked as read, one after the other. */
const MARKS = 60;
const ROUNDS = 5;

async function setSeat({ server, token }: Marking, body: object) {
  const answer = await fetch(`${server.url}${CHAT}/chat-member`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`A read mark: ${answer.status} ${text.slice(0, 500)}`);
}

/** The messages after the middle, in order. */
async function afterMiddle({ server, token, middle }: Marking) {
  const text = await ask(`${server.url}${CHAT}?after=${middle}&limit=${MARKS}`, token);
  return (JSON.parse(text) as { messages: { id: number }[] }).messages.map(({ id }) => id);
}

/** Half the chat is unread, and its reader comes to one message after the other. Milliseconds for one of them. */
async function readThrough(marking: Marking) {
  await setSeat(marking, { unreadFrom: marking.middle });
  const times: number[] = [];
  for (const readUpTo of await afterMiddle(marking)) {
    const start = performance.now();
    await setSeat(marking, { readUpTo });
    times.push(performance.now() - start);
  }
  return median(times);
}

/** What it takes to mark a message as read while half of a chat is unread, at both sizes in turns. As text. */
export async function measureMarks(small: Marking, large: Marking, isTrial: boolean) {
  console.log('marking as read while half the chat is unread');
  const [few, many]: [number[], number[]] = [[], []];
  for (let round = 0; round < (isTrial ? 1 : ROUNDS); round += 1) {
    few.push(await readThrough(small));
    many.push(await readThrough(large));
    console.log(`  round ${round + 1}: ${few.at(-1)?.toFixed(1)} · ${many.at(-1)?.toFixed(1)} ms`);
  }
  const growth = medianRatio(many, few);
  const verdict = growth <= GOALS.growth ? 'reached' : '**missed**';
  return `## Reading on while half the chat is unread

A member comes to one message after the other, each of which is marked as read; ms for one mark, asked for on its own
(median of ${MARKS}, in turns at both sizes). Goal: at most ${GOALS.growth} × the time.

| small | large | large ÷ small | |
| --- | --- | --- | --- |
| ${median(few).toFixed(1)} | ${median(many).toFixed(1)} | ${growth.toFixed(2)} | ${verdict} |`;
}
