import { expect, it } from 'vitest';
import { connect, insert } from '../harness/database';
import { get } from '../harness/http';
import { makeMember, openSession } from '../harness/members';
import { discard } from '../harness/server';
import { ownServer } from '../harness/shared';
import { sweep, SWEEPING } from '../harness/sweep';

it(
  'System and the metrics show how many push notifications wait',
  { timeout: 60_000 },
  async () => {
    const server = await ownServer({
      env: { ...SWEEPING, SEED_DEMO: 'false', METRICS_TOKEN: 'metrics' },
    });
    const db = connect(server.info.database);
    const admin = await makeMember({ role: 'admin', into: db });
    const { token, sessionId } = await openSession(admin.id, server.info, db);
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

    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const device = await insert(
      'portal_push_devices',
      {
        member_id: admin.id,
        session_id: sessionId,
        endpoint: 'https://push.example/1',
        endpoint_hash: 'hash',
        host: 'push.example',
        public_key: 'key',
        auth: 'auth',
      },
      db,
    );
    const row = { member_id: admin.id, about: 'chat:1', from_id: 0, up_to: 1, tries: 0 };
    const plant = (columns: object) =>
      insert('portal_push_deliveries', { ...row, since: hoursAgo(2), ...columns }, db);
    const waits = await plant({ device_id: device, next_try_at: hoursAgo(-1) });
    // It has lost its device, so nothing is ever sent of it, and it must not alarm anybody.
    await plant({ device_id: null, next_try_at: hoursAgo(2) });
    expect(await waiting()).toMatchObject({ waiting: 1, oldestAt: null });
    const { hostname, port } = new URL(base);
    const answer = await fetch(`http://${hostname}:${port}/metrics`, {
      headers: { Authorization: 'Bearer metrics' },
    });
    expect(await answer.text()).toContain('hearthside_backlog{queue="pushes"} 1');

    await sweep(server.info);
    expect(await db('portal_push_deliveries').pluck('id')).toEqual([waits]);

    await db.destroy();
    await server.stop();
    discard(server.info);
  },
);
