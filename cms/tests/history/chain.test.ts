import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkHistory } from '../../src/api/history/data/checking';
import { connect, insert } from '../harness/database';
import { del, get, patch, post, put } from '../harness/http';
import { makeMember, openSession, type TestMember, type TestSession } from '../harness/members';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { runJob, sweep, SWEEPING } from '../harness/sweep';
import { until } from '../harness/until';

const DAY_MS = 86_400_000;
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
beforeEach(async () => {
  await into('portal_history').delete();
  await into('portal_history_seals').delete();
});

const seal = (times = 1) => runJob(own.info, 'seal-history', times);
const check = () => checkHistory(into);
const asAdmin = () => ({ token: admin.token, base: own.info.baseUrl });

/** Entries as subjects write them: planted, because only their chain is tested here. */
async function entries(count: number, more: Record<string, unknown> = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const changes = JSON.stringify([{ field: 'City', from: 'Salem', to: `Bend ${at}` }]);
    const row = { action: 'changed', about_kind: 'pet', about_id: 1, about_name: 'Moss' };
    const also = { changes, reason: 'They moved.', by_id: 3, by_name: 'Amara', search_key: '' };
    ids.push(await insert('portal_history', { ...row, ...also, ...more }, into));
  }
  return ids;
}
async function sealed(count: number, more: Record<string, unknown> = {}) {
  const ids = await entries(count, more);
  await seal();
  expect((await check()).findings).toEqual([]);
  return ids as [number, number, number, ...number[]];
}

describe('the chain over the history', () => {
  it('has every entry after the next run, also those from before it', async () => {
    await entries(950);
    expect(await check()).toMatchObject({ links: 0, waiting: 950, head: null });
    await seal();
    const report = await check();
    expect(report).toMatchObject({ links: 950, waiting: 0, findings: [], emptied: 0 });
    expect(report.head?.position).toBe(950);
  });

  it('has every entry once where several runs meet', async () => {
    await entries(60);
    await seal(4);
    expect(await check()).toMatchObject({ links: 60, waiting: 0, findings: [] });
  });

  it('goes on where members change things', async () => {
    const member = await makeMember({ into });
    await patch(`/users/${member.id}/verify`, { ...asAdmin(), body: { verified: false } });
    await seal();
    expect(await check()).toMatchObject({ links: 1, findings: [] });
  });

  it.each([
    ['what changed', { changes: '[{"field":"City","from":"Salem","to":"Eugene"}]' }],
    ['the reason', { reason: 'They stayed.' }],
    ['an emptied reason', { reason: '' }],
    ['who did it', { by_name: 'Someone else' }],
    ['whom it is about', { about_id: 2 }],
    ['when it was', { created_at: new Date(Date.now() - DAY_MS) }],
    ['what was done', { action: 'deleted' }],
    ['its place', { seal_position: 1 }],
    ['its place, to one that is not there', { seal_position: 99 }],
  ])('shows that an entry was changed: %s', async (_what, row) => {
    const [, second] = await sealed(3);
    await into('portal_history').where({ id: second }).update(row);
    expect((await check()).findings).toContainEqual({ what: 'changed', number: second });
  });

  it('shows that an entry was changed and given back to the chain', async () => {
    const [first, second] = await sealed(3);
    const row = { reason: 'They stayed.', seal_position: null };
    await into('portal_history').where({ id: second }).update(row);
    await seal();
    expect((await check()).findings).toEqual([{ what: 'changed', number: second }]);
    // Emptying it later does not hide that.
    const emptied = { reason: '', seal_position: null };
    await into('portal_history').whereIn('id', [first, second]).update(emptied);
    await seal();
    expect((await check()).findings).toEqual([{ what: 'changed', number: second }]);
  });

  it('shows that entries were removed, one and the last', async () => {
    const [, second, third] = await sealed(3);
    await into('portal_history').whereIn('id', [second, third]).delete();
    expect((await check()).findings).toEqual([
      { what: 'removed', number: second },
      { what: 'removed', number: third },
    ]);
  });

  it('shows that an entry was removed together with its link', async () => {
    const [, second] = await sealed(3);
    await into('portal_history').where({ id: second }).delete();
    await into('portal_history_seals').where({ entry_id: second }).delete();
    expect((await check()).findings).toEqual([{ what: 'chain', number: 3 }]);
  });

  it('shows that the end was cut off, to anyone who has noted the last link', async () => {
    const [, , third] = await sealed(3);
    const { head } = await check();
    await into('portal_history').where({ id: third }).delete();
    await into('portal_history_seals').where({ entry_id: third }).delete();
    expect((await check()).findings).toEqual([]);
    expect((await checkHistory(into, head ?? undefined)).findings).toEqual([
      { what: 'chain', number: 3 },
    ]);
  });

  it('shows that entries were put into another order', async () => {
    const [first, second] = await sealed(3);
    const swap = async (table: string, column: string, one: number, other: number) => {
      await into(table)
        .where(column, one)
        .update({ [column]: -1 });
      await into(table)
        .where(column, other)
        .update({ [column]: one });
      await into(table)
        .where(column, -1)
        .update({ [column]: other });
    };
    await swap('portal_history', 'id', first, second);
    expect((await check()).findings.map(({ what }) => what)).toEqual(['changed', 'changed']);
    await swap('portal_history', 'id', first, second);
    expect((await check()).findings).toEqual([]);
    await swap('portal_history_seals', 'position', 1, 2);
    expect((await check()).findings).toContainEqual({ what: 'chain', number: 1 });
  });

  it('shows that an entry was dated back to where the chain already was', async () => {
    await sealed(1);
    await into('portal_history_seals').update({ sealed_at: '2026-01-01T00:00:00.000Z' });
    const [late] = await entries(1, { created_at: new Date('2026-01-02T00:00:00Z') });
    await entries(1);
    await seal();
    const [again] = await entries(1, { created_at: new Date('2026-01-03T00:00:00Z') });
    await seal();
    const added = (await check()).findings.filter(({ what }) => what === 'added');
    expect(added).toEqual([{ what: 'added', number: again }]);
    expect(late).toBeLessThan(Number(again));
  });
});

