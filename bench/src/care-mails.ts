import { setTimeout as pause } from 'node:timers/promises';
import { fillMornings } from './care-data.ts';
import { GOALS, MORNINGS } from './goals.ts';
import { startPortal } from './portal.ts';
import { seededDatabases } from './seeded.ts';
import { openBeside } from './sqlite.ts';

const TRIAL = 300;
const WAIT_MS = 500;
/** The job begins within a minute. It is given up if it takes ten. */
const PATIENCE_MS = 660_000;

/** Measures how long a server takes to write the morning emails of many members, which it begins to by itself. */
export async function measureMornings(port: number, isTrial: boolean): Promise<string> {
  const count = isTrial ? TRIAL : MORNINGS;
  const boot = (file: string) => startPortal(file, port);
  const kind = { name: 'mornings', boot, fill: fillMornings } as const;
  const file = (await seededDatabases(kind, [count])).get(count) ?? '';
  const server = await boot(file);
  const database = openBeside(file);
  try {
    const written = () => {
      const [row] = database
        .prepare(
          `select count(*) as mails, min(created_at) as first, max(created_at) as last from portal_reminders where kind = 'care'`,
        )
        .all();
      return { mails: Number(row?.mails), first: Number(row?.first), last: Number(row?.last) };
    };
    const until = Date.now() + PATIENCE_MS;
    let found = written();
    while (found.mails < count && Date.now() < until) {
      await pause(WAIT_MS);
      found = written();
    }
    if (found.mails < count)
      throw new Error(`Only ${found.mails} of ${count} emails were written.`);
    const seconds = (found.last - found.first) / 1000;
    const verdict = seconds <= GOALS.morningSeconds ? 'reached' : '**missed**';
    return `${count.toLocaleString('en')} morning emails written in ${seconds.toFixed(1)} s, of at most ${GOALS.morningSeconds} s: ${verdict}.`;
  } finally {
    database.close();
    await server.stop();
  }
}
