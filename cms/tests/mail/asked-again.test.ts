import { expect, it } from 'vitest';
import { db, insert } from '../harness/database';
import { patch, put } from '../harness/http';
import { makeMember, signedIn, unique, type TestMember } from '../harness/members';
import { mailsTo } from '../harness/outbox';
import { until } from '../harness/until';

interface Waiting {
  kind: string;
  roleId?: number | null;
}

/** Plants a notice to a member that waits for its turn, as one does in someone's quiet hours. */
async function waiting(member: TestMember, { kind, roleId = null }: Waiting) {
  const id = await insert('portal_mails', {
    to: member.email,
    member_id: member.id,
    kind,
    role_id: roleId,
    place: 1,
    tries: 0,
    subject: unique('Notice '),
    text: 'Words',
    html: '<p>Words</p>',
    message_id: `<${unique('waiting')}@test.example>`,
    next_try_at: new Date(Date.now() + 3_600_000),
  });
  return id;
}

/** Makes it due, before all mails of other tests that wait, and returns what happened to it. */
async function after(id: number) {
  await db('portal_mails')
    .where({ id })
    .update({ next_try_at: new Date(0) });
  return until('the mail is sent or dropped', async () => {
    const row = await db('portal_mails').where({ id }).first();
    return row.sent_at !== null || row.next_try_at === null ? row : undefined;
  });
}
const dropped = (reason: string) => ({
  sent_at: null,
  next_try_at: null,
  text: '(dropped)',
  html: '(dropped)',
  last_error: `Not sent: ${reason}.`,
});

it('a mail that waits goes to the address its member has when it is sent', async () => {
  const member = await makeMember();
  const id = await waiting(member, { kind: 'form' });
  const email = `${unique('moved')}@test.example`;
  await db('up_users').where({ id: member.id }).update({ email });
  expect(await after(id)).toMatchObject({ to: email, text: '(sent)' });
  expect((await mailsTo(email)).length).toBe(1);
  expect(await mailsTo(member.email)).toEqual([]);
});

it.each([
  ['the member is in the trash', { deleted_at: new Date() }],
  ['the member is blocked', { blocked: true }],
])('a mail that waits is not sent any more once %s', async (reason, columns) => {
  const member = await makeMember();
  const id = await waiting(member, { kind: 'role' });
  await db('up_users').where({ id: member.id }).update(columns);
  expect(await after(id)).toMatchObject(dropped(reason));
  expect(await mailsTo(member.email)).toEqual([]);
});

it('a mail of a topic that was switched off meanwhile is not sent, another is', async () => {
  const me = await signedIn();
  const [form, role] = [await waiting(me, { kind: 'form' }), await waiting(me, { kind: 'role' })];
  const off = { bell: true, mail: false };
  const on = { bell: true, mail: true };
  const topics = { account: on, office: on, pets: on, messages: on, forms: off };
  const body = { topics: { ...topics, appointments: on, membership: on }, quiet: null };
  const saved = await put('/notifications/choices', {
    token: me.token,
    body: { ...body, timeZone: 'America/New_York' },
  });
  expect(saved.status).toBe(200);
  expect(await after(form)).toMatchObject(dropped('the member does not want it anymore'));
  expect(await after(role)).toMatchObject({ text: '(sent)' });
});

it('a mail for a role is not sent to whoever has another one by then', async () => {
  const admin = await signedIn({ role: 'admin' });
  const member = await makeMember({ role: 'foster' });
  const { role_id: roleId } = await db('up_users').where({ id: member.id }).first('role_id');
  const form = await waiting(member, { kind: 'form', roleId });
  const about = await waiting(member, { kind: 'appointment_request' });
  const body = { role: 'volunteer', reason: 'As agreed' };
  const changed = await patch(`/users/${member.id}/role`, { token: admin.token, body });
  expect(changed.status).toBe(200);
  expect(await after(form)).toMatchObject(dropped('the member has another role'));
  expect(await after(about)).toMatchObject(dropped('the member is no longer an admin'));
});

it('a mail of what is new to read is not sent to whoever lost the verification it was made for', async () => {
  const member = await makeMember({ role: 'attorney', verified: true });
  const { role_id: roleId } = await db('up_users').where({ id: member.id }).first('role_id');
  const reading = await waiting(member, { kind: 'reading', roleId });
  const open = await waiting(member, { kind: 'reading' });
  await db('up_users').where({ id: member.id }).update({ verified: false });
  expect(await after(reading)).toMatchObject(dropped('the member is not verified any more'));
  expect(await after(open)).toMatchObject({ text: '(sent)' });
});

it('a mail that means an address goes to it, whatever has become of anybody', async () => {
  const email = `${unique('given')}@test.example`;
  const id = await insert('portal_mails', {
    to: email,
    subject: 'Your email address has been changed',
    text: 'x',
    html: 'x',
    place: 0,
    tries: 0,
    message_id: `<${unique('given')}@test.example>`,
    next_try_at: new Date(Date.now() + 3_600_000),
  });
  expect(await after(id)).toMatchObject({ to: email, text: '(sent)' });
});
