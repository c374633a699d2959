import { beforeAll, describe, expect, it } from 'vitest';
import { idsOf, startChat } from '../harness/chats';
import { db } from '../harness/database';
import { patch, post } from '../harness/http';
import {
  makeMember,
  signedIn,
  unique,
  type TestMember,
  type TestSession,
} from '../harness/members';

type Person = TestMember & TestSession;
let me: Person;
let vet: Person;
let withVet = 0;
let withZoe = 0;
let group = 0;
const word = unique('Garden');

beforeAll(async () => {
  me = await signedIn({ firstName: 'Mira', lastName: unique('Seeker') });
  vet = await signedIn({ role: 'veterinarian', firstName: 'Victor' });
  const zoe = await makeMember({ role: 'foster', firstName: 'Zoë', lastName: 'Åkerlund' });
  const hidden = await makeMember({ firstName: 'Hal', lastName: unique('Hidden') });
  withVet = (await startChat(me, [vet])).id;
  withZoe = (await startChat(me, [zoe])).id;
  group = (await startChat(me, [zoe, hidden], `${word} 100%_ crew`)).id;
});
const found = async (search: string, by: { token: string } = me) =>
  (await idsOf(by, { search, limit: 100 })).sort();
const both = (...ids: number[]) => ids.sort();

describe('searching the chats', () => {
  it('finds the name of a chat, in any case', async () => {
    expect(await found(word.toUpperCase())).toEqual([group]);
    expect(await found(`  ${word} `)).toEqual([group]);
    expect(await found(`${word} Trust`)).toEqual([]);
  });

  it('finds the names of the others, without accents', async () => {
    expect(await found('zoe ake')).toEqual(both(withZoe, group));
    expect(await found('ZOË ÅKE')).toEqual(both(withZoe, group));
    expect(await found(vet.lastName)).toEqual([withVet]);
  });

  it('finds the roles of the others, by what they are called', async () => {
    expect(await found('veterinarian')).toEqual([withVet]);
    expect(await found('VET')).toEqual([withVet]);
    expect(await found('foster')).toEqual(both(withZoe, group));
  });

  it('finds no chat by the searcher’s own name, nor by admins who are there by office', async () => {
    expect(await found(me.lastName)).toEqual([]);
    expect(await found('admin')).toEqual([]);
    const boss = await signedIn({ role: 'admin', lastName: unique('Boss') });
    const chat = await startChat(me, [await makeMember()]);
    expect(await found(boss.lastName)).toEqual([]);
    // Whom someone has picked is found, admin or not.
    const { id } = await startChat(me, [boss]);
    expect(await found(boss.lastName)).toEqual([id]);
    expect(await found('admin')).toEqual([id]);
    expect(await found(me.lastName, boss)).toEqual(
      both(withVet, withZoe, group, chat.id, id).filter((one) => one >= chat.id),
    );
  });

  it('takes wildcards as they are typed', async () => {
    expect(await found('100%_')).toEqual([group]);
    for (const search of ['1%0', '10__', '%', '_', '\\', "'", '100%_%']) {
      expect(await found(search), search).toEqual(['%', '_'].includes(search) ? [group] : []);
    }
  });

  it('finds nobody by an address, shown or not', async () => {
    expect(await found(vet.email)).toEqual([]);
    expect(await found('test.example')).toEqual([]);
  });

  it('goes together with closed chats and pages', async () => {
    expect(await idsOf(me, { search: 'foster', closed: true })).toEqual([]);
    const [first] = await idsOf(me, { search: 'foster', limit: 1 });
    expect([withZoe, group]).toContain(first);
  });
});

describe('searching the chat of a trust', () => {
  it('finds it by the name the trust has now, and by whom one sees in it', async () => {
    const admin = await signedIn({ role: 'admin' });
    const { token } = admin;
    const name = unique('Oak');
    const { body: trust } = await post('/trusts', { token, body: { name: `${name} Trust` } });
    const [ann, bo] = [await signedIn(), await makeMember({ lastName: unique('Bo') })];
    for (const { id: userId } of [ann, bo]) {
      await post('/trusts/assign', { token, body: { userId, trustId: trust.id } });
    }
    const chat = await db('inbox_chats').where({ trust_id: trust.id }).first('id');
    expect(await found(name, ann)).toEqual([chat.id]);
    expect(await found(bo.lastName, ann)).toEqual([chat.id]);
    const renamed = unique('Willow');
    await patch(`/trusts/${trust.id}`, { token, body: { name: renamed } });
    expect([await found(name, ann), await found(renamed, ann)]).toEqual([[], [chat.id]]);
  });

  it.each([
    ['someone blocked', { blocked: true }],
    ['someone in the trash', { columns: { deleted_at: new Date() } }],
  ] as const)('does not find it by %s, whom nobody sees in it', async (_who, wanted) => {
    const { token } = await signedIn({ role: 'admin' });
    const { body: trust } = await post('/trusts', { token, body: { name: unique('Elm') } });
    const ann = await signedIn({ role: 'volunteer' });
    const unseen = await makeMember({ role: 'caretaker', ...wanted, lastName: unique('Unseen') });
    const here = await signedIn();
    await post('/trusts/assign', { token, body: { userId: here.id, trustId: trust.id } });
    await post('/trusts/assign', { token, body: { userId: ann.id, trustId: trust.id } });
    const { id } = await db('inbox_chats').where({ trust_id: trust.id }).first('id');
    const seat = { chat_id: id, member_id: unseen.id, active_at: new Date() };
    await db('inbox_seats').insert({
      ...seat,
      office: false,
      guest: false,
      notifications: true,
      read_up_to: 0,
      mailed_up_to: 0,
      unread: 0,
    });
    expect(await found('volunteer', here)).toEqual([id]);
    expect(await found(unseen.lastName, ann)).toEqual([]);
    expect(await found(unseen.role, here)).toEqual([]);
  });
});
