import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, post } from '../harness/http';
import { mailToken, makeMember, PASSWORD, signedIn, unique } from '../harness/members';
import { mailsTo, mailTo, tokenIn } from '../harness/outbox';
import { snapshot } from '../harness/snapshot';
import { until } from '../harness/until';
import { historyOf } from '../harness/notifications';
import { accept, guest, invited } from './invited';

const DAY = 86_400_000;
const admin = await signedIn({ role: 'admin', firstName: 'Agnes', lastName: 'Inviter' });
const { token } = admin;
const invite = (body: object) => post('/users/invitations', { token, body });
const list = async (query: Record<string, string | number> = {}) =>
  (await get('/users/invitations', { token, query })).body;
const resend = (id: number) => post(`/users/invitations/${id}/resend`, { token });
const withdraw = (id: number) => del(`/users/invitations/${id}`, { token });
const GONE = [404, { error: 'This invitation does not exist anymore.' }];
const rowsOf = (email: string) => db('up_users').where({ email });

describe('inviting somebody', () => {
  it('answers with the invitation and mails a link that is valid for 14 days', async () => {
    const person = guest({ email: ` ${unique('Ines')}@Test.Example `, firstName: '  Ines ' });
    const email = person.email.trim().toLowerCase();
    const { status, body } = await invite(person);
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(Number),
        firstName: 'Ines',
        lastName: person.lastName,
        email,
        role: 'foster',
        verified: true,
        invitedAt: expect.any(String),
        expiresAt: expect.any(String),
      },
    ]);
    expect(Math.abs(Date.parse(body.invitedAt) - Date.now())).toBeLessThan(10_000);
    expect(Date.parse(body.expiresAt) - Date.parse(body.invitedAt)).toBe(14 * DAY);
    const mail = await mailTo(email, 'You are invited');
    const link = tokenIn(mail);
    expect(mail.text).toContain('/welcome?token=');
    expect(mail.text).toContain('14 days');
    const [kept] = await db('portal_mail_tokens').where({ member_id: body.id });
    expect(Number(new Date(kept.expires_at)) - Date.parse(body.expiresAt)).toBeLessThan(10_000);
    // The secret itself is kept nowhere, once it is sent.
    const [queued] = await db('portal_mails').where({ to: email });
    expect(JSON.stringify([kept, queued, await rowsOf(email)])).not.toContain(link);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it.each([
    [{ firstName: ' ' }, { firstName: 'First name is required' }],
    [{ lastName: '' }, { lastName: 'Last name is required' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'a@b' }, { email: 'Invalid email address' }],
    [{ phoneNumber: '12' }, { phoneNumber: 'Enter the phone number with its area code' }],
    [{ role: 'wizard' }, { role: 'Please choose a role' }],
    [{ role: undefined }, { role: 'Please choose a role' }],
    [{ verified: 'yes' }, { verified: expect.any(String) }],
    [{ password: PASSWORD }, { password: expect.any(String) }],
    [{ confirmed: true }, { confirmed: expect.any(String) }],
    [{ invitedAt: '2020-01-01' }, { invitedAt: expect.any(String) }],
    [{ id: 1 }, { id: expect.any(String) }],
  ])('refuses %j and leaves no trace', async (more, details) => {
    const person = guest(more);
    const reply = await invite(person);
    expect([reply.status, reply.body.details]).toEqual([400, details]);
    expect(await db('up_users').where({ last_name: person.lastName })).toEqual([]);
  });

  it('refuses a known address by its field, and says what is known of it', async () => {
    const deleted = { columns: { deleted_at: new Date() } };
    const cases = [
      [await makeMember(), 'This person already has an account'],
      [await makeMember({ blocked: true }), 'This person already has an account'],
      [
        await makeMember({ blocked: true, columns: { archived_at: new Date() } }),
        'This person is archived. You can restore them in Users, with the filter “Archived”',
      ],
      [
        await makeMember({ confirmed: false, verified: false }),
        'This person signed up but hasn’t confirmed their email address. See the waiting room',
      ],
      [await invited(admin), 'This person has already been invited'],
      [await makeMember(deleted), 'This person is in the trash and can be restored from there'],
    ] as const;
    const before = await snapshot();
    for (const [{ email }, sentence] of cases) {
      const { status, body } = await invite(guest({ email: ` ${email.toUpperCase()}` }));
      expect([status, body]).toEqual([
        409,
        { error: `${sentence}.`, details: { email: sentence } },
      ]);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('invites once where twenty do it at once', async () => {
    const person = guest();
    const replies = await Promise.all(Array.from({ length: 20 }, () => invite(person)));
    const lost = replies.filter(({ status }) => status !== 200);
    const why = { email: 'This person has already been invited' };
    expect(lost.map(({ status, body }) => [status, body.details])).toEqual(
      Array(19).fill([409, why]),
    );
    expect(await rowsOf(person.email)).toHaveLength(1);
    await mailTo(person.email, 'You are invited');
    expect(await db('portal_mails').where({ to: person.email })).toHaveLength(1);
    const { id } = await rowsOf(person.email).first('id');
    expect(await historyOf(token, id)).toHaveLength(1);
  });

  it('lets the address of somebody who was erased be invited again', async () => {
    const old = await makeMember({ columns: { deleted_at: new Date() } });
    expect((await del(`/users/trash/${old.id}`, { token })).status).toBe(200);
    expect((await invite(guest({ email: old.email }))).status).toBe(200);
  });
});

describe('the list of invitations', () => {
  it('has everyone who has not joined yet, the newest first, a page at a time', async () => {
    const lastName = unique('Waiting');
    const people = [];
    for (const firstName of ['A', 'B', 'C', 'D']) {
      people.push(await invited(admin, { firstName, lastName, verified: firstName !== 'B' }));
    }
    await makeMember({ lastName, confirmed: false, verified: false });
    await makeMember({ lastName });
    const [a, b, c, d] = people.map(({ id }) => id);
    await accept(people[2]?.link ?? '');
    const idsIn = ({ invitations }: { invitations: { id: number }[] }) =>
      invitations.map(({ id }) => id);
    const whole = await list({ search: lastName });
    expect(idsIn(whole)).toEqual([d, b, a]);
    expect(idsIn(whole)).not.toContain(c);
    expect(whole.invitations.map(({ verified }: { verified: boolean }) => verified)).toEqual([
      true,
      false,
      true,
    ]);
    const second = await list({ search: lastName, limit: 2, page: 2 });
    expect(idsIn(second)).toEqual([a]);
    expect(second.pagination).toEqual({ currentPage: 2, totalPages: 2, total: 3 });
    expect(idsIn(await list({ search: people[1]?.email ?? '' }))).toEqual([b]);
    expect(whole.invitations[0]).toEqual({
      id: d,
      firstName: 'D',
      lastName,
      email: people[3]?.email,
      role: 'foster',
      verified: true,
      invitedAt: expect.any(String),
      expiresAt: expect.any(String),
    });
  });

  it('is the only list with people who have not joined yet', async () => {
    const person = await invited(admin, { role: 'caretaker' });
    const search = person.lastName;
    const ask = async (path: string, query: object = {}) =>
      (await get(path, { token, query: { search, ...query } })).body.pagination.total;
    const lists = [ask('/users'), ask('/users/trash'), ask('/caregivers/list')];
    for (const total of await Promise.all([...lists, ask('/directory', { role: 'caretaker' })])) {
      expect(total).toBe(0);
    }
    expect((await get(`/users/${person.id}`, { token })).status).toBe(404);
    expect((await get(`/caregivers/${person.id}`, { token })).status).toBe(404);
    expect((await del(`/users/${person.id}`, { token })).status).toBe(404);
  });
});

describe('sending an invitation again', () => {
  it('mails a new link that is valid for its full time, and the one before stops working', async () => {
    const person = await invited(admin);
    const past = new Date(Date.now() - 10 * DAY);
    await db('up_users').where({ id: person.id }).update({ invited_at: past });
    const { status, body } = await resend(person.id);
    expect([status, body.id, body.email]).toEqual([200, person.id, person.email]);
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now() + 13.9 * DAY);
    const mails = await until('the second mail', async () => {
      const all = await mailsTo(person.email);
      return all.length === 2 && all;
    });
    const [first = '', link = ''] = mails.map(tokenIn);
    for (const old of [first, person.link]) expect((await accept(old)).status).toBe(400);
    expect((await accept(link)).status).toBe(200);
  });

  it('is for open invitations only', async () => {
    const accepted = await invited(admin);
    await accept(accepted.link);
    const others = [
      accepted,
      await makeMember(),
      await makeMember({ confirmed: false, verified: false }),
      await makeMember({ columns: { deleted_at: new Date(), invited_at: new Date() } }),
      { id: 2_000_000_000 },
    ];
    const before = await snapshot();
    for (const { id } of others) {
      for (const { status, body } of [await resend(id), await withdraw(id)]) {
        expect([status, body]).toEqual(GONE);
      }
    }
    expect(await snapshot()).toEqual(before);
  });
});

describe('withdrawing an invitation', () => {
  it('leaves nothing but the history and what was mailed', async () => {
    const before = await snapshot();
    const person = await invited(admin);
    await mailTo(person.email, 'You are invited');
    const { status, body } = await withdraw(person.id);
    expect([status, body]).toEqual([200, { id: person.id }]);
    const after = await snapshot();
    const changed = Object.keys(after).filter((key) => after[key] !== before[key]);
    expect(changed.filter((key) => !key.startsWith('file outbox/')).sort()).toEqual([
      'portal_history',
      'portal_mails',
    ]);
    expect(await withdraw(person.id)).toMatchObject({ status: 404 });
    expect((await historyOf(token, person.id)).map(({ action }) => action)).toEqual([
      'withdrawn',
      'invited',
    ]);
  });

  it('stops the link, also one for a forgotten password, and frees the address', async () => {
    const person = await invited(admin);
    const reset = await mailToken(person.id, 'reset_password');
    await withdraw(person.id);
    for (const link of [person.link, reset]) expect((await accept(link)).status).toBe(400);
    expect(await rowsOf(person.email)).toEqual([]);
    const again = await invited(admin, { email: person.email, lastName: person.lastName });
    expect(again.id).not.toBe(person.id);
  });
});
