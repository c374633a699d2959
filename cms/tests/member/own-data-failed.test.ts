import { describe, expect, it } from 'vitest';
import { memberPages } from '@hearthside/contract/member/pages';
import { db, insert } from '../harness/database';
import { get } from '../harness/http';
import { signedIn, unique } from '../harness/members';
import { named, notificationsOf, subjectsTo } from '../harness/notifications';
import { mailsTo, mailTo } from '../harness/outbox';
import { server } from '../harness/shared';
import { runJob } from '../harness/sweep';

describe('a copy that can’t be made', () => {
  const stateOf = async ({ token }: { token: string }) =>
    (await get('/users/me/data', { token })).body.copy.state;
  const rowOf = (id: number) => db('portal_data_requests').where({ id }).first();
  const waiting = (id: number) =>
    insert('portal_data_requests', {
      kind: 'copy',
      state: 'waiting',
      member_name: 'Me',
      member_id: id,
      progress: 0,
      parts: 0,
      tries: 0,
      asked_at: new Date(),
    });

  it('makes its job fail at each try, and is told to its member and the admins after the last', async () => {
    const [me, other] = [await signedIn(), await signedIn()];
    const admin = await signedIn({ role: 'admin' });
    const big = { owner_id: me.id, title: 'Film', mime: 'video/mp4', size: 2_000_000_000 };
    for (const key of [unique('big-'), unique('big-')])
      await insert('portal_files', { ...big, key });
    const id = await waiting(me.id);
    await runJob(server, 'own-data');
    const run = await db('portal_job_runs').where({ name: 'ownData' }).first();
    expect([Boolean(run.ok), run.problem]).toEqual([
      false,
      `Failed, and tried again at the next run: Copy ${id} of a member’s data.`,
    ]);
    await runJob(server, 'own-data');
    await runJob(server, 'own-data');
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', tries: 3 });
    expect([await mailsTo(me.email), await notificationsOf(admin.id)]).toEqual([[], []]);
    // Whoever waits behind it does not wait longer.
    await waiting(other.id);
    await runJob(server, 'own-data');
    await db('portal_files').where({ owner_id: me.id }).delete();
    expect([await stateOf(me), await stateOf(other)]).toEqual(['failed', 'ready']);
    const mail = await mailTo(me.email, 'We couldn’t make your copy');
    expect(mail.text).toContain('You can ask for it again.');
    expect(await notificationsOf(admin.id)).toMatchObject([
      {
        kind: 'system',
        title: `The copy of ${named(me).name}’s data failed`,
        link: memberPages.dataRequests,
      },
    ]);
    await runJob(server, 'own-data');
    expect(await subjectsTo(me.email)).toEqual(['We couldn’t make your copy']);
  });

  it('is told to the admins alone if its member is suspended by then', async () => {
    const [me, admin] = [await signedIn(), await signedIn({ role: 'admin' })];
    const id = await waiting(me.id);
    await db('portal_data_requests').where({ id }).update({ tries: 3 });
    await db('up_users').where({ id: me.id }).update({ blocked: true });
    await runJob(server, 'own-data');
    expect(await rowOf(id)).toMatchObject({ state: 'failed' });
    expect(await subjectsTo(me.email)).toEqual([]);
    expect(await notificationsOf(admin.id)).toHaveLength(1);
  });
});
