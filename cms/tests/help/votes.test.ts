import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { helpCalls } from '../harness/help';
import { signedIn } from '../harness/members';

const admin = helpCalls(await signedIn({ role: 'admin' }));
const item = await admin.added({ topic: 'inbox' });
const counted = async () => (await admin.read(item))?.helpful;

describe('a vote', () => {
  it('belongs to its member, can be changed and withdrawn, and is shown to those who write the answers', async () => {
    const [anna, bert] = [
      helpCalls(await signedIn()),
      helpCalls(await signedIn({ role: 'user', verified: false })),
    ];
    const { status, body } = await anna.vote(item.id, true);
    expect([status, body.item]).toMatchObject([200, { id: item.id, mine: true, helpful: null }]);
    await bert.vote(item.id, false);
    expect([(await anna.read(item))?.mine, (await bert.read(item))?.mine]).toEqual([true, false]);
    expect(await counted()).toEqual({ yes: 1, no: 1 });
    await anna.vote(item.id, false);
    await bert.vote(item.id, null);
    expect(await counted()).toEqual({ yes: 0, no: 1 });
    expect((await bert.read(item))?.mine).toBeNull();
    // It is no change of the answer.
    expect(await admin.read(item)).toMatchObject({ revision: '1', updatedAt: item.updatedAt });
  });

  it('counts once, however often it comes at once', async () => {
    const anna = helpCalls(await signedIn());
    const other = await admin.added({ topic: 'inbox' });
    await Promise.all(Array.from({ length: 15 }, (_, n) => anna.vote(other.id, n % 2 === 0)));
    const { yes = 0, no = 0 } = (await admin.read(other))?.helpful ?? {};
    expect(yes + no).toBe(1);
  });

  it('stays anonymously when its member is erased', async () => {
    const signed = await signedIn();
    const other = await admin.added({ topic: 'inbox' });
    await helpCalls(signed).vote(other.id, true);
    await db('up_users').where({ id: signed.id }).delete();
    const [vote] = await db('help_votes').where({ answer_ref: other.id });
    expect([vote.member_id, (await admin.read(other))?.helpful]).toEqual([null, { yes: 1, no: 0 }]);
  });

  it('is refused for an answer that does not exist', async () => {
    const gone = await admin.added();
    await admin.remove(gone);
    const anna = helpCalls(await signedIn());
    expect((await anna.vote(gone.id, true)).status).toBe(404);
    expect((await anna.vote(gone.id, 'yes' as never)).status).toBe(400);
  });
});
