import { describe, expect, it } from 'vitest';
import { db, insert } from '../harness/database';
import { answersTo, plantForm } from '../harness/forms';
import { signedIn, unique, type NewMember } from '../harness/members';
import { until } from '../harness/until';
import { keep, submit } from './fill-calls';
import { formCalls } from './form-calls';
import { reviewCalls } from './review-calls';

const HOUR_MS = 3_600_000;
const admin = await signedIn({ role: 'admin' });
const calls = formCalls(admin);
const { review } = reviewCalls(admin);

/** A member who is in their quiet hours, whatever the time is. */
async function asleep(more: NewMember = {}) {
  const member = await signedIn({ role: 'attorney', ...more });
  const time = (hours: number) =>
    new Date(Date.now() + hours * HOUR_MS).toISOString().slice(11, 16);
  const quiet = { quiet_from: time(-2), quiet_to: time(4), time_zone: 'UTC' };
  await insert('portal_notification_choices', { member_id: member.id, ...quiet });
  return member;
}

/** Lets a member's mails about a form go, as in the morning. Returns the subjects of those that were sent. */
async function wake({ email }: { email: string }, { title }: { title: string }) {
  const mails = () => db('portal_mails').where({ to: email }).whereLike('subject', `%${title}%`);
  const waiting = (await mails()).filter(({ sent_at }) => sent_at === null);
  expect(waiting.length).toBeGreaterThan(0);
  await mails().update({ next_try_at: new Date(0) });
  const done = await until('each is sent or dropped', async () => {
    const rows = await mails().orderBy('id');
    return rows.every(({ sent_at, last_error }) => sent_at !== null || last_error !== null) && rows;
  });
  for (const { sent_at, last_error } of done)
    if (sent_at === null) expect(last_error).toBe('Not sent: no longer current.');
  return done
    .filter(({ sent_at }) => sent_at !== null)
    .map(({ subject }) => String(subject).replace(/ \u00b7 Hearthside$/, ''));
}

describe('a mail that asks to fill a form and waits for the morning', () => {
  it('is not sent to members who have sent the form meanwhile, and is to those who have only begun', async () => {
    const [sent, begun] = [await asleep(), await asleep()];
    const form = await plantForm({ accessRoles: ['attorney'] });
    await calls.send(form.id, unique('sending-'));
    const answers = answersTo(form.questions);
    expect((await submit(sent, form.id, answers)).status).toBe(200);
    expect((await keep(begun, form.id, answers)).status).toBe(200);
    expect(await wake(sent, form)).toEqual([]);
    expect(await wake(begun, form)).toEqual([`Please complete: ${form.title}`]);
  });

  it('is not sent once the form is deleted or no longer meant for them, and is if it was restored', async () => {
    const [deleted, unmeant, restored] = [await asleep(), await asleep(), await asleep()];
    const gone = await plantForm({ accessRoles: ['attorney'] });
    await calls.send(gone.id, unique('sending-'));
    await calls.remove(gone.id);
    expect(await wake(deleted, gone)).toEqual([]);
    await calls.restore(gone.id);
    expect(await wake(restored, gone)).toEqual([`Please complete: ${gone.title}`]);
    await calls.roles(gone.id, ['foster']);
    expect(await wake(unmeant, gone)).toEqual([]);
  });
});

describe('a mail about a decision that waits for the morning', () => {
  it('is not sent once the form was sent again, and the decision on that is told alone', async () => {
    const [me, other] = [await asleep(), await asleep()];
    const form = await plantForm({ accessRoles: ['attorney'] });
    const sendBack = async (member: typeof me) => {
      const { body } = await submit(member, form.id, answersTo(form.questions));
      const id = body.form.responseId as number;
      await review(id, false, { message: 'Which?', mayUndo: true });
      return id;
    };
    const [id] = [await sendBack(me), await sendBack(other)];
    await keep(other, form.id, answersTo(form.questions, 1));
    await submit(me, form.id, answersTo(form.questions, 1));
    await review(id, true);
    expect(await wake(me, form)).toEqual([`\u201c${form.title}\u201d was approved`]);
    expect(await wake(other, form)).toEqual([`\u201c${form.title}\u201d needs changes`]);
  });

  it('is not sent once the response is deleted', async () => {
    const me = await asleep();
    const form = await plantForm({ accessRoles: ['attorney'] });
    const { body } = await submit(me, form.id, answersTo(form.questions));
    await review(body.form.responseId, false);
    await db('form_responses')
      .where({ id: body.form.responseId })
      .update({ deleted_at: new Date(), seat: null });
    expect(await wake(me, form)).toEqual([]);
  });
});
