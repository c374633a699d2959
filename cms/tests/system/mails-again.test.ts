import { expect, it } from 'vitest';
import { connect, insert } from '../harness/database';
import { get, post } from '../harness/http';
import { makeMember, openSession, unique } from '../harness/members';
import { discard } from '../harness/server';
import { ownServer } from '../harness/shared';
import { until } from '../harness/until';

it(
  'all mails that were given up go again, except those refused for good or whose texts are gone, with one line in the history',
  { timeout: 60_000 },
  async () => {
    const server = await ownServer({ env: { SEED_DEMO: 'false' } });
    const base = server.info.baseUrl;
    const db = connect(server.info.database);
    const admin = await makeMember({ role: 'admin', into: db });
    const { token } = await openSession(admin.id, server.info, db);
    const plant = (columns: Record<string, unknown> = {}) =>
      insert(
        'portal_mails',
        {
          to: admin.email,
          kind: null,
          place: 1,
          tries: 80,
          subject: 'A form',
          text: 'Words',
          html: '<p>Words</p>',
          last_error: 'Error ESOCKET',
          message_id: `<${unique('again')}@test.example>`,
          ...columns,
        },
        db,
      );
    const lost = [await plant(), await plant()];
    await plant({ text: '(given up)', html: '(given up)' });
    await plant({ last_error: 'Not sent: dismissed by an admin.' });
    await plant({ failure: 'refused', last_error: 'Error 550' });
    const outdated = await plant({ useful_until: new Date(Date.now() - 1000) });
    await plant({ created_at: new Date(Date.now() + 3_600_000) });
    const again = () =>
      post('/system/mails/send', {
        token,
        base,
        body: { writtenBefore: new Date().toISOString() },
      });

    const counts = async () => (await get('/system', { token, base })).body.mails;
    expect(await counts()).toMatchObject({ givenUp: 6, refused: 1, retriable: 3 });
    expect((await again()).body).toEqual({ mails: 2, refused: 1 });
    const sent = () => db('portal_mails').whereNotNull('sent_at').orderBy('id').pluck('id');
    await until('both are sent', async () => (await sent()).length === 2);
    expect(await sent()).toEqual(lost);

    const { last_error } = await db('portal_mails').where({ id: outdated }).first();
    expect(last_error).toBe('Not sent: no longer current.');

    // With nothing to send, nothing is recorded.
    expect((await again()).body).toEqual({ mails: 0, refused: 1 });
    const entries = await db('portal_history').where({ by_id: admin.id });
    expect(entries.map(({ action }) => action)).toEqual(['mails_retried']);
    expect(JSON.stringify(entries[0].changes)).toContain('2');

    await db.destroy();
    await server.stop();
    discard(server.info);
  },
);
