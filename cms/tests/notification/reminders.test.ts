import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../harness/database';
import { makeMember, unique } from '../harness/members';
import { discard, type Server, type ServerInfo } from '../harness/server';
import { onPostgres, ownServer } from '../harness/shared';
import { until } from '../harness/until';

const env = {
  SEED_DEMO: 'false',
  NODE_OPTIONS: `--import ${new URL('../harness/remind-on-demand.mjs', import.meta.url).href}`,
};
let servers: Server[] = [];
let into: Knex;

/** Two servers on PostgreSQL, one on SQLite, which one process has for itself. */
beforeAll(async () => {
  const first = await ownServer({ env });
  servers = [first];
  if (onPostgres) servers.push(await ownServer({ env, after: first.info }));
  into = connect(first.info.database);
});
afterAll(async () => {
  await into.destroy();
  for (const server of servers) expect(await server.stop()).toBe(0);
  if (servers[0]) discard(servers[0].info);
});

/** Has this many callers of a server remind of the same at once, and tells what they were answered. */
async function remind({ dataDir, baseUrl }: ServerInfo, wanted: object): Promise<unknown[]> {
  const { port } = new URL(baseUrl);
  const [wish, answers] = ['remind-now', 'reminded'].map((name) =>
    path.join(dataDir, `${name}.${port}`),
  ) as [string, string];
  writeFileSync(`${wish}.part`, JSON.stringify(wanted));
  renameSync(`${wish}.part`, wish);
  await until('all are answered', () => existsSync(answers));
  const given = JSON.parse(readFileSync(answers, 'utf8'));
  rmSync(answers);
  return given;
}

async function due() {
  const { id: member, email } = await makeMember({ into });
  const key = unique('membership:1:2026-11-20:');
  const of = { kind: 'membership', about: 1, day: '2026-11-20', offset: 7 };
  return { key, member, email, ...of };
}
const remindAll = async (reminder: object, more: object = {}) =>
  (
    await Promise.all(
      servers.map(({ info }) => remind(info, { times: 20 / servers.length, reminder, ...more })),
    )
  ).flat();
const told = async ({ key, email }: { key: string; email: string }) => [
  (await into('portal_notifications').where({ title: key })).length,
  (await into('portal_mails').where({ to: email })).length,
  (await into('portal_reminders').where({ once_key: key })).length,
];

it('a reminder is sent once by twenty callers at once, on all servers together, and never again', async () => {
  const reminder = await due();
  const answers = await remindAll(reminder);
  expect(answers.filter((answer) => answer === true)).toHaveLength(1);
  expect(answers.filter((answer) => answer === false)).toHaveLength(19);
  expect(await told(reminder)).toEqual([1, 1, 1]);
  expect((await remindAll(reminder)).every((answer) => answer === false)).toBe(true);
  expect(await told(reminder)).toEqual([1, 1, 1]);
  const row = await into('portal_reminders').where({ once_key: reminder.key }).first();
  expect(row).toMatchObject({
    kind: 'membership',
    about_id: 1,
    member_id: reminder.member,
    day: '2026-11-20',
    offset_days: 7,
  });
});

it('a reminder is not in the ledger where sending it failed, and is sent the next time', async () => {
  const reminder = await due();
  const answers = await remindAll(reminder, { fails: true });
  expect(new Set(answers)).toEqual(new Set(['The telling fails']));
  expect(await told(reminder)).toEqual([0, 0, 0]);
  expect((await remindAll(reminder)).filter((answer) => answer === true)).toHaveLength(1);
  expect(await told(reminder)).toEqual([1, 1, 1]);
});
