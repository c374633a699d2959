import { connectSocket, type ClientSocket } from './socket-client.ts';

/**
 * The receiving clients, in a process of their own so that sending doesn't hold them up. The parent says whom to
 * connect where, and gets back how long each message took to the other's window, in milliseconds.
 */

/**
 * What the parent requests: open these windows, close those of this name, or report and forget what has arrived under
 * it.
 */
export type Asked =
  | { open: string; url: string; windows: { memberId: number; auth: object }[] }
  | { close: string }
  | { collect: string };
export interface Answered {
  waits: number[];
}

const heard = new Map<string, number[]>();
const opened = new Map<string, ClientSocket[]>();
const TOGETHER = 20;

async function open(asked: Extract<Asked, { open: string }>) {
  const waits: number[] = [];
  heard.set(asked.open, waits);
  const sockets: ClientSocket[] = [];
  opened.set(asked.open, sockets);
  const one = async ({ memberId, auth }: (typeof asked.windows)[0]) => {
    const socket = await connectSocket(asked.url, auth);
    sockets.push(socket);
    socket.on('message', ({ message }) => {
      // This is the sender's own copy. Only the other member's is measured.
      if (message.senderId === memberId) return;
      waits.push(Number(process.hrtime.bigint() - BigInt(message.content)) / 1e6);
    });
  };
  for (let at = 0; at < asked.windows.length; at += TOGETHER) {
    await Promise.all(asked.windows.slice(at, at + TOGETHER).map(one));
  }
}

process.on('message', async (asked: Asked) => {
  if ('open' in asked) await open(asked);
  if ('close' in asked) opened.get(asked.close)?.forEach((socket) => socket.disconnect());
  const waits = 'collect' in asked ? (heard.get(asked.collect)?.splice(0) ?? []) : [];
  process.send?.({ waits } satisfies Answered);
});

// Without the parent, nobody needs these windows.
process.on('disconnect', () => process.exit());
