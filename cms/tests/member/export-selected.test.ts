import { beforeAll, describe, expect, it } from 'vitest';
import { BULK_TEXTS } from '@hearthside/contract/member/bulk';
import { db } from '../harness/database';
import { post } from '../harness/http';
import {
  makeMember,
  openSession,
  signedIn,
  unique,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { readCsv } from '../harness/read-csv';
import { server } from '../harness/shared';
import { snapshot } from '../harness/snapshot';

let admin: TestMember & TestSession;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin' });
});

const ask = (selection: object, { token }: TestSession = admin) =>
  post('/users/export', { token, body: { selection } });
async function emails(selection: object) {
  const { status, text, headers } = await ask(selection);
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')]);
  const [, ...rows] = readCsv(text.replace('\ufeff', ''));
  expect(headers['x-rows']).toBe(String(rows.length));
  return rows.map((row) => row[2]);
}
async function people(count: number) {
  const lastName = unique('Chosen');
  const made: TestMember[] = [];
  for (let at = 0; at < count; at += 1) {
    made.push(await makeMember({ lastName, firstName: `Nr${at}` }));
  }
  return { lastName, made };
}

describe('the export of a selection', () => {
  it('has exactly those who are checked, by name', async () => {
    const { made } = await people(4);
    const [first, , third] = made as [TestMember, TestMember, TestMember];
    expect(await emails({ ids: [third.id, first.id] })).toEqual([first.email, third.email]);
  });

  it('has all who match the filters but for those who were deselected', async () => {
    const { lastName, made } = await people(3);
    const [out, ...rest] = made as [TestMember, ...TestMember[]];
    const selection = { filter: { search: lastName }, except: [out.id] };
    expect(await emails(selection)).toEqual(rest.map(({ email }) => email));
  });

  it('has archived members only where they were asked for', async () => {
    const { lastName, made } = await people(2);
    const [left, stays] = made as [TestMember, TestMember];
    const archived = { blocked: true, archived_at: new Date(), archived_from: 'active' };
    await db('up_users').where({ id: left.id }).update(archived);
    expect(await emails({ filter: { search: lastName } })).toEqual([stays.email]);
    const filter = { search: lastName, account: 'archived' };
    expect(await emails({ filter })).toEqual([left.email]);
  });

  it('is in the history, with how many it had', async () => {
    const { made } = await people(2);
    await emails({ ids: made.map(({ id }) => id) });
    const entry = await db('portal_history')
      .where({ by_id: admin.id, action: 'exported' })
      .orderBy('id', 'desc')
      .first();
    expect([entry.about_name, JSON.stringify(entry.changes)]).toEqual([
      'Selected users',
      expect.stringContaining('2'),
    ]);
  });

  it('asks for the step-up, as the export of the whole list does', async () => {
    const { made } = await people(1);
    const long = new Date(Date.now() - 3_600_000);
    const stale = await openSession(admin.id, server, db, new Date(), long);
    const before = await snapshot();
    const reply = await ask({ ids: made.map(({ id }) => id) }, stale as TestSession);
    expect([reply.status, reply.code]).toEqual([403, 'STEP_UP_NEEDED']);
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['nobody', { ids: [] }],
    ['an unknown filter', { filter: { password: 'x' } }],
    ['everyone without a word', {}],
  ])('of %s is refused', async (_what, selection) => {
    expect((await ask(selection)).status).toBe(400);
  });

  it('is refused if everyone selected is gone, and to anyone who is not an admin', async () => {
    const gone = await ask({ ids: [999_999_999] });
    expect([gone.status, gone.body.error]).toEqual([400, BULK_TEXTS.nobody]);
    const employee = await signedIn({ role: 'employee' });
    const { made } = await people(1);
    expect((await ask({ ids: made.map(({ id }) => id) }, employee)).status).toBe(403);
  });
});
