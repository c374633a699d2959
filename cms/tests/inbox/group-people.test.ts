import { PICKED_MAX } from '@hearthside/contract/inbox/fields';
import { afterAll, describe, expect, it } from 'vitest';
import {
  askForChat,
  chatFor,
  closeChat,
  messagesFor,
  openChat,
  plantSeat,
  say,
  seatedIn,
  seatOf,
  sendTo,
  startChat,
} from '../harness/chats';
import { db } from '../harness/database';
import { del, post } from '../harness/http';
import { addTo, leave, namedGroup, peopleOf, peopleToAdd, removeFrom } from '../harness/groups';
import { closeWindows, windowsOf } from '../harness/live';
import { makeMember, signedIn } from '../harness/members';
import { makeTrust } from '../harness/trusts';

const admin = await signedIn({ role: 'admin' });
afterAll(closeWindows);

const eventsIn = async (reader: { token: string }, chatId: number) =>
  (await messagesFor(reader, chatId)).flatMap(({ event, senderId }) =>
    event ? [{ by: senderId, ...event }] : [],
  );

describe('adding people to a group', () => {
  it('gives them the chat, in every open window, and leaves a line that does not count as unread', async () => {
    const { ann, bo, chat } = await namedGroup();
    const dee = await signedIn({ firstName: 'Dee', lastName: 'Hart' });
    const [window, own] = await windowsOf(bo, dee);
    const before = await chatFor(ann, chat.id);
    const { status, body } = await addTo(bo, chat.id, [dee]);
    expect([status, peopleOf(body.chat)]).toEqual([200, [...peopleOf(before), dee.id]]);
    const line = {
      senderId: bo.id,
      content: '',
      event: { type: 'added', memberIds: [dee.id], names: ['Dee Hart'], sees: 'all' },
    };
    const told = await window!.receives('message', ({ message }) => message.event !== null);
    expect(told.message).toMatchObject(line);
    await own!.receives('chat', ({ chatId }) => chatId === chat.id);
    for (const reader of [ann, bo, dee, admin]) {
      expect((await messagesFor(reader, chat.id)).at(-1)).toMatchObject(line);
      const { unread, lastMessage, activeAt } = await chatFor(reader, chat.id);
      expect([unread, lastMessage, activeAt]).toEqual([0, null, before.activeAt]);
    }
  });

  it('is for everybody in it with an inbox, admins too, and for nobody else', async () => {
    const { ann, bo, chat } = await namedGroup();
    const guest = await signedIn({ verified: false });
    await plantSeat(chat.id, guest.id, { guest: true });
    const one = await makeMember();
    expect((await addTo(guest, chat.id, [one])).status).toBe(403);
    expect((await addTo(await signedIn(), chat.id, [one])).status).toBe(404);
    expect((await addTo({ token: '' }, chat.id, [one])).status).toBe(401);
    await leave(bo, chat.id);
    expect((await addTo(bo, chat.id, [one])).status).toBe(404);
    for (const who of [ann, admin]) {
      expect((await addTo(who, chat.id, [await makeMember()])).status).toBe(200);
    }
  });

  it('follows the rule of the picker', async () => {
    const { ann, chat } = await namedGroup();
    const unverified = await makeMember({ verified: false });
    for (const nobody of [unverified, await makeMember({ blocked: true }), { id: 999_999 }]) {
      const { status, body } = await addTo(ann, chat.id, [await makeMember(), nobody]);
      expect([status, Object.keys(body.details)]).toEqual([400, ['memberIds']]);
    }
    for (const bad of [[], [ann.id, 'x'], null]) {
      const asked = { token: ann.token, body: { memberIds: bad, sees: 'all' } };
      expect((await post(`/inbox/chats/${chat.id}/people`, asked)).status).toBe(400);
    }
    const staff = await signedIn({ role: 'employee' });
    await addTo(ann, chat.id, [staff]);
    expect((await addTo(staff, chat.id, [unverified])).status).toBe(200);
    expect(await seatOf(chat.id, unverified.id)).toMatchObject({ guest: expect.anything() });
    expect(Boolean((await seatOf(chat.id, unverified.id)).guest)).toBe(true);
  });

  it('offers those who can be picked and are not in it', async () => {
    const { ann, bo, chat } = await namedGroup();
    const dee = await makeMember({ firstName: 'Deena', lastName: 'Quillfeather' });
    const offered = async () =>
      (await peopleToAdd(ann, chat.id, { search: 'Quillfeather' })).body.people.map(
        ({ id }: { id: number }) => id,
      );
    expect(await offered()).toEqual([dee.id]);
    await addTo(ann, chat.id, [dee]);
    expect(await offered()).toEqual([]);
    expect((await peopleToAdd(ann, chat.id, { search: bo.email })).body.people).toEqual([]);
    expect((await peopleToAdd(await signedIn(), chat.id)).status).toBe(404);
    expect((await peopleToAdd(admin, chat.id)).status).toBe(200);
  });

  it('who are already in it changes nothing, even if two add them at once', async () => {
    const { ann, bo, cy, chat } = await namedGroup();
    const dee = await signedIn();
    const answers = await Promise.all([ann, bo, cy, admin].map((by) => addTo(by, chat.id, [dee])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await eventsIn(ann, chat.id)).toHaveLength(1);
    expect(peopleOf(await chatFor(ann, chat.id))).toHaveLength(4);
  });

  it('is refused beyond the most people of a group', async () => {
    const { ann, chat } = await namedGroup();
    for (let more = 0; more < PICKED_MAX - 3; more += 1) {
      await plantSeat(chat.id, (await makeMember()).id);
    }
    const [one, two] = [await makeMember(), await makeMember()];
    const refused = await addTo(ann, chat.id, [one, two]);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'A group can have up to 51 people.',
    ]);
    const raced = await Promise.all([one, two].map((each) => addTo(ann, chat.id, [each])));
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('makes the seat of a picked admin one of their own, which they can leave again', async () => {
    const other = await signedIn({ role: 'admin' });
    const { ann, chat } = await namedGroup();
    expect((await leave(other, chat.id)).status).toBe(409);
    expect((await removeFrom(ann, chat.id, other)).status).toBe(409);
    await addTo(ann, chat.id, [other]);
    expect((await seatedIn(chat.id)).byOffice).not.toContain(other.id);
    expect((await leave(other, chat.id)).status).toBe(200);
    expect((await seatedIn(chat.id)).byOffice).toContain(other.id);
    expect((await chatFor(other, chat.id)).id).toBe(chat.id);
  });

  it('lets its first people start another group, and never takes the chat of others', async () => {
    const { ann, bo, cy, chat } = await namedGroup();
    const dee = await signedIn();
    const four = await startChat(ann, [bo, cy, dee]);
    expect((await askForChat(bo, [ann, cy])).status).toBe(409);
    await addTo(ann, chat.id, [dee]);
    const again = await askForChat(bo, [ann, cy]);
    expect([again.status, again.body.chat.id === chat.id]).toEqual([200, false]);
    const same = await askForChat(bo, [ann, cy, dee]);
    expect([same.status, same.body.details.chatId]).toEqual([409, String(four.id)]);
  });
});

describe('a seat in a group', () => {
  it('that is removed loses its rights at once, and its messages keep their sender', async () => {
    const { ann, bo, cy, chat } = await namedGroup();
    await say(cy, chat.id, 'Mine');
    const [window] = await windowsOf(cy);
    const { status, body } = await removeFrom(ann, chat.id, cy);
    expect([status, peopleOf(body.chat)]).toEqual([200, [ann.id, bo.id]]);
    await window!.isCut();
    expect((await openChat(cy, chat.id)).status).toBe(404);
    expect((await sendTo(cy, chat.id, 'Still here?')).status).toBe(404);
    const { messages, formerMembers } = (await openChat(bo, chat.id)).body;
    expect(messages[0]).toMatchObject({ senderId: cy.id, content: 'Mine' });
    expect(formerMembers).toMatchObject([{ id: cy.id }]);
    expect(messages.at(-1).event).toMatchObject({ type: 'removed', memberIds: [cy.id] });
  });

  it('can be removed by the member who started the group and by admins only', async () => {
    const { ann, bo, cy, chat } = await namedGroup();
    expect((await removeFrom(bo, chat.id, cy)).status).toBe(403);
    expect((await removeFrom(await signedIn(), chat.id, cy)).status).toBe(404);
    expect((await removeFrom(bo, chat.id, ann)).status).toBe(403);
    expect((await removeFrom(ann, chat.id, await makeMember())).status).toBe(404);
    expect((await removeFrom(ann, chat.id, ann)).status).toBe(409);
    expect((await removeFrom(ann, chat.id, bo)).status).toBe(200);
    expect((await removeFrom(admin, chat.id, ann)).status).toBe(200);
    expect((await removeFrom(ann, chat.id, cy)).status).toBe(404);
  });

  it('is removed once if two remove it, and exists or not if another member adds it at that moment', async () => {
    const { ann, cy, chat } = await namedGroup();
    const twice = await Promise.all([ann, admin].map((by) => removeFrom(by, chat.id, cy)));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
    const both = await Promise.all([addTo(ann, chat.id, [cy]), removeFrom(admin, chat.id, cy)]);
    expect(both[0]?.status).toBe(200);
    expect([200, 404]).toContain(both[1]?.status);
    const last = (await eventsIn(ann, chat.id)).at(-1);
    const isIn = (await seatOf(chat.id, cy.id)) !== undefined;
    expect(last?.type).toBe(isIn ? 'added' : 'removed');
  });

  it('is left by its member, with a line, and is given back anew', async () => {
    const { ann, bo, cy, chat } = await namedGroup();
    const { status, body } = await leave(cy, chat.id);
    expect([status, body]).toEqual([200, { id: chat.id }]);
    expect((await leave(cy, chat.id)).status).toBe(404);
    expect((await openChat(cy, chat.id)).status).toBe(404);
    expect(await eventsIn(bo, chat.id)).toEqual([{ by: cy.id, type: 'left' }]);
    await addTo(ann, chat.id, [cy]);
    expect((await sendTo(cy, chat.id, 'Back')).status).toBe(200);
  });

  it('whose member is the last one ends the group when it is left', async () => {
    const { ann, bo, cy, chat } = await namedGroup();
    for (const who of [ann, bo, cy]) expect((await leave(who, chat.id)).status).toBe(200);
    expect((await chatFor(admin, chat.id)).endedAt).not.toBeNull();
    expect((await addTo(admin, chat.id, [ann])).status).toBe(409);
  });
});

it('a group whose last member is erased ends in open windows too, because admins would write to nobody', async () => {
  const { ann, bo, cy, chat } = await namedGroup();
  for (const who of [bo, cy]) expect((await leave(who, chat.id)).status).toBe(200);
  expect((await del(`/users/${ann.id}`, { token: admin.token })).status).toBe(200);
  const [window] = await windowsOf(admin);
  expect((await del(`/users/trash/${ann.id}`, { token: admin.token })).status).toBe(200);
  await window!.receives('chat', ({ chatId }) => chatId === chat.id);
  expect((await chatFor(admin, chat.id)).endedAt).not.toBeNull();
});

it('nothing changes who is in a direct chat, a trust’s, one with the office, or an ended group', async () => {
  const { ann, bo, cy, chat } = await namedGroup();
  const one = await makeMember();
  const direct = await startChat(ann, [bo]);
  const { body } = await post('/help-center/contact', {
    token: ann.token,
    body: { about: 'Contact', message: 'Hello', key: 'a-key-of-a-device-1' },
  });
  const trust = await makeTrust();
  const trustChat = (await db('inbox_chats').where({ trust_id: trust.id }).first('id'))?.id;
  await closeChat(admin, chat.id);
  const calls = (chatId: number, who: typeof ann) => [
    addTo(who, chatId, [one]),
    removeFrom(who, chatId, bo),
    leave(who, chatId),
    peopleToAdd(who, chatId),
  ];
  for (const [chatId, who] of [
    [direct.id, ann],
    [body.chatId, ann],
    [chat.id, ann],
    ...(trustChat ? ([[trustChat, admin]] as const) : []),
  ] as const) {
    for (const reply of await Promise.all(calls(chatId, who))) {
      expect([reply.status, chatId]).toEqual([409, chatId]);
    }
  }
  expect((await seatedIn(direct.id)).all).toContain(bo.id);
  expect((await seatedIn(chat.id)).all).toContain(cy.id);
});
