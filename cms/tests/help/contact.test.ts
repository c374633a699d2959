import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chatFor, closeChat, messagesFor, seatOf, stateOf } from '../harness/chats';
import { db } from '../harness/database';
import { helpCalls } from '../harness/help';
import { del, patch } from '../harness/http';
import { signedIn, unique } from '../harness/members';
import { mailTo } from '../harness/outbox';
import { subjectsTo } from '../harness/notifications';
import { until } from '../harness/until';

const admin = await signedIn({ role: 'admin' });
const support = async () => (await db('portal_settings').first('support_email'))?.support_email;
const mailsAbout = async (name: string) =>
  (await subjectsTo(await support())).filter((subject) => subject.includes(name));

describe('a member who has an inbox', () => {
  it('writes in their own chat with the office, each message once', async () => {
    const owner = await signedIn();
    const { contact } = helpCalls(owner);
    const key = randomUUID();
    const message = 'Please call.\n\nTuesday?';
    const replies = await Promise.all(Array.from({ length: 5 }, () => contact({ key, message })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await contact({ key, message: 'Please write.' })).status).toBe(409);
    const [{ chatId }] = replies.map(({ body }) => body) as [{ chatId: number }];
    expect(new Set(replies.map(({ body }) => body.chatId))).toEqual(new Set([chatId]));
    const { body } = await contact({ about: 'Schedule a Call', message: 'Again' });
    expect(body.chatId).toBe(chatId);
    expect((await messagesFor(owner, chatId)).map(({ content }) => content)).toEqual([
      'Contact Support\n\nPlease call.\n\nTuesday?',
      'Schedule a Call\n\nAgain',
    ]);
    const chat = await chatFor(owner, chatId);
    expect(chat.name).toBe(`${owner.firstName} ${owner.lastName} and the team`);
    const others = chat.members.filter(({ user }) => user.id !== owner.id);
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ user, office }) => office && user.role === 'admin')).toBe(true);
    // The office is told of it, unlike of the chats of others.
    expect(await seatOf(chatId, admin.id)).toMatchObject({ unread: 2 });
    expect(Boolean((await seatOf(chatId, admin.id)).notifications)).toBe(true);
    expect((await stateOf(admin)).unread).toBeGreaterThanOrEqual(2);
  });

  it('also reaches members who become admins afterward', async () => {
    const owner = await signedIn();
    const { contact } = helpCalls(owner);
    const { chatId } = (await contact()).body;
    const later = await signedIn({ role: 'employee' });
    const body = { role: 'admin', reason: 'Asked for it' };
    expect((await patch(`/users/${later.id}/role`, { token: admin.token, body })).status).toBe(200);
    await until('the new admin is seated', () => seatOf(chatId, later.id), 5);
    expect((await contact({ message: 'Again' })).body.chatId).toBe(chatId);
    expect(await seatOf(chatId, later.id)).toMatchObject({ unread: 1 });
    expect((await stateOf(later)).unread).toBe(1);
  });

  it('gets another chat once an admin has ended the first', async () => {
    const owner = await signedIn();
    const { contact } = helpCalls(owner);
    const key = randomUUID();
    const first = (await contact({ key })).body.chatId;
    await closeChat(admin, first);
    expect((await contact({ key })).body.chatId).toBe(first);
    expect((await contact()).body.chatId).not.toBe(first);
  });
});

it('the chat of a member who is erased keeps no name', async () => {
  const owner = await signedIn({ lastName: unique('Vanish') });
  const { chatId } = (await helpCalls(owner).contact()).body;
  const { token } = admin;
  await del(`/users/${owner.id}`, { token });
  expect((await del(`/users/trash/${owner.id}`, { token })).status).toBe(200);
  expect((await chatFor(admin, chatId)).name).toBe('Unknown User and the team');
});

describe('a member without an inbox', () => {
  it('writes an email to the support address, once, and the reply goes to them', async () => {
    const newcomer = await signedIn({ verified: false, lastName: unique('Newcomer') });
    const { contact } = helpCalls(newcomer);
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 3 }, () => contact({ key, message: 'First <b>line\nSecond' })),
    );
    expect(replies.map(({ status, body }) => [status, body.chatId])).toEqual([
      [200, null],
      [200, null],
      [200, null],
    ]);
    expect((await contact({ key, message: 'Second' })).status).toBe(409);
    const subject = `Contact Support: ${newcomer.firstName} ${newcomer.lastName}`;
    const mail = await mailTo(await support(), subject);
    expect(mail.replyTo?.value.map(({ address }) => address)).toEqual([newcomer.email]);
    expect(mail.text).toContain('(Pet Owner, not verified yet)');
    expect(mail.text).toContain('First <b>line\n\nSecond');
    expect(mail.html).toContain('First &lt;b&gt;line');
    expect(await mailsAbout(newcomer.lastName)).toEqual([subject]);
    expect(await db('inbox_seats').where({ member_id: newcomer.id })).toEqual([]);
  });

  it('gets a yes to a repeat after the mail has gone, and a refusal of other words', async () => {
    const lastName = unique('Newcomer');
    // Attorneys write by mail, verified or not, however long a server believes what it knew.
    const newcomer = await signedIn({ role: 'attorney', verified: false, lastName });
    const { contact } = helpCalls(newcomer);
    const key = randomUUID();
    expect((await contact({ key, message: 'First' })).status).toBe(200);
    const sent = () =>
      db('portal_mails').whereLike('subject', `%${lastName}%`).whereNotNull('sent_at').first();
    await until('the mail has gone', sent);
    await db('up_users').where({ id: newcomer.id }).update({ verified: true });
    expect((await contact({ key, message: 'First' })).status).toBe(200);
    expect((await contact({ key, message: 'Second' })).status).toBe(409);
    expect(await mailsAbout(lastName)).toHaveLength(1);
  });

  it('so do attorneys, and admins, who are the office', async () => {
    for (const role of ['attorney', 'admin'] as const) {
      const signed = await signedIn({ role, lastName: unique('Person') });
      expect((await helpCalls(signed).contact()).body.chatId).toBeNull();
      expect(await mailsAbout(signed.lastName)).toHaveLength(1);
    }
  });
});

it.each([
  ['message', { message: ' \n ' }, 'Please write a message'],
  ['message', { message: 'x'.repeat(4001) }, 'At most 4000 characters'],
  ['key', { key: 'short' }, undefined],
])('a contact is refused by its %s', async (field, more, said) => {
  const { status, body } = await helpCalls(await signedIn()).contact(more);
  expect(status).toBe(400);
  if (said) expect(body.details[field]).toBe(said);
  else expect(Object.keys(body.details)).toEqual([field]);
});
