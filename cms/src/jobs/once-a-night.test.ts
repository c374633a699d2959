import type { Core } from '@strapi/strapi';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimNow } from './once-a-night';

vi.mock('../db/database-clock', () => ({
  databaseNow: async () => new Date(),
  databaseNowPlus: async (_: unknown, ms: number) => new Date(Date.now() + ms),
}));

interface Row {
  doneFor: Date | null;
  leaseUntil: Date | null;
  holder: string | null;
}
let row: Row;
/** The one row of the job, and none of its runs. */
const strapi = {
  log: { warn: vi.fn() },
  db: {
    query: (uid: string) =>
      uid === 'api::notification.clock-job'
        ? {
            findOne: async () => ({ id: 1 }),
            updateMany: async ({ where, data }: { where: { holder?: string }; data: Row }) => {
              const isTheirs = 'holder' in where && where.holder === row.holder;
              const isFree = row.leaseUntil === null || row.leaseUntil < new Date();
              if (!isTheirs && !isFree) return { count: 0 };
              row = { ...row, ...data };
              return { count: 1 };
            },
          }
        : {
            findOne: async () => null,
            create: async () => ({}),
            updateMany: async () => ({ count: 1 }),
          },
  },
} as unknown as Core.Strapi;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T05:00:00Z') });
  row = { doneFor: null, leaseUntil: null, holder: null };
});
afterEach(() => vi.useRealTimers());

it('a nightly job that exceeds its time keeps its claim until it ends, and is done then', async () => {
  let end: () => void = () => undefined;
  const job = {
    name: 'sweep',
    at: '03:17',
    what: 'Nightly cleanup',
    limitMs: 60_000,
    task: () => new Promise<void>((done) => (end = done)),
  };
  const run = await claimNow(strapi, job);
  const running = expect(run?.()).rejects.toThrow('didn’t finish within 1 minutes');
  await vi.advanceTimersByTimeAsync(60_000);
  await running;
  // Long after its time, and after the lease it began with.
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(await claimNow(strapi, job)).toBeNull();
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(row).toMatchObject({ doneFor: new Date('2026-11-29T03:17:00Z'), holder: null });
  expect(await claimNow(strapi, job)).not.toBeNull();
});
