import { expect, it } from 'vitest';
import { recentPages } from './recent-pages';

const LIMIT = new Date('2026-09-23T00:00:00Z');
const given = (day: string) => ({ id: day, transacted_at: `${day}T12:00:00Z` });
const NEWEST_FIRST = ['2026-11-20', '2026-11-02', '2026-10-03', '2026-08-04', '2026-07-05'].map(
  given,
);

/** The service with two transactions per page. Records which pages were requested. */
function service(transactions: readonly unknown[]) {
  const asked: number[] = [];
  const ask = (page: number) => {
    asked.push(page);
    const last = Math.max(1, Math.ceil(transactions.length / 2));
    return Promise.resolve({ transactions: transactions.slice((page - 1) * 2, page * 2), last });
  };
  return { asked, ask };
}
async function read(transactions: readonly unknown[]) {
  const { asked, ask } = service(transactions);
  const found: unknown[] = [];
  for await (const page of recentPages(LIMIT, ask)) found.push(...page);
  return { asked, found };
}

it('a read of recent pages starts at the newest and stops at a page that is old', async () => {
  const old = ['2026-06-01', '2026-05-01', '2026-04-01'].map(given);
  const { asked, found } = await read([...NEWEST_FIRST, ...old]);
  expect(asked).toEqual([1, 2, 3]);
  expect(found).toHaveLength(6);
});

it('a read of recent pages starts at the end if the oldest come first', async () => {
  const old = ['2026-04-01', '2026-05-01', '2026-06-01'].map(given);
  const { asked, found } = await read([...old, ...[...NEWEST_FIRST].reverse()]);
  expect(asked).toEqual([1, 4, 3, 2]);
  expect(found).toEqual(expect.arrayContaining(NEWEST_FIRST));
});

it('a read of recent pages does not change direction because of a gift that was entered late', async () => {
  const old = ['2026-06-01', '2026-05-01', '2026-04-01'].map(given);
  const { asked, found } = await read([given('2026-07-07'), ...NEWEST_FIRST, ...old]);
  expect(asked).toEqual([1, 5, 2, 3]);
  expect(found).toEqual(expect.arrayContaining(NEWEST_FIRST));
});

it('a read of recent pages handles a single page, an empty one, and one with unreadable times', async () => {
  expect((await read(NEWEST_FIRST.slice(0, 2))).asked).toEqual([1]);
  expect(await read([])).toEqual({ asked: [1], found: [] });
  const { asked, found } = await read([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  expect([asked, found.length]).toEqual([[1, 2], 3]);
});

it('a read of recent pages ends even if the pages do not', async () => {
  let asked = 0;
  const endless = () => {
    asked += 1;
    return Promise.resolve({ transactions: [given('2026-11-20')], last: 1_000_000 });
  };
  for await (const page of recentPages(LIMIT, endless)) expect(page).toHaveLength(1);
  expect(asked).toBe(200);
});
