import { describe, expect, it } from 'vitest';
import { chatFor, chatOfTwo, say, seatOf, setSeat, stateOf } from '../harness/chats';
import { db } from '../harness/database';
import { signedIn } from '../harness/members';

const HOUR = 3_600_000;

/** A chat with an unread message, and what its reader sees of it. */
async function written() {
  const { chat, people } = await chatOfTwo();
  const [anna, bert] = people;
  await say(anna, chat.id);
  return {
    chat,
    anna,
    bert,
    mute: (body: Record<string, unknown>) => setSeat(bert, chat.id, body),
  };
}

describe('a muted chat', () => {
  it.each([
    ['hour', HOUR],
    ['day', 24 * HOUR],
  ])('for an %s counts nothing, and says when it ends', async (muteFor, ms) => {
    const { chat, bert, mute } = await written();
    const before = Date.now();
    const { status, body } = await mute({ muteFor });
    expect([status, body.chat.notifications, body.chat.unread]).toEqual([200, false, 1]);
    const ends = Date.parse(body.chat.mutedUntil) - ms;
    expect(ends).toBeGreaterThanOrEqual(before);
    expect(ends).toBeLessThanOrEqual(Date.now());
    expect(await stateOf(bert)).toMatchObject({
      unread: 0,
      countsAgainAt: body.chat.mutedUntil,
    });
    expect((await chatFor(bert, chat.id)).mutedUntil).toBe(body.chat.mutedUntil);
  });

  it('counts again by itself once its time is over', async () => {
    const { chat, bert, mute } = await written();
    await mute({ muteFor: 'hour' });
    await db('inbox_seats')
      .where({ chat_id: chat.id, member_id: bert.id })
      .update({ muted_until: new Date(Date.now() - 1000) });
    expect(await stateOf(bert)).toMatchObject({ unread: 1, countsAgainAt: null });
    expect(await chatFor(bert, chat.id)).toMatchObject({ notifications: true, mutedUntil: null });
  });

  it('stays muted forever, and notifies again when its member says so', async () => {
    const { chat, bert, mute } = await written();
    const ever = (await mute({ muteFor: 'ever' })).body.chat;
    expect(ever).toMatchObject({ notifications: false, mutedUntil: null });
    expect(await stateOf(bert)).toMatchObject({ unread: 0, countsAgainAt: null });
    expect((await mute({ muteFor: null })).body.chat.notifications).toBe(true);
    await mute({ muteFor: 'day' });
    const { body } = await mute({ notifications: true });
    expect(body.chat).toMatchObject({ notifications: true, mutedUntil: null });
    expect((await seatOf(chat.id, bert.id)).muted_until).toBeNull();
  });

  it('is turned off forever by clients from before', async () => {
    const { mute } = await written();
    const { body } = await mute({ notifications: false });
    expect(body.chat).toMatchObject({ notifications: false, mutedUntil: null });
  });

  it('is muted by nobody else, and for no other time', async () => {
    const { chat, anna, bert, mute } = await written();
    await mute({ muteFor: 'hour' });
    expect((await chatFor(anna, chat.id)).notifications).toBe(true);
    expect((await setSeat(await signedIn(), chat.id, { muteFor: 'hour' })).status).toBe(404);
    for (const muteFor of ['week', 3600, '', true]) {
      const { status, body } = await mute({ muteFor });
      expect([status, Object.keys(body.details)]).toEqual([400, ['muteFor']]);
    }
    expect((await chatFor(bert, chat.id)).notifications).toBe(false);
  });
});
