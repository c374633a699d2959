import { describe, expect, it } from 'vitest';
import { responsesOf } from '@hearthside/contract/form/answers';
import { answersTo } from '../harness/forms';
import { db } from '../harness/database';
import { post } from '../harness/http';
import { signedIn } from '../harness/members';
import { mailTo } from '../harness/outbox';
import { historyOf, named, notificationsOf, subjectsTo } from '../harness/notifications';
import { keep, listed, NONE, open } from './fill-calls';
import { reviewCalls, sent } from './review-calls';

const admin = await signedIn({ role: 'admin', firstName: 'Ada', lastName: 'Admin' });
const { detail, review } = reviewCalls(admin);

describe('a decision that can be undone', () => {
  const undo = (responseId: number, revision: unknown, { token } = admin) =>
    post('/admin/form-submissions/undo', { token, body: { responseId, revision } });
  const mailed = (email: string) => db('portal_mails').where({ to: email }).select();

  it('leaves no effect when it is undone, and its member gets no email', async () => {
    const { me, form, id } = await sent('Intake of frogs');
    const { body: before } = await detail(id);
    const { body } = await review(id, true, { mayUndo: true });
    expect(body).toMatchObject({ status: 'approved', reviewedBy: 'Ada Admin' });
    const [mail] = await mailed(me.email);
    expect(mail).toMatchObject({ sent_at: null, tries: 0 });
    expect(new Date(mail.next_try_at).getTime()).toBeGreaterThan(Date.now() + 5000);
    expect(await notificationsOf(me.id)).toHaveLength(1);
    const undone = await undo(id, body.revision);
    expect([undone.status, undone.body]).toEqual([200, before]);
    expect(await mailed(me.email)).toEqual([]);
    expect(await notificationsOf(me.id)).toEqual([]);
    expect(await listed(me, form.id)).toMatchObject({ status: 'pending' });
    const [entry] = await historyOf(admin.token, form.id, 'form');
    expect(entry).toMatchObject({ action: 'review_undone', by: named(admin) });
    // It was taken back: there is nothing more to undo.
    expect((await undo(id, body.revision)).status).toBe(409);
    expect((await undo(id, before.revision)).status).toBe(409);
  });

  it('restores a rejected form along with its member\u2019s unfinished changes', async () => {
    const { me, form, id } = await sent('Intake of toads');
    const { body: rejected } = await review(id, false, { message: 'Which toad?' });
    const second = answersTo(form.questions, 1);
    await keep(me, form.id, second);
    const { body: approved } = await review(id, true, { mayUndo: true });
    expect((await undo(id, approved.revision)).body).toEqual(rejected);
    const { body: opened } = await open(me, form.id);
    expect(opened).toMatchObject({
      form: { status: 'rejected', reviewMessage: 'Which toad?' },
      responses: responsesOf(second),
    });
  });

  it('cannot be undone after further work or an email, or if it was made without an undo', async () => {
    const { me, form, id } = await sent('Intake of newts');
    const { body: rejected } = await review(id, false, { mayUndo: true });
    await keep(me, form.id, answersTo(form.questions, 1));
    expect((await undo(id, rejected.revision)).status).toBe(409);
    const { body: approved } = await review(id, true, { mayUndo: true });
    // Of two decisions within a moment the member hears the second.
    expect(await subjectsTo(me.email)).toEqual(['\u201cIntake of newts\u201d was approved']);
    await db('portal_mails').where({ to: me.email }).update({ next_try_at: new Date() });
    await mailTo(me.email, '\u201cIntake of newts\u201d was approved');
    const late = await undo(id, approved.revision);
    expect([late.status, late.body.error]).toEqual([
      409,
      'This decision can\u2019t be undone anymore. You can still change it.',
    ]);
    expect(await notificationsOf(me.id)).toHaveLength(1);
    const { body: final } = await review(id, false);
    expect((await undo(id, final.revision)).status).toBe(409);
  });

  it('is undone by those who may decide, and only by them', async () => {
    const { id } = await sent('Intake of crabs');
    const { body } = await review(id, true, { mayUndo: true });
    expect((await undo(id, body.revision, await signedIn())).status).toBe(403);
    expect((await undo(NONE, body.revision)).status).toBe(404);
    expect((await undo(id, 7)).status).toBe(400);
  });
});
