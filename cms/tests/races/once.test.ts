import { describe, expect, it } from 'vitest';
import { responsesOf } from '@hearthside/contract/form/answers';
import { db } from '../harness/database';
import { answersTo, plantForm } from '../harness/forms';
import { get, post, put } from '../harness/http';
import { meetBehind, rowOf, writesTo } from '../harness/meet-at';
import { makeMember, signedIn, unique } from '../harness/members';
import { asSaved } from '../form/form-calls';

const admins = [await signedIn({ role: 'admin' }), await signedIn({ role: 'admin' })] as const;

const gift = (more: object = {}) => ({
  donorName: 'Cleo Check',
  donorEmail: '',
  memberId: null,
  amount: 12_345,
  date: '2026-05-04',
  method: 'check',
  reference: unique('no'),
  note: '',
  campaignCode: '',
  ...more,
});
const statuses = (replies: readonly { status: number }[]) =>
  replies.map(({ status }) => status).sort();
const recorded = (reference: string) => db('portal_donations').where({ reference });

describe('a check that two admins record at the same moment', () => {
  it('is recorded once, and the second admin learns so', async () => {
    const { id: memberId } = await makeMember();
    const typed = gift({ memberId });
    const record = ({ token }: { token: string }) =>
      post('/donations', { token, body: { ...typed, key: unique('a-long-key') } });
    const replies = await meetBehind(
      rowOf('up_users', memberId),
      admins.map((admin) => () => record(admin)),
    );
    expect(statuses(replies)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.details.alike).toMatch(/^\d+$/);
    expect(await recorded(typed.reference)).toHaveLength(1);
  });

  it('is recorded once if one of them types it and the other imports it', async () => {
    const { id: memberId, email } = await makeMember();
    const typed = gift({ memberId });
    const csv = `Donor,Email,Amount,Date,Reference\nCleo Check,${email},123.45,2026-05-04,${typed.reference}`;
    const type = () =>
      post('/donations', { token: admins[0].token, body: { ...typed, key: unique('a-long-key') } });
    const list = () =>
      post('/donations/import', { token: admins[1].token, body: { csv, record: true } });
    for (const calls of [
      [type, list],
      [list, type],
    ]) {
      await recorded(typed.reference).delete();
      await meetBehind(rowOf('up_users', memberId), calls);
      expect(await recorded(typed.reference)).toHaveLength(1);
    }
  });
});

describe('a form that is published with a review while it is sent', () => {
  it('lets no submission escape the review', async () => {
    const me = await signedIn();
    const { id, questions } = await plantForm({ needsReview: false });
    const { body: detail } = await get(`/forms/${id}`, { token: admins[0].token });
    const definition = { ...asSaved(detail), needsReview: true };
    const publish = () => put(`/forms/${id}`, { token: admins[0].token, body: { ...definition } });
    const responses = responsesOf(answersTo(questions));
    const submit = () =>
      post('/forms/submit', { token: me.token, body: { formId: id, responses } });
    // Publishing has processed the responses and is about to be recorded.
    const replies = await meetBehind(writesTo('portal_history'), [publish, submit]);
    expect(statuses(replies)).toEqual([200, 200]);
    const sent = await db('form_responses').where({ form_id: id });
    expect(sent).toMatchObject([{ status: 'pending' }]);
  });
});
