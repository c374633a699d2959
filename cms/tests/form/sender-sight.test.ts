import { expect, it } from 'vitest';
import { answersTo, plantForm, plantResponse, section, shortAnswer } from '../harness/forms';
import { db } from '../harness/database';
import { get } from '../harness/http';
import { signedIn } from '../harness/members';

const admin = await signedIn({ role: 'admin' });
const asAdmin = { token: admin.token };
const submission = async (id: number) =>
  (await get(`/admin/form-submissions/${id}`, asAdmin)).body as { asked: number[] };
const response = async (formId: number, id: number) =>
  (await get(`/forms/responses/${formId}?responseId=${id}`, asAdmin)).body.response as {
    asked: number[];
  };

/** A form with a section for attorneys, of whose other questions one is kept from someone. */
async function restricted(excluded: number) {
  const form = await plantForm({
    sections: [
      section([shortAnswer('All'), shortAnswer('Not one', { assignedUserIds: [excluded] })]),
      section([shortAnswer('For attorneys')], { accessRoles: ['attorney'] }),
    ],
  });
  const [all, notOne, attorneys] = form.questions.map(({ id }) => Number(id));
  return { form, all, notOne, attorneys };
}

it('a reviewer sees which questions the sender was asked, and which were hidden from them', async () => {
  const foster = await signedIn({ role: 'foster' });
  const attorney = await signedIn({ role: 'attorney' });
  const { form, all, notOne, attorneys } = await restricted(foster.id);
  const byFoster = await plantResponse(form, foster, {
    answers: answersTo(form.questions.slice(0, 1)),
  });
  const byAttorney = await plantResponse(form, attorney);
  expect((await submission(byFoster)).asked).toEqual([all]);
  expect((await response(form.id, byFoster)).asked).toEqual([all]);
  expect((await submission(byAttorney)).asked).toEqual([all, notOne, attorneys]);
});

it('a submission counts what was answered as asked, whatever has happened to its sender', async () => {
  const { form, all, notOne, attorneys } = await restricted(0);
  const attorney = await signedIn({ role: 'attorney' });
  const id = await plantResponse(form, attorney, { answers: answersTo(form.questions) });
  const { role_id: fosters } = await db('up_users')
    .where({ id: (await signedIn({ role: 'foster' })).id })
    .first('role_id');
  await db('up_users').where({ id: attorney.id }).update({ role_id: fosters });
  expect((await submission(id)).asked).toEqual([all, notOne, attorneys]);
  // Erased, nobody knows what they would have seen.
  await db('form_responses').where({ id }).update({ member_id: null, seat: null, answers: '{}' });
  expect((await response(form.id, id)).asked).toEqual([all, notOne, attorneys]);
});

it('the list names the revision of each submission, for a decision from there', async () => {
  const form = await plantForm();
  const id = await plantResponse(form, await signedIn());
  const { body } = await get(
    `/admin/form-submissions?search=${encodeURIComponent(form.title)}`,
    asAdmin,
  );
  const { revision } = (await get(`/admin/form-submissions/${id}`, asAdmin)).body;
  expect(body.submissions).toMatchObject([{ id, revision }]);
});
