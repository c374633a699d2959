import { clockIn } from '@hearthside/contract/zoned-time';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAhead, makeAppointment, OFFICE_ZONE } from './harness/appointments';
import { connect } from './harness/database';
import { get, type Ask } from './harness/http';
import { makeMember, openSession, unique, type TestMember } from './harness/members';
import { logLines } from './harness/server-log';
import { discard, type Server } from './harness/server';
import { onPostgres, ownServer } from './harness/shared';
import { runJob, SWEEPING } from './harness/sweep';

let own: Server;
let into: Knex;
let admin: TestMember & { token: string };

/** A server that writes down every query it asks, and does nothing by the clock. */
beforeAll(async () => {
  own = await ownServer({
    env: { ...SWEEPING, SEED_DEMO: 'false', DEBUG: 'knex:query', DEBUG_COLORS: 'no' },
  });
  into = connect(own.info.database);
  const member = await makeMember({ role: 'admin', into });
  const { token } = await openSession(member.id, own.info, into);
  admin = { ...member, token };
});
afterAll(async () => {
  await into.destroy();
  expect(await own.stop()).toBe(0);
  discard(own.info);
});

const selects = () =>
  logLines(own.info.logFile).flatMap((line) => {
    const found = / knex:query ((?:select|with) .*?)(?: trx\d+)?(?: \+\d+m?s)?$/.exec(line);
    return found?.[1] ?? [];
  });

async function askedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = selects().length;
  await work();
  return selects().slice(before);
}

/** How SQLite would answer a query, whatever is asked for. */
async function planOf(sql: string): Promise<string> {
  const values = Array.from({ length: (sql.match(/\?/g) ?? []).length }, () => 1);
  const steps = (await into.raw(`explain query plan ${sql}`, values)) as { detail: string }[];
  return steps.map(({ detail }) => detail).join('\n');
}

/** The plans of what a page asks of a table. */
async function plansOf(path: string, table: string, query: Ask['query'] = {}): Promise<string[]> {
  const asked = await askedBy(async () => {
    const { status } = await get(path, { token: admin.token, base: own.info.baseUrl, query });
    expect([path, status]).toEqual([path, 200]);
  });
  return Promise.all(asked.filter((sql) => sql.includes(table)).map(planOf));
}

// SQLite tells the plan of a query whatever is asked for; PostgreSQL's depends on what the table holds.
const onSqlite = describe.skipIf(onPostgres);

onSqlite('the office’s list of appointments', () => {
  beforeAll(async () => {
    const member = await makeMember({ into });
    for (const days of [-3, 3]) await makeAppointment(member, { date: dayAhead(days), into });
  });

  it.each(['all', 'coming', 'past'])(
    'is read along an index and never sorted as a whole: %s',
    async (view) => {
      const plans = await plansOf('/appointments', 'order by `a`.`starts_at`', { view });
      expect(plans.length).toBeGreaterThan(0);
      for (const plan of plans) {
        expect(plan).toContain('portal_appointments_order_idx');
        expect(plan).not.toContain('TEMP B-TREE');
      }
    },
  );

  it('is counted within the index', async () => {
    const plans = await plansOf('/appointments', 'count(*) as `total` from `portal_appointments`');
    expect(plans).toHaveLength(2);
    for (const plan of plans) expect(plan).toContain('COVERING INDEX portal_appointments_order');
  });
});

onSqlite('how many memberships stand how', () => {
  it('begins with the few members in the trash, and not with every membership', async () => {
    const plans = await plansOf('/memberships/counts', '`up_users` as `u`');
    expect(plans).toHaveLength(4);
    for (const plan of plans) expect(plan).toMatch(/^SEARCH u .*up_users_deleted_at_idx/);
  });
});

onSqlite('the search of an admin’s chats', () => {
  it('goes from the names to the chats, and asks nothing of each chat', async () => {
    const plans = await plansOf('/inbox/chats/me', 'inbox_seats', { search: unique('nobody') });
    expect(plans.length).toBeGreaterThan(1);
    for (const plan of plans) expect(plan).not.toContain('CORRELATED');
  });
});

onSqlite('reminders of appointments', () => {
  it('ask the ledger once for all, however many were told before', async () => {
    // Some hours from now, whatever time it is: of what begins any sooner, nobody is reminded.
    const { day, time } = clockIn(OFFICE_ZONE, new Date(Date.now() + 6 * 3_600_000));
    for (let count = 0; count < 12; count += 1) {
      const member = await makeMember({ into });
      await makeAppointment(member, { date: day, time, into });
    }
    await runJob(own.info, 'appointment-reminders');
    const again = await askedBy(() => runJob(own.info, 'appointment-reminders'));
    const ledger = again.filter((sql) => sql.includes('portal_reminders'));
    expect(ledger.length, ledger.join('\n')).toBeLessThanOrEqual(2);
    expect(ledger.length).toBeGreaterThan(0);
  });
});
