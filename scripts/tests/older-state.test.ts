import { afterEach, beforeEach, expect, it } from 'vitest';
import { endingOlderState } from '../lib/older-state.mjs';
import { openSqlite } from '../lib/sqlite-data.mjs';

const now = new Date('2026-11-29T12:00:00Z');
const madeAt = (hoursAgo: number) => {
  const at = new Date(now.getTime() - hoursAgo * 3_600_000).toISOString();
  return { madeAt: at } as Parameters<typeof endingOlderState>[0];
};
const WHY = 'Not sent: the portal was restored from an older backup.';
const DISMISSED = 'Not sent: dismissed by an admin.';

let db: ReturnType<typeof openSqlite>;
beforeEach(() => {
  db = openSqlite(':memory:');
  db.exec(`
    create table portal_mails (id text, text text, html text, calendar text, next_try_at int, sent_at int, last_error text);
    create table portal_sessions (id int);
    insert into portal_sessions values (1);
    insert into portal_mails values
      ('waits', 'Words', 'Words', null, 1, null, null),
      ('failed', 'Words', 'Words', 'BEGIN', 1, null, 'Error ESOCKET'),
      ('given up', 'Words', 'Words', null, null, null, 'Error ESOCKET'),
      ('dismissed', '(dropped)', '(dropped)', null, null, null, '${DISMISSED}'),
      ('sent', '(sent)', '(sent)', null, 1, 1, null);
  `);
});
afterEach(() => db.close());

const mails = () =>
  db
    .prepare('select id, text, calendar, next_try_at, last_error from portal_mails order by rowid')
    .raw()
    .all();

it('of an older backup no mail can be sent any more, also none that was given up, and no session lives', () => {
  db.exec(endingOlderState(madeAt(2), now) ?? '');
  expect(mails()).toEqual([
    ['waits', '(dropped)', null, null, WHY],
    ['failed', '(dropped)', null, null, WHY],
    ['given up', '(dropped)', null, null, WHY],
    ['dismissed', '(dropped)', null, null, DISMISSED],
    ['sent', '(sent)', null, 1, null],
  ]);
  expect(db.prepare('select count(*) from portal_sessions').pluck().get()).toBe(0);
});

it('a backup of within the hour is one of a move, and stays as it is', () => {
  expect(endingOlderState(madeAt(0.9), now)).toBeUndefined();
});
