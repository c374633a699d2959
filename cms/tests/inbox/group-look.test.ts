/** How a group is called and what it looks like, and the lines of what happened. */
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import {
  chatFor,
  closeChat,
  findMessages,
  idsOf,
  messagesFor,
  plantSeat,
  say,
  sendTo,
  stateOf,
} from '../harness/chats';
import { db } from '../harness/database';
import { del, get, patch, post, put } from '../harness/http';
import {
  addTo,
  groupOfThree,
  leave,
  namedGroup,
  picture,
  removeFrom,
  removePicture,
  rename,
} from '../harness/groups';
import { closeWindows, windowsOf } from '../harness/live';
import { signedIn } from '../harness/members';

const admin = await signedIn({ role: 'admin' });
afterAll(closeWindows);
const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
  .png()
  .toBuffer();
const lastEvent = async (reader: { token: string }, chatId: number) =>
  (await messagesFor(reader, chatId)).at(-1)?.event;
const erase = async (id: number) => {
  await del(`/users/${id}`, { token: admin.token });
  expect((await del(`/users/trash/${id}`, { token: admin.token })).status).toBe(200);
};

describe('a group', () => {
  it('is named by anybody in it, in every open window, and is found by the name', async () => {
    const { ann, bo, chat } = await namedGroup();
    const [window] = await windowsOf(ann);
    const { status, body } = await rename(bo, chat.id, '  Moss’s care  ');
    expect([status, body.chat.name, body.chat.group.isNamed]).toEqual([200, 'Moss’s care', true]);
    await window!.receives('chat', ({ chatId }) => chatId === chat.id);
    expect(await lastEvent(ann, chat.id)).toEqual({ type: 'renamed', name: 'Moss’s care' });
    expect(await idsOf(ann, { search: 'moss’s care' })).toEqual([chat.id]);
    await rename(bo, chat.id, 'Moss’s care');
    expect((await messagesFor(ann, chat.id)).filter(({ event }) => event)).toHaveLength(1);
  });

  it('keeps the last of two names that are given at once, as its lines say', async () => {
    const { ann, bo, chat } = await namedGroup();
    const both = await Promise.all([rename(ann, chat.id, 'One'), rename(bo, chat.id, 'Two')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { name } = await chatFor(ann, chat.id);
    expect(await lastEvent(ann, chat.id)).toEqual({ type: 'renamed', name });
  });

  it('is named by nobody who is not in it, a guest or too late, and by no address', async () => {
    const { ann, chat } = await namedGroup();
    const guest = await signedIn({ verified: false });
    await plantSeat(chat.id, guest.id, { guest: true });
    expect((await rename(guest, chat.id, 'Ours')).status).toBe(403);
    expect((await rename(await signedIn(), chat.id, 'Ours')).status).toBe(404);
    for (const bad of ['see www.evil.com', 'x'.repeat(81), 7, null]) {
      const { status, body } = await rename(ann, chat.id, bad);
      expect([status, Object.keys(body.details)]).toEqual([400, ['name']]);
    }
    await closeChat(admin, chat.id);
    expect((await rename(ann, chat.id, 'Ours')).status).toBe(409);
    expect((await picture(ann, chat.id, png)).status).toBe(409);
  });

  it('without a name is called by the people it has, and no name outlives their erasing', async () => {
    const { ann, bo, cy, chat } = await groupOfThree();
    const nameNow = async () => (await chatFor(admin, chat.id)).name;
    expect(await nameNow()).toBe('Ann, Bo, Cy');
    await addTo(ann, chat.id, [await signedIn({ firstName: 'Dee' })]);
    expect(await nameNow()).toBe('Ann, Bo, Cy, Dee');
    await leave(bo, chat.id);
    expect(await nameNow()).toBe('Ann, Cy, Dee');
    await rename(ann, chat.id, 'Crew');
    await rename(ann, chat.id, 'Cy, Dee, Ann');
    expect([await nameNow(), await lastEvent(ann, chat.id)]).toEqual([
      'Ann, Cy, Dee',
      { type: 'renamed', name: null },
    ]);
    await erase(ann.id);
    expect(await nameNow()).toBe('Cy, Dee');
    await erase(cy.id);
    const dee = (await chatFor(admin, chat.id)).members.find(({ office }) => !office)!;
    await erase(dee.user.id);
    expect(await nameNow()).toBe('Empty group');
  });

  it('has a picture that only its people open, and that goes with its file', async () => {
    const { ann, bo, cy, chat } = await namedGroup();
    const { status, body } = await picture(bo, chat.id, png);
    expect([status, await lastEvent(ann, chat.id)]).toEqual([
      200,
      { type: 'pictured', removed: false },
    ]);
    const link = async (who: { token: string }) =>
      (await chatFor(who, chat.id)).group!.picture!.replace('/api', '');
    expect(body.chat.group.picture).toContain('/files/');
    const [own, others] = [await link(ann), await link(cy)];
    expect((await get(own)).status).toBe(200);
    await removeFrom(ann, chat.id, cy);
    expect((await get(others)).status).toBe(404);
    const first = (await db('inbox_chats').where({ id: chat.id }).first()).picture_id;
    await picture(ann, chat.id, png);
    expect(await db('portal_files').where({ id: first }).first()).toBeUndefined();
    const removed = await removePicture(ann, chat.id);
    expect([removed.status, removed.body.chat.group.picture]).toEqual([200, null]);
    expect((await messagesFor(ann, chat.id)).filter(({ event }) => event)).toHaveLength(4);
    expect((await removePicture(ann, chat.id)).status).toBe(200);
    expect(await lastEvent(ann, chat.id)).toEqual({ type: 'pictured', removed: true });
  });

  it('takes nothing else for a picture, and none from others', async () => {
    const { ann, chat } = await namedGroup();
    expect((await picture(ann, chat.id, Buffer.from('no picture'))).status).toBe(415);
    expect((await picture(await signedIn(), chat.id, png)).status).toBe(404);
    expect((await removePicture(await signedIn(), chat.id)).status).toBe(404);
  });
});

describe('a line of what happened', () => {
  it('does not count as unread, moves and reopens no chat, and is found by no search', async () => {
    const { ann, bo, chat } = await namedGroup();
    const said = await say(ann, chat.id, 'Lantern');
    const unread = (await stateOf(bo)).unread;
    await del(`/inbox/chats/${chat.id}`, { token: bo.token });
    const before = await chatFor(bo, chat.id);
    await rename(ann, chat.id, 'Lantern crew');
    const after = await chatFor(bo, chat.id);
    expect(after).toMatchObject({
      closed: true,
      unread: 1,
      activeAt: before.activeAt,
      lastMessage: { id: said.id },
    });
    expect((await stateOf(bo)).unread).toBe(unread - 1);
    const { found } = await findMessages(bo, { search: 'Lantern' });
    expect(found.map(({ id }) => id)).toEqual([said.id]);
    // Where it is still yesterday, today is a day to come.
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const byDay = await findMessages(bo, { from: day, chatId: chat.id });
    expect(byDay.found.map(({ id }) => id)).toEqual([said.id]);
    await say(ann, chat.id, 'After');
    expect((await chatFor(bo, chat.id)).unread).toBe(2);
  });

  it('cannot be answered, edited, deleted, reacted to, pinned or reported', async () => {
    const { ann, bo, chat } = await namedGroup();
    await rename(ann, chat.id, 'Crew');
    const [line] = await messagesFor(ann, chat.id);
    const at = `/inbox/chats/${chat.id}/messages/${line!.id}`;
    const { token } = ann;
    const replies = await Promise.all([
      sendTo(ann, chat.id, 'Why?', { replyTo: line!.id }),
      patch(at, { token, body: { content: 'No' } }),
      del(at, { token }),
      put(`${at}/reaction`, { token, body: { kind: 'like' } }),
      put(`${at}/pin`, { token, body: { pinned: true } }),
      post(`${at}/report`, { token: bo.token, body: { reason: 'Why' } }),
    ]);
    for (const { status, code } of replies) {
      expect([status, code]).toEqual([409, 'WRONG_STATE']);
    }
    expect(await messagesFor(ann, chat.id)).toEqual([line]);
  });

  it('is about a former member once they are erased, with no trace of them', async () => {
    const { ann, bo, cy, chat } = await namedGroup();
    await removeFrom(ann, chat.id, bo);
    await leave(cy, chat.id);
    await erase(bo.id);
    await erase(cy.id);
    const [removed, left] = await messagesFor(ann, chat.id);
    expect(removed?.event).toEqual({ type: 'removed', memberIds: [0], names: ['Former member'] });
    expect([left?.event, left?.senderId]).toEqual([{ type: 'left' }, null]);
  });

  it('has its place in the order of the chat, on every page', async () => {
    const { ann, bo, chat } = await namedGroup();
    await say(ann, chat.id, '1');
    await rename(bo, chat.id, 'Crew');
    await say(bo, chat.id, '2');
    await Promise.all([say(ann, chat.id, '3'), rename(bo, chat.id, 'Crew 2'), say(bo, chat.id)]);
    const all = await messagesFor(ann, chat.id);
    expect(all.slice(0, 3).map(({ content, event }) => event?.type ?? content)).toEqual([
      '1',
      'renamed',
      '2',
    ]);
    const byTime = [...all].sort(
      (one, other) => one.createdAt.localeCompare(other.createdAt) || one.id - other.id,
    );
    expect(byTime).toEqual(all);
    const after = await messagesFor(ann, chat.id, { after: all[0]!.id, limit: 100 });
    expect(after).toEqual(all.slice(1));
  });
});
