import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, insert } from '../harness/database';
import { get, post } from '../harness/http';
import { makeMember, openSession, type TestMember, type TestSession } from '../harness/members';
import { discard, type Server } from '../harness/server';
import { onPostgres, ownServer } from '../harness/shared';
import { sweep, SWEEPING } from '../harness/sweep';
import { until } from '../harness/until';

const HOUR = 3_600_000;
let own: Server;
let into: Knex;
let admin: TestMember & TestSession;

beforeAll(async () => {
  own = await ownServer({ env: { ...SWEEPING, SEED_DEMO: 'false' } });
  into = connect(own.info.database);
  const member = await makeMember({ role: 'admin', into });
  admin = { ...member, ...(await openSession(member.id, own.info, into)) };
});
afterAll(async () => {
  await into.destroy();
  expect(await own.stop()).toBe(0);
  discard(own.info);
});

const asAdmin = () => ({ token: admin.token, base: own.info.baseUrl });
const deletedFor = (hours: number, lastName = 'Due') => {
  const columns = { deleted_at: new Date(Date.now() - hours * HOUR), deleted_by: 'Bo Birch' };
  return makeMember({ firstName: 'Dee', lastName, columns, into });
};
async function givePicture(memberId: number) {
  const key = `picture-of-${memberId}.webp`;
  const bytes = path.join(own.info.dataDir, 'files', key);
  mkdirSync(path.dirname(bytes), { recursive: true });
  writeFileSync(bytes, 'bytes');
  const row = { key, title: 'a.webp', mime: 'image/webp', size: 5, owner_id: memberId };
  const id = await insert('portal_files', row, into);
  await into('up_users').where({ id: memberId }).update({ picture_id: id });
  return bytes;
}
const idsLeft = (): Promise<number[]> => into('up_users').orderBy('id').pluck('id');

it('the sweep erases at night the members who have been in the trash for 30 days, and nobody else', async () => {
  const due = [await deletedFor(30 * 24 + 1), await deletedFor(400 * 24)];
  const others = [await deletedFor(30 * 24 - 1, 'Early'), await deletedFor(0, 'Early')];
  const here = await makeMember({ into, createdAt: new Date(Date.now() - 900 * 24 * HOUR) });
  const back = await deletedFor(31 * 24, 'Back');
  await post(`/users/${back.id}/restore`, asAdmin());
  const pictures = [await givePicture(due[0]?.id ?? 0), await givePicture(others[0]?.id ?? 0)];

  await sweep(own.info);
  const left = [admin, ...others, here, back].map(({ id }) => id).sort((a, b) => a - b);
  expect(await idsLeft()).toEqual(left);
  expect(pictures.map((bytes) => existsSync(bytes))).toEqual([false, true]);
  const { body } = await get('/users/trash', asAdmin());
  expect(body.users.map(({ lastName }: { lastName: string }) => lastName)).toEqual([
    'Early',
    'Early',
  ]);
  for (const { id } of due) {
    const query = { kind: 'member', about: id };
    const { entries } = (await get('/history', { ...asAdmin(), query })).body;
    expect(entries).toMatchObject([
      { action: 'erased', by: null, about: { kind: 'member', id, name: 'Dee Due' } },
    ]);
  }

  await sweep(own.info);
  expect(await idsLeft()).toEqual(left);
});

it('the sweep erases many members in one night, even while an admin restores some of them', async () => {
  const due = await Promise.all(Array.from({ length: 30 }, () => deletedFor(31 * 24)));
  const [, ...replies] = await Promise.all([
    sweep(own.info),
    ...due.slice(10, 20).map(({ id }) => post(`/users/${id}/restore`, asAdmin())),
  ]);
  const back = due.slice(10, 20).filter((_one, at) => replies[at]?.status === 200);
  for (const { status } of replies) expect([200, 404]).toContain(status);
  const left = await idsLeft();
  expect(due.filter(({ id }) => left.includes(id))).toEqual(back);
});

/** On SQLite the one is over before the other begins. */
it.skipIf(!onPostgres)(
  'the sweep spares members whom an admin restores at that very moment',
  async () => {
    const { id } = await deletedFor(31 * 24, 'Back');
    const here = into.raw('current_database()');
    const waiting = async (calls: number) => {
      const found = into('pg_stat_activity').where({ wait_event_type: 'Lock', datname: here });
      return (await found).length >= calls;
    };
    const locked = await into.transaction();
    await locked('up_users').where({ id }).forUpdate().first('id');
    const restored = post(`/users/${id}/restore`, asAdmin());
    await until('the admin waits for the row', () => waiting(1));
    const swept = sweep(own.info);
    await until('the sweep waits for the row', () => waiting(2));
    await locked.commit();
    expect((await restored).status).toBe(200);
    await swept;
    expect(await into('up_users').where({ id }).pluck('deleted_at')).toEqual([null]);
  },
);
