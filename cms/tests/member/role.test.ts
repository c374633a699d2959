import { beforeAll, describe, expect, it } from 'vitest';
import { ROLE_LABELS, ROLES, type Role } from '@hearthside/contract/access';
import { db } from '../harness/database';
import { get, patch, type Reply } from '../harness/http';
import { makeMember, signedIn, type TestMember, type TestSession } from '../harness/members';
import { mailTo } from '../harness/outbox';
import { snapshot } from '../harness/snapshot';
import { historyOf, named, notificationsOf, subjectsTo } from '../harness/notifications';

let admin: TestMember & TestSession;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin', firstName: 'Ada' });
});
const reason = 'Has passed the interview';
const change = (id: number, role: unknown, by = admin, why: unknown = reason): Promise<Reply> =>
  patch(`/users/${id}/role`, { token: by.token, body: { role, reason: why } });
const roleNow = async (id: number) =>
  (await db('up_users as u').join('up_roles as r', 'r.id', 'u.role_id').where('u.id', id).first())
    .type;

describe('another role', () => {
  it('is given with a reason, recorded, and announced once in the notification bell and by mail', async () => {
    const member = await makeMember({ role: 'volunteer' });
    const before = await get(`/users/${member.id}`, { token: admin.token });
    const { user, address } = before.body;
    const reply = await change(member.id, 'board_member');
    expect([reply.status, reply.body]).toEqual([
      200,
      { user: { ...user, role: 'board_member' }, address },
    ]);
    expect(await notificationsOf(member.id)).toEqual([
      {
        kind: 'role',
        title: 'Your role is now Board Member',
        body: 'An admin has changed your role. Open the portal to see what you can do now.',
        link: '/',
      },
    ]);
    expect(await subjectsTo(member.email)).toEqual(['Your role is now Board Member']);
    expect(await historyOf(admin.token, member.id)).toEqual([
      {
        action: 'role',
        by: named(admin),
        other: null,
        reason,
        about: { kind: 'member', ...named(member) },
        changes: [{ field: 'Role', from: 'Volunteer', to: 'Board Member' }],
      },
    ]);
    const mail = await mailTo(member.email, 'Your role is now Board Member');
    // Why it was done is for the history, not for the mail.
    expect(mail.text).not.toContain(reason);
  });

  it.each(ROLES)('may be any: %s', async (role) => {
    const from: Role = role === 'user' ? 'foster' : 'user';
    const member = await makeMember({ role: from });
    const reply = await change(member.id, role);
    expect([reply.status, reply.body.user.role]).toEqual([200, role]);
    expect(await roleNow(member.id)).toBe(role);
    const [entry] = await historyOf(admin.token, member.id);
    expect(entry?.changes).toEqual([
      { field: 'Role', from: ROLE_LABELS[from].one, to: ROLE_LABELS[role].one },
    ]);
  });

  it('opens and closes with the next request what the role permits, in open sessions too', async () => {
    const member = await signedIn({ role: 'user' });
    const { token } = member;
    const may = async () => {
      const asked = await Promise.all([
        get('/users', { token }),
        get('/directory', { token, query: { role: 'foster' } }),
        get('/caregivers/list', { token }),
      ]);
      return asked.map(({ status }) => status);
    };
    expect(await may()).toEqual([403, 403, 403]);
    await change(member.id, 'attorney');
    expect(await may()).toEqual([403, 200, 403]);
    await change(member.id, 'admin');
    expect(await may()).toEqual([200, 200, 200]);
    expect((await get('/users/me', { token })).body.role).toBe('admin');
    await change(member.id, 'foster');
    expect(await may()).toEqual([403, 200, 200]);
    await change(member.id, 'user');
    expect(await may()).toEqual([403, 403, 403]);
  });

  it('moves the member to another tab and leaves everything else as it was', async () => {
    const member = await makeMember({ role: 'foster', columns: { featured_at: new Date() } });
    const row = () => db('up_users').where({ id: member.id }).first();
    const { role_id: _was, updated_at: _then, ...before } = await row();
    const total = async (role: string) => {
      const query = { role, search: member.lastName };
      return (await get('/users', { token: admin.token, query })).body.pagination.total;
    };
    expect([await total('foster'), await total('caretaker')]).toEqual([1, 0]);
    await change(member.id, 'caretaker');
    expect([await total('foster'), await total('caretaker')]).toEqual([0, 1]);
    const { role_id: _is, updated_at: _now, ...after } = await row();
    expect(after).toEqual(before);
  });

  it('that is the one they have changes nothing and notifies nobody', async () => {
    const member = await makeMember({ role: 'foster' });
    const before = await snapshot();
    const reply = await change(member.id, 'foster');
    expect([reply.status, reply.body.user.role]).toEqual([200, 'foster']);
    expect(await snapshot()).toEqual(before);
  });
});

