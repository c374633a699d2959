import { beforeAll, expect, it } from 'vitest';
import { SYSTEM_TEXTS } from '@hearthside/contract/system/mails';
import { db, insert } from '../harness/database';
import { get, post } from '../harness/http';
import { makeMember, signedIn, unique, type TestSession } from '../harness/members';
import { mailsTo } from '../harness/outbox';
import { until } from '../harness/until';

const HOUR_MS = 3_600_000;
let admin: TestSession;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin' });
});

/** Plants a mail to a new member; by default a notice that was given up. */
async function plant(columns: Record<string, unknown> = {}) {
  const { id: member_id, email } = await makeMember();
  const id = await insert('portal_mails', {
    to: email,
    member_id,
    kind: 'form',
    place: 1,
    tries: 3,
    subject: unique('Form '),
    text: 'Words',
    html: '<p>Words</p>',
    last_error: 'Error 421',
    message_id: `<${unique('planted')}@test.example>`,
    ...columns,
  });
  return { id, email };
}

const listed = async (state: string, id: number) => {
  const ask = { token: admin.token, query: { state, limit: 100 } };
  const { mails } = (await get('/system/mails', ask)).body;
  return mails.find((one: { id: number }) => one.id === id);
};
const act = (id: number, what: 'send' | 'dismiss') =>
  post(`/system/mails/${id}/${what}`, { token: admin.token });
const isSent = (id: number) =>
  until('it is sent', async () => (await db('portal_mails').where({ id }).first()).sent_at);
const waitsLong = () => ({ next_try_at: new Date(Date.now() + HOUR_MS) });

it('a mail is listed with whom it is for and why it did not go, and never with its text', async () => {
  const { id, email } = await plant();
  expect(await listed('given_up', id)).toEqual({
    id,
    state: 'given_up',
    to: email,
    tries: 3,
    problem: 'Error 421',
    canSend: true,
    subject: expect.stringContaining('Form'),
    createdAt: expect.any(String),
    nextTryAt: null,
  });
  expect(await listed('waiting', id)).toBeUndefined();
});

it('a notice that was given up goes after all', async () => {
  const { id, email } = await plant();
  expect((await act(id, 'send')).body).toMatchObject({ id, state: 'waiting' });
  await isSent(id);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await listed('given_up', id)).toBeUndefined();
});

it('a mail that waits for its next try goes now', async () => {
  const { id, email } = await plant(waitsLong());
  expect(await listed('waiting', id)).toMatchObject({ state: 'waiting' });
  expect((await act(id, 'send')).status).toBe(200);
  await isSent(id);
  expect(await mailsTo(email)).toHaveLength(1);
});

it('a mail that a server may be sending right now is left to it', async () => {
  const leased = new Date(Date.now() + 100_000);
  const { id } = await plant({ next_try_at: leased });
  expect((await act(id, 'send')).body.nextTryAt).toBe(leased.toISOString());
});

it('a mail whose text had a link for an account can’t be sent again, and says so', async () => {
  const { id } = await plant({ member_id: null, kind: null, text: '(given up)' });
  expect(await listed('given_up', id)).toMatchObject({ canSend: false });
  const { status, code, body } = await act(id, 'send');
  expect([status, code, body.error]).toEqual([409, 'WRONG_STATE', SYSTEM_TEXTS.mailEmptied]);
});

it('a dismissed mail keeps no text, is no longer listed and is never sent', async () => {
  const { id } = await plant();
  expect((await act(id, 'dismiss')).body).toEqual({ id });
  expect(await db('portal_mails').where({ id }).first()).toMatchObject({
    text: '(dropped)',
    html: '(dropped)',
    next_try_at: null,
    last_error: 'Not sent: dismissed by an admin.',
  });
  expect(await listed('given_up', id)).toBeUndefined();
  expect((await act(id, 'send')).status).toBe(409);
  expect((await act(id, 'dismiss')).status).toBe(409);
});

it('only a mail that was given up can be dismissed, and a sent one stays sent', async () => {
  expect((await act((await plant(waitsLong())).id, 'dismiss')).status).toBe(409);
  const { id } = await plant({ sent_at: new Date() });
  expect([(await act(id, 'send')).status, (await act(id, 'dismiss')).status]).toEqual([409, 409]);
  expect((await act(2_000_000_000, 'send')).status).toBe(404);
});

it('the numbers show what waits, what fails and what was given up', async () => {
  const numbers = async () => (await get('/system', { token: admin.token })).body.mails;
  const before = await numbers();
  await plant();
  await plant(waitsLong());
  await plant({ ...waitsLong(), tries: 0, last_error: null });
  await plant({ sent_at: new Date() });
  const after = await numbers();
  expect(after.givenUp - before.givenUp).toBe(1);
  expect(after.failing - before.failing).toBe(1);
  expect(after.waiting - before.waiting).toBe(2);
  expect(after.sentToday - before.sentToday).toBe(1);
});
