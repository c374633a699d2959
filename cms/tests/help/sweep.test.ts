import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, insert } from '../harness/database';
import { answerWith } from '../harness/help';
import { del, get, post, put } from '../harness/http';
import { makeMember, openSession, type TestSession } from '../harness/members';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { sweep, SWEEPING } from '../harness/sweep';

let own: Server;
let into: Knex;
let memberId: number;
let session: TestSession;
beforeAll(async () => {
  own = await ownServer({ env: { ...SWEEPING, SEED_DEMO: 'false' } });
  into = connect(own.info.database);
  ({ id: memberId } = await makeMember({ role: 'admin', into }));
  session = await openSession(memberId, own.info, into);
});
afterAll(async () => {
  await into.destroy();
  expect(await own.stop()).toBe(0);
  discard(own.info);
});

it('every night what has been in the trash for 30 days is erased, and who searched for what is cleared', async () => {
  const ask = { token: session.token, base: own.info.baseUrl };
  const add = async (): Promise<number> =>
    (await post('/help-center/qa', { ...ask, body: answerWith() })).body.item.id;
  const [old, young, kept] = [await add(), await add(), await add()];
  await put(`/help-center/qa/${old}/helpful`, { ...ask, body: { helpful: true } });
  for (const id of [old, young]) {
    const body = { ...answerWith({ topic: 'library' }), id };
    expect((await put('/help-center/qa', { ...ask, body })).status).toBe(200);
  }
  for (const [id, days] of [
    [old, 31],
    [young, 29],
  ] as const) {
    await del('/help-center/qa', { ...ask, query: { id, topic: 'library' } });
    const deleted_at = new Date(Date.now() - days * 86_400_000);
    await into('help_answers').where({ id }).update({ deleted_at });
  }
  await get('/help-center/search', { ...ask, query: { search: 'nothing here' } });
  const before = { member_id: memberId, words: 'earlier', at: new Date(Date.now() - 7_200_000) };
  await insert('help_misses', before, into);
  const hidden = (words: string, days: number) =>
    insert(
      'help_misses',
      { member_id: memberId, words, at: new Date(Date.now() - days * 86_400_000) },
      into,
    );
  await hidden('#young', 29);
  await hidden('#old', 31);
  await sweep(own.info);
  expect(await into('help_answers').orderBy('id').pluck('id')).toEqual([young, kept]);
  expect(await into('help_votes').where({ answer_ref: old })).toEqual([]);
  expect(await into('help_misses').orderBy('id').pluck('words')).toEqual([
    'nothing here',
    '#young',
  ]);
  expect(await into('help_searches').pluck('words')).toEqual(['nothing here']);
  const said = await into('portal_history').where({ about_kind: 'help', about_id: old });
  const done = ['changed', 'created', 'deleted', 'erased'];
  expect(said.map(({ action }) => action).sort()).toEqual(done);
  // Their versions go with them: what was said before and after the change.
  expect(await into('content_versions').pluck('entry_id')).toEqual([young, young]);
});
