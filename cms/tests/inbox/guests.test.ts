import { beforeAll, describe, expect, it } from 'vitest';
import {
  askForChat,
  chatFor,
  closeChat,
  idsOf,
  listOf,
  messagesFor,
  openChat,
  say,
  seatOf,
  setSeat,
  startChat,
  stateOf,
  uploadTo,
  type Signed,
} from '../harness/chats';
import { get, patch } from '../harness/http';
import { signedIn, type TestMember, type TestSession } from '../harness/members';
import { snapshot } from '../harness/snapshot';

type Person = TestMember & TestSession;
let admin: Person;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin' });
});
const verify = (id: number, verified: boolean) =>
  patch(`/users/${id}/verify`, { token: admin.token, body: { verified } });
const setRole = (id: number, role: string) =>
  patch(`/users/${id}/role`, { token: admin.token, body: { role, reason: 'Asked for it' } });
const pair = async (wanted: Parameters<typeof signedIn>[0] = {}) =>
  [await signedIn({ role: 'employee' }), await signedIn({ verified: false, ...wanted })] as const;

describe('a member who is not verified', () => {
  it.each(['employee', 'board_member'] as const)(
    'reads and answers in a chat that a %s has opened with them',
    async (role) => {
      const [staff, guest] = [await signedIn({ role }), await signedIn({ verified: false })];
      const { id, members } = await startChat(staff, [guest]);
      expect(members[1]?.user).toMatchObject({ id: guest.id, verified: false });
      const hello = await say(staff, id, 'Welcome!');
      expect(await stateOf(guest)).toMatchObject({ unread: 1, hasChats: true });
      expect((await listOf(guest)).chats).toMatchObject([{ id, unread: 1, lastMessage: hello }]);
      const { id: file } = await uploadTo(guest, id);
      const answer = await say(guest, id, 'Thank you', { attachments: [file] });
      const [first, second] = await messagesFor(staff, id);
      expect([first?.id, second?.id, second?.senderId]).toEqual([hello.id, answer.id, guest.id]);
      const { body } = await setSeat(guest, id, { notifications: false });
      expect(body.chat.notifications).toBe(false);
      expect((await closeChat(guest, id)).body).toEqual({ id, ended: false });
      expect(await idsOf(guest, { closed: true })).toEqual([id]);
    },
  );

  it('has nothing else of the inbox', async () => {
    const [staff, guest] = await pair();
    await startChat(staff, [guest]);
    const before = await snapshot();
    const people = await get('/inbox/people', { token: guest.token });
    expect([people.status, people.body]).toEqual([
      403,
      { error: 'You can use the inbox once an admin verifies you.' },
    ]);
    expect((await askForChat(guest, [staff])).status).toBe(403);
    expect((await askForChat(guest, [admin])).status).toBe(403);
    expect(await snapshot()).toEqual(before);
  });

  it('is a guest in that one chat, and in no other they sit in', async () => {
    const [staff, guest] = await pair({ verified: true });
    const { id: early } = await startChat(guest, [await signedIn()]);
    await verify(guest.id, false);
    expect(await idsOf(guest)).toEqual([]);
    const { id } = await startChat(staff, [guest]);
    expect(await idsOf(guest)).toEqual([id]);
    expect((await openChat(guest, early)).status).toBe(404);
    expect(await idsOf(guest, { search: 'pet owner' })).toEqual([]);
    await verify(guest.id, true);
    expect(await idsOf(guest)).toEqual([id, early]);
  });

  it('may be one of a group, beside people who have an inbox', async () => {
    const [staff, guest] = await pair({ role: 'attorney' });
    const owner = await signedIn();
    const { id } = await startChat(staff, [owner, guest]);
    expect(
      [(await seatOf(id, guest.id)).guest, (await seatOf(id, owner.id)).guest].map(Boolean),
    ).toEqual([true, false]);
    const said = await say(guest, id);
    expect(await messagesFor(owner, id)).toEqual([said]);
    await verify(owner.id, false);
    expect((await openChat(owner, id)).status).toBe(404);
    expect((await openChat(guest, id)).status).toBe(200);
  });
});

describe('a guest who is verified', () => {
  it('keeps the chat in every role, with or without an inbox', async () => {
    for (const role of ['user', 'attorney', 'pet_owner']) {
      const [staff, guest] = await pair();
      const { id } = await startChat(staff, [guest]);
      await setRole(guest.id, role);
      await verify(guest.id, true);
      expect(await idsOf(guest), role).toEqual([id]);
      await say(guest, id);
      expect(await stateOf(staff)).toMatchObject({ unread: 1 });
    }
  });
});

describe('a member who is no longer verified', () => {
  async function former(staff: Signed) {
    const member = await signedIn();
    const { id } = await startChat(staff, [member]);
    await say(staff, id);
    await verify(member.id, false);
    return { member, id };
  }

  it('loses their chats at once, and is still shown to the others in them', async () => {
    const staff = await signedIn({ role: 'board_member' });
    const { member, id } = await former(staff);
    expect((await openChat(member, id)).status).toBe(404);
    expect(await stateOf(member)).toEqual({
      unread: 0,
      hasChats: false,
      mailUnread: true,
      countsAgainAt: null,
    });
    const { members } = await chatFor(staff, id);
    expect(members[1]?.user).toMatchObject({ id: member.id, verified: false });
  });

  it('has one back when staff asks for it again', async () => {
    const staff = await signedIn({ role: 'board_member' });
    const { member, id } = await former(staff);
    const { status, body } = await askForChat(staff, [member]);
    expect([status, body.details]).toEqual([409, { chatId: String(id) }]);
    expect(await idsOf(member)).toEqual([id]);
    expect(await stateOf(member)).toMatchObject({ unread: 1, hasChats: true });
    await say(member, id);
  });

  it('gets none back if anyone else asks for it', async () => {
    const owner = await signedIn({ role: 'volunteer' });
    const { member, id } = await former(owner);
    const before = await snapshot();
    const { status, body } = await askForChat(owner, [member]);
    expect([status, body.error]).toEqual([400, 'You can no longer message someone you picked.']);
    expect(await snapshot()).toEqual(before);
    expect((await openChat(member, id)).status).toBe(404);
  });
});
