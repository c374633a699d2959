import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responsesOf } from '@hearthside/contract/form/answers';
import { questionsOf, type FormFile } from '@hearthside/contract/form/fields';
import { connect } from '../harness/database';
import { answersTo, formWith, section, shortAnswer } from '../harness/forms';
import { get, post } from '../harness/http';
import {
  makeMember,
  openSession,
  type NewMember,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { PDF } from '../harness/pets';
import { fileForm } from '../harness/picture';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { sweep, SWEEPING } from '../harness/sweep';
import { asSaved, formCalls } from './form-calls';

const HOUR = 3_600_000;
const DAYS_30 = 30 * 24;
type Person = TestMember & TestSession;
let own: Server;
let into: Knex;
let admin: Person;
let owner: Person;
let calls: ReturnType<typeof formCalls>;

beforeAll(async () => {
  own = await ownServer({ env: { ...SWEEPING, SEED_DEMO: 'false' } });
  into = connect(own.info.database);
  const signedIn = async (wanted: NewMember): Promise<Person> => {
    const member = await makeMember({ ...wanted, into });
    return { ...member, ...(await openSession(member.id, own.info, into)) };
  };
  admin = await signedIn({ role: 'admin' });
  owner = await signedIn({});
  calls = formCalls(admin, own.info.baseUrl);
});
afterAll(async () => {
  await into.destroy();
  expect(await own.stop()).toBe(0);
  discard(own.info);
});

const as = ({ token } = admin) => ({ token, base: own.info.baseUrl });
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

/** A form with two versions that a member has sent. */
async function whole(title: string): Promise<number> {
  const { formId, form } = (await calls.create(formWith({ title }))).body;
  const definition = asSaved(form);
  const again = await calls.save(formId, { ...definition, description: `${title}, said again` });
  expect(again.status).toBe(200);
  const responses = responsesOf(answersTo(questionsOf(definition)));
  const sent = await post('/forms/submit', { ...as(owner), body: { formId, responses } });
  expect(sent.status).toBe(200);
  expect((await calls.send(formId, `${title}-sending`)).status).toBe(200);
  return formId;
}
async function removeBefore(hours: number, id: number) {
  expect((await calls.remove(id)).status).toBe(200);
  await into('forms')
    .where({ id })
    .update({ deleted_at: ago(hours) });
}
const TABLES = ['form_versions', 'form_responses', 'form_answers', 'form_parts', 'form_sendings'];
const rowsOf = async (id: number) => {
  const counts = TABLES.map(async (table) => (await into(table).where({ form_id: id })).length);
  return [(await into('forms').where({ id })).length, ...(await Promise.all(counts))];
};

describe('every night', () => {
  it('forms that have been in the trash for 30 days are erased with all that was answered', async () => {
    const ids = [];
    for (const title of ['Due', 'Early', 'Here', 'Back']) ids.push(await whole(title));
    const [due, early, here, back] = ids as [number, number, number, number];
    const kept = await rowsOf(due);
    expect(kept.every((rows) => rows > 0)).toBe(true);
    await removeBefore(DAYS_30 + 1, due);
    await removeBefore(DAYS_30 - 1, early);
    await removeBefore(DAYS_30 + 1, back);
    expect((await calls.restore(back)).status).toBe(200);
    await sweep(own.info);
    expect(await rowsOf(due)).toEqual([0, 0, 0, 0, 0, 0]);
    for (const id of [early, here, back]) expect(await rowsOf(id)).toEqual(kept);
    expect((await calls.restore(due)).status).toBe(404);
    expect((await calls.restore(early)).status).toBe(200);
    // That it was there stays, and not what it said.
    const query = { kind: 'form', about: due, limit: 100 };
    const { entries } = (await get('/history', { ...as(), query })).body;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'erased',
      'deleted',
      'sent',
      'changed',
      'created',
    ]);
    expect(JSON.stringify(entries)).not.toContain('said again');
  });

  it('files that no form shows are removed a day after, and those of an older version stay', async () => {
    const add = async (): Promise<FormFile> => {
      const body = fileForm(PDF, 'plan.pdf', 'application/pdf');
      return (await post('/forms/files', { ...as(), body })).body;
    };
    const [unused, young, drafted, asked, once] = [
      await add(),
      await add(),
      await add(),
      await add(),
      await add(),
    ] as [FormFile, FormFile, FormFile, FormFile, FormFile];
    const showing = (file: FormFile) =>
      formWith({ sections: [section([shortAnswer('See', { files: [file] })])] });
    await calls.begin(showing(drafted));
    await calls.create(showing(asked));
    const { formId } = (await calls.create(showing(once))).body;
    await calls.save(formId, formWith());
    const old = [unused, drafted, asked, once].map(({ id }) => id);
    await into('form_files')
      .whereIn('id', old)
      .update({ created_at: ago(25) });
    await into('portal_files').update({ created_at: ago(25) });
    await sweep(own.info);
    const left = async () => into('form_files').orderBy('id').pluck('id');
    expect(await left()).toEqual([young.id, drafted.id, asked.id, once.id]);
    expect(await into('portal_files').pluck('id')).toHaveLength(4);
    // With the form that showed it the file goes as well.
    await removeBefore(DAYS_30 + 1, formId);
    await sweep(own.info);
    expect(await left()).toEqual([young.id, drafted.id, asked.id]);
  });
});
