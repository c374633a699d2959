import { describe, expect, it } from 'vitest';
import type { Chat } from '@hearthside/contract/inbox/fields';
import { askForChat, seatedIn, startChat } from '../harness/chats';
import { post } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';
import { snapshot } from '../harness/snapshot';

/** Ann, Bo and Cy, in the order of their ids. */
async function three() {
  const ann = await signedIn({ firstName: 'Ann' });
  const bo = await signedIn({ firstName: 'Bo' });
  return [ann, bo, await signedIn({ firstName: 'Cy' })] as const;
}
/** Those who are in a chat because someone picked them. */
const pickedIn = ({ members }: Chat) =>
  members.filter(({ office }) => !office).map(({ user }) => user.id);

describe('a new chat', () => {
  it('with one other is direct and has no name, whatever name is sent', async () => {
    const [me, bo, cy] = await three();
    for (const [other, name] of [
      [bo, undefined],
      [cy, 'A name of its own'],
    ] as const) {
      const chat = await startChat(me, [other], name);
      expect(chat).toMatchObject({
        kind: 'direct',
        name: null,
        lastMessage: null,
        unread: 0,
        readUpTo: 0,
        notifications: true,
        closed: false,
        endedAt: null,
      });
      expect(pickedIn(chat)).toEqual([me.id, other.id]);
      expect(Date.now() - new Date(chat.activeAt).getTime()).toBeLessThan(10_000);
    }
  });

  it('with several others is a group, named after first names by default', async () => {
    const [me, bo, cy] = await three();
    const chat = await startChat(me, [cy, bo]);
    expect([chat.kind, chat.name]).toEqual(['group', 'Ann, Bo, Cy']);
    expect([...pickedIn(chat)].sort((a, b) => a - b)).toEqual([me.id, bo.id, cy.id]);
  });

  it('has the name its creator gives it, tidied, and none that is blank or too long', async () => {
    const [me, bo, cy] = await three();
    const dee = await makeMember({ firstName: 'Dee' });
    expect((await startChat(me, [bo, cy], '  The   garden\tcrew ')).name).toBe('The   garden crew');
    expect((await startChat(me, [bo, dee], ' \t ')).name).toBe('Ann, Bo, Dee');
    const before = await snapshot();
    const { status, body } = await askForChat(me, [cy, dee], 'x'.repeat(81));
    expect([status, Object.keys(body.details)]).toEqual([400, ['name']]);
    expect(await snapshot()).toEqual(before);
    expect((await startChat(me, [cy, dee], 'x'.repeat(80))).name).toBe('x'.repeat(80));
  });

  it('of many members has as many first names as fit', async () => {
    const me = await signedIn({ firstName: 'Ann' });
    const people = [];
    for (let at = 0; at < 50; at += 1) people.push(await makeMember({ firstName: `Bobby${at}` }));
    const { name, members } = await startChat(me, people);
    expect([name?.length, name?.startsWith('Ann, Bobby0, '), name?.endsWith('…')]).toEqual([
      80,
      true,
      true,
    ]);
    expect(members.filter(({ office }) => !office)).toHaveLength(51);
    const [one, ...others] = people;
    const more = await askForChat(me, [...others, one, await makeMember()] as { id: number }[]);
    expect([more.status, Object.keys(more.body.details)]).toEqual([400, ['memberIds']]);
  });

  it('counts everyone once, and its creator not at all', async () => {
    const [me, bo, cy] = await three();
    const direct = await startChat(me, [bo, me, bo]);
    expect([direct.kind, pickedIn(direct)]).toEqual(['direct', [me.id, bo.id]]);
    expect((await startChat(me, [bo, cy, bo, me])).name).toBe('Ann, Bo, Cy');
  });

  it('needs another member', async () => {
    const me = await signedIn();
    const before = await snapshot();
    for (const people of [[], [me], [me, me]]) {
      const { status, body } = await askForChat(me, people);
      expect([status, body.details]).toEqual([
        400,
        { memberIds: 'Please select at least one user to chat with' },
      ]);
    }
    for (const memberIds of [undefined, null, 'all', [0], [-1], [1.5], [2 ** 31], ['x'], [{}]]) {
      const reply = await post('/inbox/chats', { token: me.token, body: { memberIds } });
      expect(reply.status, JSON.stringify(memberIds)).toBe(400);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('ignores fields that the server decides', async () => {
    const [me, bo] = await three();
    const before = await snapshot();
    for (const more of [{ kind: 'trust' }, { trustId: 1 }, { guest: true }, { office: false }]) {
      const body = { memberIds: [bo.id], ...more };
      const { status } = await post('/inbox/chats', { token: me.token, body });
      expect(status, JSON.stringify(more)).toBe(400);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('cannot be started by an admin', async () => {
    const [admin, other] = [await signedIn({ role: 'admin' }), await makeMember()];
    const before = await snapshot();
    const { status, body } = await askForChat(admin, [other]);
    expect([status, body]).toEqual([403, { error: 'Admins cannot create chats' }]);
    expect(await snapshot()).toEqual(before);
  });

  it('can include an admin, who has a seat of their own in it', async () => {
    const [owner, admin] = [await signedIn(), await signedIn({ role: 'admin' })];
    const chat = await startChat(owner, [admin]);
    expect(pickedIn(chat)).toEqual([owner.id, admin.id]);
    const { byOffice } = await seatedIn(chat.id);
    expect(byOffice).not.toContain(admin.id);
    expect(byOffice.length).toBeGreaterThan(0);
  });

  it('has a name that is text, not markup', async () => {
    const [me, bo, cy] = await three();
    const name = `<b>${unique('Bold')}</b> & \u202e`;
    const chat = await startChat(me, [bo, cy], name);
    expect(chat.name).toBe(name);
  });
});
