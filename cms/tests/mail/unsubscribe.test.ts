import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { call, get, patch, type Ask } from '../harness/http';
import { makeMember, signedIn, type TestMember } from '../harness/members';
import { mailTo } from '../harness/outbox';
import { server } from '../harness/shared';

const PATH = '/notifications/unsubscribe';
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** A token, computed from the secret without the server's own code. */
function tokenFor(memberId: number, topic: string): string {
  const signed = `unsubscribe/${memberId}/${topic}:0`;
  const signature = createHmac('sha256', server.fileSecret).update(signed).digest('base64url');
  return `${memberId}.${topic}.${signature}`;
}

const form = (type: string, body: string): Ask => ({ body, headers: { 'content-type': type } });
/** What mail programs send with their click (RFC 8058 §3.2): either kind of form, or nothing. */
const CLICKS: [string, Ask][] = [
  ['a form', form('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')],
  [
    'a form in parts',
    form(
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ),
  ],
  ['nothing', {}],
];
const click = (token: string, ask: Ask = {}) => call('POST', PATH, { ...ask, query: { token } });
const open = (token: string, ask: Ask = {}) => get(PATH, { ...ask, query: { token } });

/** What a member has switched off. */
async function offFor({ id }: Pick<TestMember, 'id'>) {
  const row = await db('portal_notification_choices').where({ member_id: id }).first('off');
  const { mail_unread: unread } = await db('up_users').where({ id }).first('mail_unread');
  return { off: row?.off ?? null, wantsUnread: unread === null || Boolean(unread) };
}
const NOTHING = { off: null, wantsUnread: true };

describe('a mail that can be switched off', () => {
  it('offers one click in its headers, which needs no session and stops mails of its topic alone', async () => {
    const admin = await signedIn({ role: 'admin' });
    const member = await makeMember({ role: 'foster' });
    const body = { role: 'volunteer', reason: 'As agreed' };
    const changed = await patch(`/users/${member.id}/role`, { token: admin.token, body });
    expect(changed.status).toBe(200);
    const mail = await mailTo(member.email, 'Your role is now');
    const header = (key: string) =>
      mail.headerLines.find((one) => one.key === key)?.line.replace(/\r?\n\s+/g, ' ');
    expect(header('list-unsubscribe-post')).toBe(
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    );
    const [, link = ''] = /^List-Unsubscribe: <([^>]+)>$/.exec(
      header('list-unsubscribe') ?? '',
    ) ?? ['', ''];
    const { origin, pathname, searchParams } = new URL(link);
    expect([origin, pathname]).toEqual([server.baseUrl, `/api${PATH}`]);
    expect(mail.text).toContain(link);
    expect(mail.text).toContain(`${server.baseUrl}/profile/notifications`);
    const token = searchParams.get('token') ?? '';
    expect(token).toBe(tokenFor(member.id, 'account'));
    expect((await click(token, CLICKS[0]?.[1])).status).toBe(200);
    expect(await offFor(member)).toEqual({ off: 'account:mail', wantsUnread: true });
  });

  it.each(CLICKS)(
    'is stopped by a click that sends %s, as often as it comes',
    async (_what, ask) => {
      const member = await makeMember();
      for (const topic of ['forms', 'forms', 'membership', 'forms']) {
        const { status, headers, text } = await click(tokenFor(member.id, topic), ask);
        expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
        expect(text).toContain('are turned off');
      }
      expect(await offFor(member)).toEqual({
        off: 'forms:mail membership:mail',
        wantsUnread: true,
      });
    },
  );

  it('keeps what else its member has chosen', async () => {
    const member = await makeMember();
    const chosen = { off: 'pets:bell', quiet_from: '22:00', quiet_to: '07:00' };
    const now = new Date();
    await db('portal_notification_choices').insert({
      ...{ ...chosen, time_zone: 'Asia/Tokyo', member_id: member.id },
      ...{ created_at: now, updated_at: now },
    });
    expect((await click(tokenFor(member.id, 'appointments'))).status).toBe(200);
    expect(
      await db('portal_notification_choices').where({ member_id: member.id }).first(),
    ).toMatchObject({ ...chosen, off: 'pets:bell appointments:mail', time_zone: 'Asia/Tokyo' });
  });

  it('about unread messages is stopped where the inbox stores it', async () => {
    const member = await makeMember();
    expect((await click(tokenFor(member.id, 'messages'))).status).toBe(200);
    expect(await offFor(member)).toEqual({ off: null, wantsUnread: false });
  });
});

describe('opening the link', () => {
  it('switches nothing off, and shows a page with a button', async () => {
    const member = await makeMember();
    const token = tokenFor(member.id, 'forms');
    for (const headers of [BROWSER, {}]) {
      const reply = await open(token, { headers });
      expect([reply.status, reply.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(reply.headers['content-security-policy']).toContain("form-action 'self'");
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.text).toContain('Stop emails about forms?');
      expect(reply.text).toContain('<form method="post">');
    }
    expect(await offFor(member)).toEqual(NOTHING);
  });

  it('works for somebody who is gone, and stores nothing of them', async () => {
    const token = tokenFor(2_000_000_000, 'forms');
    expect((await open(token)).status).toBe(200);
    expect((await click(token)).status).toBe(200);
    const rows = db('portal_notification_choices').where({ member_id: 2_000_000_000 });
    expect(await rows).toEqual([]);
  });
});

describe('a link that was not signed here', () => {
  it('is refused in the same words, whomever and whatever it names', async () => {
    const [member, other] = [await makeMember(), await makeMember()];
    const good = tokenFor(member.id, 'forms');
    const bad = [
      good.replace(/^\d+/, String(other.id)),
      good.replace('forms', 'membership'),
      good.slice(0, -1),
      tokenFor(member.id, 'weather'),
      tokenFor(member.id, 'toString'),
      '',
      'x'.repeat(100),
    ];
    const said = new Set<string>();
    for (const token of bad) {
      for (const reply of [await open(token), await click(token)]) {
        expect([reply.status, reply.code]).toEqual([400, 'LINK_INVALID']);
        said.add(reply.text);
      }
      const page = await open(token, { headers: BROWSER });
      expect([page.status, page.headers['content-type']]).toEqual([
        400,
        'text/html; charset=utf-8',
      ]);
      expect(page.text).toContain('This link doesn’t work');
    }
    expect(said.size).toBe(1);
    for (const one of [member, other]) expect(await offFor(one)).toEqual(NOTHING);
  });

  it('is refused to a page of another site, even a good one', async () => {
    const member = await makeMember();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await click(tokenFor(member.id, 'forms'), { headers })).status).toBe(403);
    expect(await offFor(member)).toEqual(NOTHING);
  });
});

it('a mail that always comes offers nothing to switch off', async () => {
  const member = await makeMember();
  await call('POST', '/auth/forgot-password', { body: { email: member.email } });
  const mail = await mailTo(member.email, 'Set a new password');
  expect(mail.headerLines.map(({ key }) => key)).not.toContain('list-unsubscribe');
  expect(mail.text).not.toContain('unsubscribe');
});
