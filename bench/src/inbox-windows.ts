import { connectSocket } from './socket-client.ts';

/**
 * The receiving clients, in a process of their own so that sending does not hold them up. Told by its parent
 * whom to connect where; answers how long each message took to the other's window, in ms.
 */

/** What the parent asks for: open these windows, or tell and forget what has arrived under this name. */
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
      // Its own message another window has sent; what is waited for is the other's.
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

// No windows without whoever wants to know of them.
process.on('disconnect', () => process.exit());
