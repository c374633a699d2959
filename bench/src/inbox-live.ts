import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { LIVE } from './goals.ts';
import { chatOfTalker, TALKERS } from './inbox-data.ts';
import { quantile } from './numbers.ts';
import { connectSocket } from './socket-client.ts';
import type { startWindows } from './windows-process.ts';

/** Sends something from one talker to another. Resolves when the server has acknowledged it. */
export type Say = (said: {
  chatId: number;
  from: number;
  to: number;
  content: string;
}) => Promise<void>;

// Uses the connections in turn: the server closes one that is idle for some seconds, possibly just as it is used
// again.
const agent = new Agent({ keepAlive: true, maxSockets: 32, scheduling: 'fifo' });

/** Sends as the portal's own windows do, through the API. */
export function sayingToPortal(url: string, tokens: ReadonlyMap<number, string>): Say {
  const { hostname, port } = new URL(url);
  return ({ chatId, from, content }) =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({ chatId, clientId: randomUUID(), content, attachments: [] });
      const headers = {
        authorization: `Bearer ${tokens.get(from)}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      };
      const path = '/api/inbox/messages';
      const call = request({ hostname, port, path, method: 'POST', headers, agent }, (answer) => {
        answer.resume();
        answer.once('end', () => {
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`A message: ${answer.statusCode}`));
        });
      });
      call.once('error', reject);
      call.end(body);
    });
}

/** Sends to the baseline server, through a few sockets of the sender's own. */
export async function sayingToFloor(url: string): Promise<{ say: Say; stop(): void }> {
  const count = 8;
  const sockets = await Promise.all(
    Array.from({ length: count }, () => connectSocket(url, { memberId: 0 })),
  );
  return {
    say: (said) =>
      new Promise((resolve) => {
        const socket = sockets[said.from % count];
        socket?.emit('say', { ...said, clientId: randomUUID() }, () => resolve());
      }),
    stop: () => sockets.forEach((socket) => socket.disconnect()),
  };
}

/** One round against one target: from sending to arriving, and from sending to being acknowledged, in milliseconds. */
export interface LiveRound {
  waits: number[];
  answers: number[];
}

/** Sends at a fixed rate for some seconds, however long the answers take, and gathers what has arrived. */
export async function liveRound(
  name: string,
  say: Say,
  windows: ReturnType<typeof startWindows>,
  seconds: number,
): Promise<LiveRound> {
  await windows.collect(name);
  const answers: number[] = [];
  const failures: unknown[] = [];
  const underWay: Promise<unknown>[] = [];
  const start = performance.now();
  const count = LIVE.rate * seconds;
  for (let n = 0; n < count; n += 1) {
    const wait = start + (n * 1000) / LIVE.rate - performance.now();
    if (wait > 0) await pause(wait);
    // All talkers in turn, each to the one they share a chat with.
    const from = 1 + ((n * 7) % TALKERS);
    const first = from % 2 ? from : from - 1;
    const to = from === first ? first + 1 : first;
    const begun = performance.now();
    const content = String(process.hrtime.bigint());
    const said = say({ chatId: chatOfTalker(first), from, to, content });
    const answered = () => answers.push(performance.now() - begun);
    underWay.push(said.then(answered, (error) => failures.push(error)));
  }
  await Promise.all(underWay);
  // Connections left idle since the last round aren't used again in the next one.
  agent.destroy();
  if (failures.length > 0)
    throw new Error(`${name}: ${failures.length} failed`, { cause: failures[0] });
  await pause(300);
  const waits = await windows.collect(name);
  if (waits.length !== count) throw new Error(`${name}: ${waits.length} of ${count} arrived.`);
  return { waits, answers };
}

/** One round as a line of text. */
export const roundLine = ({ waits, answers }: LiveRound) =>
  `p50 ${quantile(waits, 0.5).toFixed(1)}, p99 ${quantile(waits, 0.99).toFixed(1)} ms (answer ${quantile(answers, 0.5).toFixed(1)})`;
