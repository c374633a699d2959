import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOCK, moveClock, nowAt } from '../harness/clock';
import { connect, insert } from '../harness/database';
import { patch } from '../harness/http';
import { makeMember, openSession } from '../harness/members';
import { discard, type Server } from '../harness/server';
import { onPostgres, ownServer } from '../harness/shared';
import { startSmtp } from '../harness/smtp';
import { until } from '../harness/until';

const HOUR_MS = 3_600_000;
/** So long a mail or a PDF is one server's. */
const LEASE_MS = 120_000;

// SQLite has one server, whose own clock it is.
describe.skipIf(!onPostgres)('a server whose clock is an hour behind', () => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let server: Server;
  let into: Knex;

  beforeAll(async () => {
    smtp = await startSmtp();
    server = await ownServer({ env: { ...CLOCK, SMTP_URL: smtp.url, SEED_DEMO: 'false' } });
    into = connect(server.info.database);
    await moveClock(server.info, new Date(Date.now() - HOUR_MS));
  });
  afterAll(async () => {
    await into.destroy();
    expect(await server.stop()).toBe(0);
    await smtp.stop();
    discard(server.info);
  });

  /** How long something is still taken, as every server reckons it. */
  const leftOf = (moment: Date | string) => new Date(moment).getTime() - Date.now();

  it('takes a mail for two minutes of everybody’s clock, so that no other sends it again', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    smtp.hooks.onKept = () => released;
    const admin = await makeMember({ role: 'admin', into });
    const { token } = await openSession(admin.id, server.info, into, nowAt(server.info));
    const member = await makeMember({ verified: false, into });
    const base = server.info.baseUrl;
    const body = { verified: true };
    expect((await patch(`/users/${member.id}/verify`, { base, token, body })).status).toBe(200);
    await until('the mail is in hand', () => smtp.mails.length === 1);
    const mail = await into('portal_mails').where({ to: member.email }).first();
    release();
    expect(mail.sent_at).toBeNull();
    expect(leftOf(mail.next_try_at)).toBeGreaterThan(LEASE_MS / 2);
    expect(leftOf(mail.next_try_at)).toBeLessThanOrEqual(LEASE_MS);
  });

  it('takes a PDF in the same way', async () => {
    const id = await insert(
      'library_texts',
      {
        item_ref: 2_000_000_000,
        file_key: 'gone.pdf',
        waiting: true,
        tries: 0,
        next_try_at: new Date(),
      },
      into,
    );
    const row = () => into('library_texts').where({ id }).first();
    await until('the PDF is taken', async () => (await row()).tries === 1);
    const { next_try_at: lease } = await row();
    expect(leftOf(lease)).toBeGreaterThan(LEASE_MS / 2);
    expect(leftOf(lease)).toBeLessThanOrEqual(LEASE_MS);
  });
});