describe('the chain over the history, when words are removed by the portal,', () => {
  it('survives the erasing of a member, and says how many entries were emptied', async () => {
    const member = await makeMember({ into });
    const me = await openSession(member.id, own.info, into);
    const body = {
      firstName: member.firstName,
      lastName: member.lastName,
      email: member.email,
      phoneNumber: '(503) 555-0188',
      streetAddress: '9 New Street',
      city: 'Salem',
      state: 'Oregon',
      zipCode: '97301',
      country: 'United States',
    };
    const base = own.info.baseUrl;
    expect((await put('/users/me', { token: me.token, base, body })).status).toBe(200);
    await seal();
    const [before] = await into('portal_history_seals').orderBy('position');
    expect(before.salt).not.toBeNull();
    await del(`/users/${member.id}`, asAdmin());
    await del(`/users/trash/${member.id}`, asAdmin());
    // In the minute until then the emptied entry waits, and nothing is wrong.
    expect((await check()).findings).toEqual([]);
    await seal();
    const report = await check();
    expect(report.findings).toEqual([]);
    expect(report.emptied).toBeGreaterThan(0);
    const seals = await into('portal_history_seals')
      .where({ entry_id: before.entry_id })
      .orderBy('position');
    expect(seals.map(({ kind }) => kind)).toEqual(['written', 'emptied']);
    expect(seals[0]).toMatchObject({ salt: null, value_hashes: null, hash: before.hash });
  });

  it('survives the deleting of old sign-ins, and of no others', async () => {
    const old = new Date(Date.now() - 91 * DAY_MS);
    await entries(1);
    await entries(1, { about_kind: 'session', action: 'signed_in', created_at: old });
    const [recent] = await entries(1, { about_kind: 'session', action: 'signed_in' });
    await seal();
    await sweep(own.info);
    expect(await into('portal_history').count({ rows: '*' }).first()).toEqual({
      rows: expect.anything(),
    });
    // Sealed a moment ago, so it stays until its link is as old.
    expect(await into('portal_history').where({ created_at: old })).toHaveLength(1);
    await into('portal_history').where({ id: recent }).delete();
    expect((await check()).findings).toEqual([{ what: 'removed', number: recent }]);
  });
});

describe('the state of the chain', () => {
  const audit = async (...args: string[]) => {
    const { database } = own.info;
    const env = {
      ...process.env,
      ...(database.client === 'sqlite'
        ? { DATABASE_CLIENT: 'sqlite', DATABASE_FILE: database.file }
        : { DATABASE_CLIENT: 'postgres', DATABASE_URL: database.url }),
    };
    const script = path.resolve(import.meta.dirname, '../../../scripts/audit-verify.mjs');
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env });
      return { code: 0, said: stdout };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, said: `${stdout}${stderr}` };
    }
  };

  it('is printed by a command, with the last link, while the server runs', async () => {
    const [, second] = await sealed(3);
    const whole = await audit();
    expect(whole.code).toBe(0);
    expect(whole.said).toContain('The history is whole: 3 links, 0 entries waiting');
    const [, place, hash] = /last link is (\d+) (\S+)\./.exec(whole.said) ?? [];
    expect((await audit(place ?? '', hash ?? '')).code).toBe(0);
    expect((await audit('2', hash ?? '')).code).toBe(1);
    expect((await audit('two', 'x')).code).toBe(1);
    await into('portal_history').where({ id: second }).update({ reason: 'No.' });
    const broken = await audit();
    expect(broken.code).toBe(1);
    expect(broken.said).toContain(`History entries were changed: ${second}.`);
  });

  it('is shown on System after the nightly check', async () => {
    const [, second] = await sealed(3);
    await into('portal_history').where({ id: second }).delete();
    expect((await post('/system/jobs/checkHistory/run', asAdmin())).status).toBe(200);
    await until('System tells it', async () => {
      const { body } = await get('/system', asAdmin());
      return JSON.stringify(body).includes(`History entries were removed: ${second}.`);
    });
  });
});
