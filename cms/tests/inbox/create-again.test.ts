import { describe, expect, it } from 'vitest';
import {
  askForChat,
  closeChat,
  idsOf,
  say,
  seatedIn,
  startChat,
  type Signed,
} from '../harness/chats';
import { makeMember, signedIn, type TestMember } from '../harness/members';

const EXISTS = 'A chat already exists with this user';
/** In the order of their ids. */
async function three() {
  const [first, second] = [await signedIn(), await signedIn()];
  return [first, second, await signedIn()] as const;
}
type Person = TestMember & Signed;

const again = (chatId: number) => [409, { error: EXISTS, details: { chatId: String(chatId) } }];
async function answerTo(opener: Signed, people: readonly { id: number }[], name?: string) {
  const { status, body } = await askForChat(opener, people, name);
  return [status, body];
}

describe('the same members', () => {
  it('have one direct chat, whoever of them asks', async () => {
    const [me, other] = await three();
    const { id } = await startChat(me, [other]);
    for (const [opener, picked] of [
      [me, [other]],
      [other, [me]],
      [other, [me, other, me]],
    ] as const) {
      expect(await answerTo(opener, picked)).toEqual(again(id));
    }
    expect(await idsOf(me)).toEqual([id]);
  });

  it('have one group, in any order, under any name, whoever of them asks', async () => {
    const [ann, bo, cy] = await three();
    const { id } = await startChat(ann, [bo, cy], 'The first name');
    for (const [opener, picked] of [
      [ann, [cy, bo]],
      [bo, [ann, cy]],
      [cy, [bo, ann]],
    ] as const) {
      expect(await answerTo(opener, picked, 'Another name')).toEqual(again(id));
    }
    expect(await idsOf(cy)).toEqual([id]);
  });

  it('are a different group with one member more or fewer', async () => {
    const [ann, bo, cy] = await three();
    const dee = await makeMember();
    const ids = [
      (await startChat(ann, [bo])).id,
      (await startChat(ann, [cy])).id,
      (await startChat(ann, [bo, cy])).id,
      (await startChat(ann, [bo, cy, dee])).id,
      (await startChat(bo, [cy])).id,
    ];
    expect(new Set(ids).size).toBe(5);
  });

  it('reopen a chat closed by the one who asks, and only for them', async () => {
    const [me, other] = await three();
    const { id } = await startChat(me, [other]);
    await say(me, id);
    for (const member of [me, other]) await closeChat(member, id);
    expect([await idsOf(me), await idsOf(other)]).toEqual([[], []]);
    expect(await answerTo(me, [other])).toEqual(again(id));
    expect([await idsOf(me), await idsOf(other)]).toEqual([[id], []]);
    expect(await idsOf(other, { closed: true })).toEqual([id]);
  });

  it('may start over after an admin has ended a chat, which stays ended', async () => {
    const admin = await signedIn({ role: 'admin' });
    const [me, other] = await three();
    const { id: old } = await startChat(me, [other]);
    await closeChat(admin, old);
    const { id } = await startChat(other, [me]);
    expect(id).not.toBe(old);
    expect(await answerTo(me, [other])).toEqual(again(id));
    expect((await idsOf(me)).sort()).toEqual([old, id].sort());
  });
});

describe('of twenty concurrent requests', () => {
  async function race(people: readonly Person[], name?: string) {
    const asking = Array.from({ length: 20 }, (_one, at) => {
      const opener = people[at % people.length] as Person;
      const others = people.filter(({ id }) => id !== opener.id);
      return askForChat(opener, at % 3 ? others : others.reverse(), name);
    });
    const replies = await Promise.all(asking);
    const [first, ...more] = replies.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    const id: number = first?.body.chat.id;
    const refused = replies.filter((reply) => reply !== first);
    expect(refused.map(({ status, body }) => [status, body])).toEqual(Array(19).fill(again(id)));
    return id;
  }

  it('one starts the direct chat, and nineteen get it as the existing one', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [me, other] = await three();
      const id = await race([me, other]);
      const { all, byOffice } = await seatedIn(id);
      expect(all.filter((one) => !byOffice.includes(one))).toEqual([me.id, other.id]);
      expect([await idsOf(me), await idsOf(other)]).toEqual([[id], [id]]);
    }
  });

  it('one starts the group', async () => {
    const people = await three();
    const id = await race(people, 'The race');
    const { all, byOffice } = await seatedIn(id);
    expect(all.filter((one) => !byOffice.includes(one))).toEqual(people.map((one) => one.id));
    for (const member of people) expect(await idsOf(member)).toEqual([id]);
  });
});
