import { createServer } from 'node:net';

const FIRST = 4300;
const LAST = 4399;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

let next = FIRST + (process.pid % 50);

/** A port nobody listens on, below the range the system gives to outgoing connections. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries <= LAST - FIRST; tries += 1) {
    const port = next;
    next = next >= LAST ? FIRST : next + 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${FIRST} and ${LAST}.`);
}
