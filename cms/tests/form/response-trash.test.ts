import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Knex } from 'knex';
import { responsesOf } from '@hearthside/contract/form/answers';
import { connect, db } from '../harness/database';
import { failDelete } from '../harness/failing-insert';
import { plantForm, plantResponse, section, shortAnswer } from '../harness/forms';
import { del, get, post } from '../harness/http';
import { makeMember, signedIn } from '../harness/members';
import { meetAt } from '../harness/meet-at';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { sweep, SWEEPING } from '../harness/sweep';
import { historyOf, named } from '../harness/notifications';
import { keep, open, responsesTo, submit } from './fill-calls';
import { reviewCalls } from './review-calls';

const admin = await signedIn({ role: 'admin', firstName: 'Ada' });
const { token } = admin;
const NONE = 2_000_000_000;
const NOT_DELETED = [404, { error: 'Failed to delete form response' }];
const NO_RESPONSE = [404, { error: 'This response does not exist.' }];
const place = (formId: number, id: number) => `/forms/responses/${formId}/${id}`;
const remove = (formId: number, id: number, as = token) => del(place(formId, id), { token: as });
const restore = (formId: number, id: number, as = token) =>
  post(`${place(formId, id)}/restore`, { token: as });
const sent = async (formId: number): Promise<number[]> => {
  const { body } = await get(`/forms/responses/${formId}`, { token });
  return body.responses.map(({ id }: { id: number }) => id);
};
const rowOf = (id: number) => db('form_responses').where({ id }).first();

async function planted() {
  const form = await plantForm({ sections: [section([shortAnswer('Why')])] });
  const member = await makeMember({ firstName: 'Ann' });
  const id = await plantResponse(form, member, { status: 'approved' });
  return { form, member, id };
}

describe('a deleted response', () => {
  it('leaves lists and counts, and is restored as it was', async () => {
    const { form, member, id } = await planted();
    const read = async () => (await get(`/forms/responses/${form.id}`, { token })).body;
    const before = await read();
    const removed = await remove(form.id, id);
    expect([removed.status, removed.body]).toEqual([
      200,
      { message: 'Response deleted successfully' },
    ]);
    const after = await read();
    expect([after.responses, after.form.responses]).toEqual([[], 0]);
    expect(Object.values(after.statistics)).toMatchObject([{ answered: 0, responses: [] }]);
    const row = await rowOf(id);
    expect([row.seat, row.deleted_by]).toEqual([null, `Ada ${admin.lastName}`]);

    const restored = await restore(form.id, id);
    expect([restored.status, restored.body]).toEqual([200, before.responses[0]]);
    expect(await read()).toEqual(before);
    expect((await rowOf(id)).seat).toBe(`${form.id}:${member.id}`);

    const about = { kind: 'form', id: form.id, name: form.title };
    const other = { kind: 'member', ...named(member) };
    const told = { about, other, by: named(admin), changes: [], reason: '' };
    expect(await historyOf(token, form.id, 'form')).toEqual([
      { action: 'response_restored', ...told },
      { action: 'response_deleted', ...told },
    ]);
  });

  it('is listed with who deleted it until it is restored, and found by its member’s name', async () => {
    const { form, member, id } = await planted();
    const list = async (query = {}, as = token) =>
      get(`/forms/responses/${form.id}/trash`, { token: as, query });
    expect((await list()).body).toMatchObject({ title: form.title, responses: [] });
    await remove(form.id, id);
    const { body } = await list({ search: member.lastName });
    expect(body).toMatchObject({
      responses: [
        { id, userId: member.id, status: 'approved', deletedBy: `Ada ${admin.lastName}` },
      ],
      pagination: { total: 1 },
    });
    const [{ deletedAt, erasedAt }] = body.responses;
    expect(new Date(erasedAt).getTime() - new Date(deletedAt).getTime()).toBe(30 * 86_400_000);
    expect((await list({ search: 'Nobody of this name' })).body.responses).toEqual([]);
    expect((await list({}, (await signedIn({ role: 'employee' })).token)).status).toBe(403);
    await restore(form.id, id);
    expect((await list()).body.responses).toEqual([]);
  });

  it('lets its member start over, and then stays deleted', async () => {
    const { form, member, id } = await planted();
    await remove(form.id, id);
    const anew = await plantResponse(form, member, { status: 'draft' });
    const refused = await restore(form.id, id);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'This member has started the form again, so the deleted response can\u2019t be restored.',
    ]);
    expect((await rowOf(id)).deleted_at).not.toBeNull();
    await db('form_responses').where({ id: anew }).delete();
    expect((await restore(form.id, id)).status).toBe(200);
  });

  it('takes in what its member has begun since, if it was sent back and they were revising it', async () => {
    const me = await signedIn({ role: 'attorney' });
    const form = await plantForm({
      accessRoles: ['attorney'],
      sections: [section([shortAnswer('Why'), shortAnswer('When')])],
    });
    const [why, when] = form.questions.map((question) => Number(question.id));
    const said = (...texts: string[]) =>
      Object.fromEntries(texts.map((response, at) => [[why, when][at], { response }]));
    const { body } = await submit(me, form.id, said('Because', 'Soon'));
    const id = body.form.responseId as number;
    await reviewCalls(admin).review(id, false, { message: 'When?' });
    await remove(form.id, id);
    expect((await keep(me, form.id, said('Because', 'Today'))).status).toBe(200);

    expect((await restore(form.id, id)).status).toBe(200);
    const { body: opened } = await open(me, form.id);
    expect(opened).toMatchObject({
      form: { status: 'rejected', responseId: id, reviewMessage: 'When?' },
      responses: responsesOf(said('Because', 'Today')),
    });
    expect(await responsesTo(form.id)).toHaveLength(1);
    expect((await submit(me, form.id, said('Because', 'Today'))).status).toBe(200);
    const { body: reviewed } = await reviewCalls(admin).detail(id);
    expect(reviewed).toMatchObject({ status: 'pending' });
  });

  it('can be of a member who was erased', async () => {
    const { form } = await planted();
    const first = await plantResponse(form, null);
    const second = await plantResponse(form, null);
    for (const id of [first, second]) expect((await remove(form.id, id)).status).toBe(200);
    for (const id of [first, second]) expect((await restore(form.id, id)).status).toBe(200);
    expect(await sent(form.id)).toEqual(expect.arrayContaining([first, second]));
  });

  it('is deleted once and restored once, however many admins try at the same time', async () => {
    const { form, member, id } = await planted();
    const statuses = async (work: typeof remove) => {
      const calls = [1, 2, 3, 4].map(() => () => work(form.id, id));
      const replies = await meetAt('up_users', member.id, calls);
      return replies.map(({ status }) => status).sort();
    };
    expect(await statuses(remove)).toEqual([200, 404, 404, 404]);
    expect(await statuses(restore)).toEqual([200, 404, 404, 404]);
    expect(await historyOf(token, form.id, 'form')).toHaveLength(2);
  });
});

