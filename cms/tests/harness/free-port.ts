import { rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

// The tests on SQLite and those on PostgreSQL run at the same time and must not use the same port.
const FIRST = process.env.DATABASE_CLIENT === 'postgres' ? 4350 : 4300;
const LAST = FIRST + 49;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** How long a port is kept for whoever was given it and has not said that it is in use. In milliseconds. */
const KEPT_MS = 120_000;

const reservationOf = (port: number) => path.join(tmpdir(), `hearthside-port-${port}`);

/** Gives a reservation back: the port is in use now, which everybody can see, or will not be. */
export const releasePort = (port: number): void => rmSync(reservationOf(port), { force: true });

/**
 * Reserves a port among all processes of the tests. A server takes seconds to listen, and two workers that look
 * meanwhile would both find its port free. The test of one would then ask the server of the other.
 */
function reserve(port: number): boolean {
  const file = reservationOf(port);
  const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (since !== undefined && Date.now() - since > KEPT_MS) releasePort(port);
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

let next = FIRST + (process.pid % (LAST - FIRST + 1));

/** A free port, below the range the system uses for outgoing connections. No other process is given it meanwhile. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries <= LAST - FIRST; tries += 1) {
    const port = next;
    next = next >= LAST ? FIRST : next + 1;
    if (!reserve(port)) continue;
    if (await isFree(port)) return port;
    releasePort(port);
  }
  throw new Error(`No free port between ${FIRST} and ${LAST}.`);
}
