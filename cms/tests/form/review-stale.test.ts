import { describe, expect, it } from 'vitest';
import { answersTo } from '../harness/forms';
import { db } from '../harness/database';
import { meetAt } from '../harness/meet-at';
import { signedIn } from '../harness/members';
import { notificationsOf } from '../harness/notifications';
import { snapshot } from '../harness/snapshot';
import { submit } from './fill-calls';
import { reviewCalls, sent } from './review-calls';

const admin = await signedIn({ role: 'admin', firstName: 'Ada', lastName: 'Admin' });
const { detail, review } = reviewCalls(admin);

describe('a decision on what has changed meanwhile', () => {
  it('is refused if the submission was sent again or decided by someone else', async () => {
    const { me, form, id } = await sent('Intake of fish');
    const old = (await detail(id)).body.revision;
    await review(id, false, { message: 'Why?' });
    const sentBack = (await detail(id)).body.revision;
    await submit(me, form.id, answersTo(form.questions, 1));
    const before = await snapshot();
    for (const revision of [old, sentBack, '', 'x']) {
      const reply = await review(id, true, { revision });
      expect([reply.status, reply.body.error]).toEqual([
        409,
        expect.stringMatching(/^This submission has changed/),
      ]);
    }
    expect(await snapshot()).toEqual(before);
    const now = (await detail(id)).body.revision;
    expect((await review(id, true, { revision: now })).status).toBe(200);
  });

  it('is answered the same again for the admin who made it, if its answer was lost', async () => {
    const { me, id } = await sent('Intake of ducks');
    const { revision } = (await detail(id)).body;
    const decide = () => review(id, false, { revision, message: 'Which?' });
    const first = await decide();
    const before = await snapshot();
    const again = await decide();
    expect([again.status, again.body, await snapshot()]).toEqual([200, first.body, before]);
    const other = await signedIn({ role: 'admin', firstName: 'Olga' });
    expect((await review(id, false, { revision, message: 'Which?' }, other)).status).toBe(409);
    expect((await review(id, true, { revision })).status).toBe(409);
    expect(await db('form_responses').where({ id }).first()).toMatchObject({ status: 'rejected' });
    expect((await notificationsOf(me.id)).length).toBe(1);
  });

  it('is one of two that meet', async () => {
    const { me, id } = await sent('Intake of hens');
    const { revision } = (await detail(id)).body;
    const replies = await meetAt('up_users', me.id, [
      () => review(id, true, { revision }),
      () => review(id, false, { revision, message: 'No' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await notificationsOf(me.id)).toHaveLength(1);
  });
});