it('the trash of responses contains only sent responses, and only under their own form', async () => {
  const { form, id } = await planted();
  const other = await planted();
  const draft = await plantResponse(form, await makeMember(), { status: 'draft' });
  for (const [formId, responseId] of [
    [other.form.id, id] as const,
    [form.id, draft] as const,
    [form.id, NONE] as const,
    [NONE, id] as const,
  ]) {
    const replies = [await remove(formId, responseId), await restore(formId, responseId)];
    expect(replies.map(({ status, body }) => [status, body])).toEqual([NOT_DELETED, NO_RESPONSE]);
  }
  // What is not deleted can't be brought back, and what is deleted not deleted again.
  expect((await restore(form.id, id)).status).toBe(404);
  await remove(form.id, id);
  expect((await remove(form.id, id)).status).toBe(404);
  expect(await sent(other.form.id)).toEqual([other.id]);
});

it('changes nothing of a form that is deleted', async () => {
  const { form, id } = await planted();
  await db('forms').where({ id: form.id }).update({ deleted_at: new Date() });
  expect((await remove(form.id, id)).status).toBe(404);
  expect((await rowOf(id)).deleted_at).toBeNull();
});

it('the trash of responses is for admins only', async () => {
  const { form, id, member } = await planted();
  const others = [await signedIn({ role: 'employee' }), await signedIn({ role: 'pet_owner' })];
  for (const other of others) {
    expect((await remove(form.id, id, other.token)).status).toBe(403);
    expect((await restore(form.id, id, other.token)).status).toBe(403);
  }
  expect(await rowOf(id)).toMatchObject({ member_id: member.id, deleted_at: null });
});

describe('every night', () => {
  let own: Server;
  let into: Knex;
  beforeAll(async () => {
    own = await ownServer({ env: { ...SWEEPING, SEED_DEMO: 'false' } });
    into = connect(own.info.database);
  });
  afterAll(async () => {
    await into.destroy();
    expect(await own.stop()).toBe(0);
    discard(own.info);
  });

  it('responses that have been in the trash for 30 days are erased with their answers', async () => {
    const now = new Date();
    const stamps = { created_at: now, updated_at: now };
    const [form] = await into('forms').insert({ title: 'F', version: 1, ...stamps }, ['id']);
    const plant = async (hours: number | null) => {
      const deleted_at = hours === null ? null : new Date(now.getTime() - hours * 3_600_000);
      const row = { form_id: form.id, status: 'pending', version: 1, submitted_at: now };
      const [{ id }] = await into('form_responses').insert({ ...row, deleted_at, ...stamps }, [
        'id',
      ]);
      const answer = { form_id: form.id, response_id: id, question_id: 1, version: 1 };
      await into('form_answers').insert({ ...answer, content: 'Words', ...stamps });
      return Number(id);
    };
    // What can't be erased tonight keeps nobody else from it.
    const stuck = await plant(30 * 24 + 2);
    const mend = await failDelete(into, 'form_responses', stuck);
    const due = await plant(30 * 24 + 1);
    const kept = [await plant(30 * 24 - 1), await plant(null)];
    await sweep(own.info);
    const ids = async (table: string, column: string) =>
      (
        await into(table)
          .whereIn(column, [stuck, due, ...kept])
          .orderBy(column)
          .pluck(column)
      ).map(Number);
    expect(await ids('form_responses', 'id')).toEqual([stuck, ...kept]);
    expect(await ids('form_answers', 'response_id')).toEqual([stuck, ...kept]);
    await mend();
    await sweep(own.info);
    expect(await ids('form_responses', 'id')).toEqual(kept);
    expect(await ids('form_answers', 'response_id')).toEqual(kept);
  });
});
