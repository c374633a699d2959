import { createServer } from 'node:net';

// The tests on SQLite and those on PostgreSQL run at the same time and must not use the same port.
const FIRST = process.env.DATABASE_CLIENT === 'postgres' ? 4350 : 4300;
const LAST = FIRST + 49;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

let next = FIRST + (process.pid % (LAST - FIRST + 1));

/** A free port, below the range the system uses for outgoing connections. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries <= LAST - FIRST; tries += 1) {
    const port = next;
    next = next >= LAST ? FIRST : next + 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${FIRST} and ${LAST}.`);
}
