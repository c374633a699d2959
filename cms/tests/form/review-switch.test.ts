import { describe, expect, it } from 'vitest';
import { answersTo } from '../harness/forms';
import { signedIn } from '../harness/members';
import { open, submit } from './fill-calls';
import { asSaved, formCalls } from './form-calls';
import { reviewCalls, sent } from './review-calls';

const admin = await signedIn({ role: 'admin' });
const { detail, review } = reviewCalls(admin);

describe('a response that waits for review', () => {
  it('is submitted once its form needs none, and waits again once the form needs it again', async () => {
    const { me, form, id } = await sent('Intake of hens');
    const other = await signedIn();
    const { body } = await submit(other, form.id, answersTo(form.questions));
    await review(body.form.responseId, true);
    const calls = formCalls(admin);
    const definition = asSaved(await calls.detail(form.id));
    const statuses = async () =>
      Promise.all(
        [me, other].map(async (one) => {
          const { body: opened } = await open(one, form.id);
          return opened.form.status;
        }),
      );
    const off = (await calls.save(form.id, { ...definition, needsReview: false })).body.form.form;
    expect([off.pending, off.submitted, await statuses()]).toEqual([
      0,
      1,
      ['submitted', 'approved'],
    ]);
    expect((await detail(id)).status).toBe(404);
    const on = (await calls.save(form.id, { ...definition, needsReview: true })).body.form.form;
    expect([on.pending, on.submitted, await statuses()]).toEqual([1, 0, ['pending', 'approved']]);
    expect((await review(id, true)).body).toMatchObject({ status: 'approved' });
  });
});
