import { expect, it } from 'vitest';
import { connect, insert } from '../harness/database';
import { get } from '../harness/http';
import { makeMember, openSession } from '../harness/members';
import { discard } from '../harness/server';
import { ownServer } from '../harness/shared';

it(
  'System and the metrics tell how many push notifications wait',
  { timeout: 60_000 },
  async () => {
    const server = await ownServer({ env: { SEED_DEMO: 'false', METRICS_TOKEN: 'metrics' } });
    const db = connect(server.info.database);
    const admin = await makeMember({ role: 'admin', into: db });
    const { token } = await openSession(admin.id, server.info, db);
    const base = server.info.baseUrl;
    const waiting = async () =>
      (await get('/system', { token, base })).body.backlogs.find(
        ({ name }: { name: string }) => name === 'pushes',
      );
    expect(await waiting()).toMatchObject({
      what: 'Push notifications',
      waiting: 0,
      oldestAt: null,
    });

    // Without a device nothing takes it away.
    const since = new Date(Date.now() - 7_200_000);
    const row = { member_id: admin.id, about: 'chat:1', from_id: 0, up_to: 1, tries: 0, since };
    await insert('portal_push_deliveries', { ...row, next_try_at: since }, db);
    expect(await waiting()).toMatchObject({ waiting: 1, oldestAt: since.toISOString() });
    const { hostname, port } = new URL(base);
    const answer = await fetch(`http://${hostname}:${port}/metrics`, {
      headers: { Authorization: 'Bearer metrics' },
    });
    expect(await answer.text()).toContain('hearthside_backlog{queue="pushes"} 1');

    await db.destroy();
    await server.stop();
    discard(server.info);
  },
);
