import { describe, expect, it } from 'vitest';
import { stateOf } from '../harness/chats';
import { patch } from '../harness/http';
import { signedIn } from '../harness/members';
import { snapshot } from '../harness/snapshot';

const save = ({ token }: { token: string }, body: unknown) =>
  patch('/inbox/settings', { token, body });

describe('mails about unread messages', () => {
  it('are on by default, and each member chooses for themselves', async () => {
    const [me, other] = [await signedIn(), await signedIn()];
    const state = { unread: 0, hasChats: false, countsAgainAt: null };
    expect(await stateOf(me)).toEqual({ ...state, mailUnread: true });
    for (const mailUnread of [false, false, true]) {
      const { status, body } = await save(me, { mailUnread });
      expect([status, body]).toEqual([200, { ...state, mailUnread }]);
      expect(await stateOf(me)).toEqual({ ...state, mailUnread });
      expect((await stateOf(other)).mailUnread).toBe(true);
    }
  });

  it('can be chosen by unverified members too, because they may be guests', async () => {
    const guest = await signedIn({ verified: false });
    expect((await save(guest, { mailUnread: false })).body.mailUnread).toBe(false);
    expect((await stateOf(guest)).mailUnread).toBe(false);
  });

  it('accept nothing but true or false', async () => {
    const me = await signedIn();
    const before = await snapshot();
    for (const body of [
      {},
      { mailUnread: 'false' },
      { mailUnread: null },
      { mailUnread: 0 },
      { mailUnread: true, memberId: 1 },
      [],
    ]) {
      expect((await save(me, body)).status, JSON.stringify(body)).toBe(400);
    }
    expect(await snapshot()).toEqual(before);
  });
});
