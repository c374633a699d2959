import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Reply } from '../harness/http';
import { get, patch, post } from '../harness/http';
import {
  askForChat,
  closeChat,
  openChat,
  say,
  sendTo,
  setSeat,
  startChat,
  uploadTo,
} from '../harness/chats';
import { db } from '../harness/database';
import { signedIn, unique } from '../harness/members';

const canary = (name: string) => `canary-${name}-7f3a-${unique('')}`;
/** What the inbox shows of nobody to anybody (ruling 5), by column. */
const privateColumns = () => ({
  email: `${canary('email')}@test.example`,
  username: canary('username'),
  directory_email: `${canary('shown')}@test.example`,
  directory_key: canary('directory'),
  phone_number: canary('phone'),
  street_address: canary('street'),
  city: canary('city'),
  state: canary('state'),
  zip_code: canary('zip'),
  country: canary('country'),
  password: canary('hash'),
  reset_password_token: canary('reset'),
  confirmation_token: canary('confirm'),
  pending_email: `${canary('new')}@test.example`,
  name_key: canary('name'),
  search_key: canary('search'),
  document_id: canary('document'),
});

it('no answer of the inbox holds an address, a phone number or a secret of anybody', async () => {
  const [owner, staff] = [await signedIn(), await signedIn({ role: 'employee' })];
  const guest = await signedIn({ verified: false });
  const admin = await signedIn({ role: 'admin' });
  const { token } = admin;
  const hidden: string[] = [];
  for (const { id } of [owner, staff, guest, admin]) {
    const columns = privateColumns();
    await db('up_users').where({ id }).update(columns);
    hidden.push(...Object.values(columns));
  }
  const { id } = await startChat(staff, [owner, guest], 'Of all sorts');
  const { body: trust } = await post('/trusts', { token, body: { name: unique('Trust ') } });
  await post('/trusts/assign', { token, body: { userId: owner.id, trustId: trust.id } });

  const replies: Record<string, Reply> = {};
  for (const [who, member] of Object.entries({ owner, staff, guest, admin })) {
    const { id: file } = await uploadTo(member, id);
    const { id: message } = await say(member, id, 'With a file', { attachments: [file] });
    const ask = { token: member.token };
    const all: Record<string, Reply> = {
      list: await get('/inbox/chats/me', ask),
      found: await get('/inbox/chats/me', { ...ask, query: { search: owner.lastName } }),
      people: await get('/inbox/people', { ...ask, query: { search: 'test' } }),
      chat: await openChat(member, id),
      files: await get(`/inbox/chats/${id}/files`, { ...ask, query: { kind: 'document' } }),
      state: await get('/inbox/state', ask),
      settings: await patch('/inbox/settings', { ...ask, body: { mailUnread: true } }),
      seat: await setSeat(member, id, { readUpTo: message }),
      sent: await sendTo(member, id, randomUUID()),
      again: await askForChat(member, [owner, staff, guest]),
      refused: await askForChat(member, [{ id: 2_000_000_000 }]),
      foreign: await openChat(member, 2_000_000_000),
      bad: await post('/inbox/messages', { ...ask, body: { chatId: id } }),
    };
    for (const [what, reply] of Object.entries(all)) replies[`${who}: ${what}`] = reply;
  }
  replies['a member closes it'] = await closeChat(owner, id);
  replies['an admin ends it'] = await closeChat(admin, id);

  for (const [what, { text, status }] of Object.entries(replies)) {
    expect(status, what).toBeLessThan(500);
    expect(
      hidden.filter((secret) => text.includes(secret)),
      what,
    ).toEqual([]);
    expect(text, what).not.toMatch(/canary|@test\.example|"(email|phoneNumber|password)"/i);
  }
  // They were within reach: every one of these answers names people.
  for (const what of ['owner: list', 'guest: chat', 'admin: list', 'staff: sent']) {
    expect(replies[what]?.status, what).toBe(200);
  }
  expect(replies['guest: chat']?.text).toContain(owner.lastName);
  expect(replies['staff: again']?.status).toBe(409);
});
