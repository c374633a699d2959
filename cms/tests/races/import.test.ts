import { expect, it } from 'vitest';
import { db } from '../harness/database';
import { failInserts } from '../harness/failing-insert';
import { get, post } from '../harness/http';
import { makeMember, PASSWORD, signedIn, unique, type TestMember } from '../harness/members';
import { expectInLog } from '../harness/server-log';
import { onPostgres, server } from '../harness/shared';
import { historyOf } from '../harness/notifications';
import { until } from '../harness/until';

const admin = await signedIn({ role: 'admin' });
const HEAD = 'Donor,Email,Amount,Date,Reference\n';

/** Sixty gifts, one a day; the last ones from a member. */
const listOf = (reference: string, { email }: { email: string }) =>
  HEAD +
  Array.from({ length: 60 }, (_, at) => {
    const day = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
    return `Donor ${at},${at >= 50 ? email : ''},${at === 55 ? 77.77 : 20 + at},${day},${reference}`;
  }).join('\n');
const send = (csv: string) =>
  post('/donations/import', { token: admin.token, body: { csv, record: true } });
const recorded = (reference: string) => db('portal_donations').where({ reference });
const signIn = ({ email }: TestMember) =>
  post('/auth/local', { body: { email, password: PASSWORD } });

it('a list that breaks off in the middle keeps what it has, and goes on when it is sent again', async () => {
  const no = unique('c');
  const csv = listOf(no, await makeMember());
  expectInLog(server.logFile, 'POST /api/donations/import: ');
  expectInLog(server.logFile, 'POST /api/donations/import 500 ');
  const mend = await failInserts('portal_donations', 7777, 'amount');
  try {
    expect((await send(csv)).status).toBe(onPostgres ? 503 : 500);
  } finally {
    await mend();
  }
  expect(await recorded(no)).toHaveLength(50);
  const { body } = await send(csv);
  expect([body.added, body.lines.length]).toEqual([10, 60]);
  expect(await recorded(no)).toHaveLength(60);
  const [last] = await recorded(no).orderBy('id', 'desc').limit(1);
  const [second] = await historyOf(admin.token, last.id, 'donation');
  expect(second).toMatchObject({ action: 'imported', about: { name: '10 gifts' } });
  expect((await send(csv)).body.added).toBe(0);
});

it.runIf(onPostgres)('whoever gives signs in while their gifts are being recorded', async () => {
  const no = unique('c');
  const donor = await makeMember();
  const csv = listOf(no, donor);
  const locked = await db.transaction();
  await locked('up_users').where({ id: donor.id }).forNoKeyUpdate().first('id');
  const list = send(csv);
  await until('the list has come to the donor', async () => (await recorded(no)).length === 50);
  expect((await signIn(donor)).status).toBe(200);
  expect(await recorded(no)).toHaveLength(50);
  await locked.commit();
  expect((await list).status).toBe(200);
  expect(await recorded(no)).toHaveLength(60);
  const seen = await get(`/users/${donor.id}`, { token: admin.token });
  expect(Date.now() - Date.parse(seen.body.lastSignInAt)).toBeLessThan(60_000);
});