describe('a change of role is refused', () => {
  it.each([
    ['no reason', { role: 'foster' }, 'reason'],
    ['an empty reason', { role: 'foster', reason: '' }, 'reason'],
    ['a reason of blanks', { role: 'foster', reason: ' \t\n\u00a0 ' }, 'reason'],
    ['a reason that is no text', { role: 'foster', reason: 7 }, 'reason'],
    ['a reason without end', { role: 'foster', reason: 'x'.repeat(501) }, 'reason'],
    ['no role', { reason }, 'role'],
    ['an empty role', { role: '', reason }, 'role'],
    ['an unknown role', { role: 'root', reason }, 'role'],
    ['a stock role of the platform', { role: 'authenticated', reason }, 'role'],
    ['a role by its label', { role: 'Foster', reason }, 'role'],
    ['a role by its number', { role: 1, reason }, 'role'],
    ['two roles', { role: ['foster', 'admin'], reason }, 'role'],
    ['verified beside it', { role: 'foster', reason, verified: true }, 'verified'],
    ['an id beside it', { role: 'foster', reason, id: 1 }, 'id'],
    ['a password beside it', { role: 'foster', reason, password: 'x' }, 'password'],
    ['a role_id beside it', { role: 'foster', reason, role_id: 1 }, 'role_id'],
    ['an admin beside it', { role: 'foster', reason, by: 1 }, 'by'],
  ])('with %s, without a trace', async (_what, body, field) => {
    const { id } = await makeMember({ role: 'volunteer', verified: false });
    const before = await snapshot();
    const reply = await patch(`/users/${id}/role`, { token: admin.token, body });
    expect([reply.status, Object.keys(reply.body.details)]).toEqual([400, [field]]);
    expect(await snapshot()).toEqual(before);
  });

  it('in words that say what is missing', async () => {
    const { id } = await makeMember();
    const { body } = await patch(`/users/${id}/role`, {
      token: admin.token,
      body: { role: 'root', reason: ' ' },
    });
    expect(body).toEqual({
      error: 'Please check the marked fields.',
      details: { role: 'Please choose a role', reason: 'Please give a reason' },
    });
  });

  it('for oneself, even if nothing would change', async () => {
    const before = await snapshot();
    for (const role of ['foster', 'admin']) {
      const reply = await change(admin.id, role);
      expect([reply.status, reply.body]).toEqual([
        409,
        { error: 'You can\u2019t change your own role.' },
      ]);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('for a missing member, for people who have not joined and for members in the trash, alike', async () => {
    const unconfirmed = await makeMember({ confirmed: false });
    const deleted = await makeMember({ columns: { deleted_at: new Date() } });
    const before = await snapshot();
    for (const id of [2_000_000_000, unconfirmed.id, deleted.id]) {
      const reply = await change(id, 'foster');
      expect([reply.status, reply.body]).toEqual([404, { error: 'Failed to fetch user' }]);
    }
    expect(await snapshot()).toEqual(before);
  });
});

describe('two admins at once', () => {
  it('who give the same role notify the member once', async () => {
    const second = await signedIn({ role: 'admin' });
    for (let round = 0; round < 5; round += 1) {
      const member = await makeMember({ role: 'user' });
      const replies = await Promise.all(
        [admin, second, admin, second].map((by) => change(member.id, 'trustee', by)),
      );
      expect(replies.map(({ status, body }) => [status, body.user?.role])).toEqual(
        Array(4).fill([200, 'trustee']),
      );
      expect(await subjectsTo(member.email)).toHaveLength(1);
      expect(await notificationsOf(member.id)).toHaveLength(1);
      expect(await historyOf(admin.token, member.id)).toHaveLength(1);
    }
  });

  it('who give different roles leave a history without a gap, and its last word holds', async () => {
    const second = await signedIn({ role: 'admin' });
    const given: Role[] = ['foster', 'attorney', 'caretaker', 'trustee', 'foster', 'employee'];
    for (let round = 0; round < 5; round += 1) {
      const member = await makeMember({ role: 'user' });
      const replies = await Promise.all(
        given.map((role, index) => change(member.id, role, index % 2 ? admin : second)),
      );
      expect(replies.map(({ status }) => status)).toEqual(given.map(() => 200));
      const entries = (await historyOf(admin.token, member.id)).reverse();
      const steps = entries.map(({ changes }) => (changes as { from: string; to: string }[])[0]);
      expect(steps.map((step) => step?.from)).toEqual([
        'User',
        ...steps.slice(0, -1).map((step) => step?.to),
      ]);
      expect(ROLE_LABELS[(await roleNow(member.id)) as Role].one).toBe(steps.at(-1)?.to);
      expect(await notificationsOf(member.id)).toHaveLength(entries.length);
    }
  });
});
