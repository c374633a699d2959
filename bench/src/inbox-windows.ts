import { connectSocket } from './socket-client.ts';

/**
 * The receiving clients, in a process of their own so that sending doesn't hold them up. The parent says whom to
 * connect where, and gets back how long each message took to the other's window, in milliseconds.
 */

/** What the parent requests: open these windows, or report and forget what has arrived under this name. */
export type Asked =
  | { open: string; url: string; windows: { memberId: number; auth: object }[] }
  | { collect: string };
export interface Answered {
  waits: number[];
}

const heard = new Map<string, number[]>();
const TOGETHER = 20;

async function open(asked: Extract<Asked, { open: string }>) {
  const waits: number[] = [];
  heard.set(asked.open, waits);
  const one = async ({ memberId, auth }: (typeof asked.windows)[0]) => {
    const socket = await connectSocket(asked.url, auth);
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
  const name = 'open' in asked ? asked.open : asked.collect;
  const waits = heard.get(name)?.splice(0) ?? [];
  process.send?.({ waits } satisfies Answered);
});

// Without the parent, nobody needs these windows.
process.on('disconnect', () => process.exit());
