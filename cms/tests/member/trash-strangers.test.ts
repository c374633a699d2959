import { describe, expect, it } from 'vitest';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { db } from '../harness/database';
import { del, get, post, put, type Reply } from '../harness/http';
import {
  ADDRESS,
  mailToken,
  makeMember,
  PASSWORD,
  signedIn,
  unique,
  type NewMember,
} from '../harness/members';
import { mailsTo, mailTo } from '../harness/outbox';
import { subjectsTo } from '../harness/notifications';

const admin = await signedIn({ role: 'admin' });
const stranger = () => `${unique('nobody')}@test.example`;
/** A member whom an admin has deleted, by the portal itself. */
async function deleted(wanted: NewMember = {}) {
  const member = await makeMember(wanted);
  expect((await del(`/users/${member.id}`, { token: admin.token })).status).toBe(200);
  return member;
}
const rowOf = (id: number) => db('up_users').where({ id }).first();
const tokensOf = (id: number) => db('portal_mail_tokens').where({ member_id: id });
const signIn = (email: string, password = PASSWORD) =>
  post('/auth/local', { body: { email, password } });
const newPassword = 'Another-lantern-8';
const reset = (token: string) =>
  post('/auth/reset-password', { body: { token, password: newPassword } });
const badLink = [400, { error: SESSION_TEXTS.badLink }];

/** What a stranger can see of an answer. */
const visible = ({
  status,
  text,
  headers: { date: _date, 'x-request-id': _id, ...headers },
}: Reply) => ({
  status,
  text,
  headers,
});

describe('a person who signs in to a deleted account', () => {
  it('learns so with the right password, and learns nothing with a wrong one', async () => {
    const { email } = await deleted();
    const right = await signIn(email);
    expect([right.status, right.body]).toEqual([403, { error: SESSION_TEXTS.deleted }]);
    expect(right.headers['set-cookie']).toBeUndefined();
    const [wrong, unknown] = [
      await signIn(email, 'not-the-password'),
      await signIn(stranger(), 'not-the-password'),
    ];
    expect(visible(wrong)).toEqual(visible(unknown));
    expect([wrong.status, wrong.body]).toEqual([400, { error: SESSION_TEXTS.wrongCredentials }]);
  });

  it('learns no more if it was blocked or unverified before', async () => {
    for (const state of [{ blocked: true }, { verified: false }]) {
      const { email } = await deleted(state);
      const right = await signIn(email);
      expect([right.status, right.body]).toEqual([403, { error: SESSION_TEXTS.deleted }]);
    }
  });
});

describe('a deleted address', () => {
  it('gets no link for a new password, and nobody sees a difference', async () => {
    const { id, email } = await deleted();
    const ask = (address: string) => post('/auth/forgot-password', { body: { email: address } });
    expect(visible(await ask(email))).toEqual(visible(await ask(stranger())));
    expect([await tokensOf(id), await subjectsTo(email)]).toEqual([[], []]);
  });

  it('gets no confirmation again', async () => {
    const { id, email } = await deleted();
    const ask = (address: string) =>
      post('/auth/send-email-confirmation', { body: { email: address } });
    expect(visible(await ask(email))).toEqual(visible(await ask(stranger())));
    expect([await tokensOf(id), await subjectsTo(email)]).toEqual([[], []]);
  });

  it('can’t be used to join, and its owner is notified by mail, without a link', async () => {
    const { id, email } = await deleted({ role: 'foster' });
    const before = await rowOf(id);
    const join = (address: string) =>
      post('/auth/register', {
        body: {
          firstName: 'Sly',
          lastName: 'Stranger',
          email: address,
          role: 'user',
          phoneNumber: '5035550171',
          password: newPassword,
        },
      });
    expect(visible(await join(` ${email.toUpperCase()} `))).toEqual(
      visible(await join(stranger())),
    );
    expect(await db('up_users').where({ email })).toEqual([before]);
    expect(await tokensOf(id)).toEqual([]);
    expect(await subjectsTo(email)).toEqual(['Your account has been deleted']);
    const mail = await mailTo(email, 'Your account has been deleted');
    expect(mail.text).not.toMatch(/token=|Sly|https?:\/\/\S*(reset|confirm|welcome)/);
    expect((await signIn(email, newPassword)).status).toBe(400);
  });

  it('cannot become someone else’s new address, and they learn nothing of it', async () => {
    const { email } = await deleted();
    const save = async (wish: string) => {
      const me = await signedIn();
      const body = {
        firstName: me.firstName,
        lastName: 'Wish',
        email: wish,
        phoneNumber: ADDRESS.phone_number,
        streetAddress: ADDRESS.street_address,
        city: ADDRESS.city,
        state: ADDRESS.state,
        zipCode: ADDRESS.zip_code,
        country: ADDRESS.country,
        currentPassword: PASSWORD,
      };
      const reply = await put('/users/me', { token: me.token, body });
      return [reply.status, reply.body.pendingEmail, Object.keys(reply.body)];
    };
    const free = stranger();
    const [status, pending, keys] = await save(email);
    const [freeStatus, freePending, freeKeys] = await save(free);
    expect([status, pending]).toEqual([200, email]);
    expect([freeStatus, freePending, freeKeys]).toEqual([status, free, keys]);
    expect([await subjectsTo(email), await mailsTo(email)]).toEqual([[], []]);
  });
});

describe('links that were mailed', () => {
  it('before the deletion open nothing, nor after the account is back', async () => {
    const member = await makeMember({ columns: { pending_email: stranger() } });
    const tokens = [
      await mailToken(member.id, 'reset_password'),
      await mailToken(member.id, 'change_email'),
    ] as const;
    const follow = async () => {
      const replies = [
        await reset(tokens[0]),
        await post('/auth/confirm-email', { body: { token: tokens[1] } }),
      ];
      expect(replies.map(({ status, body }) => [status, body])).toEqual([badLink, badLink]);
    };
    await del(`/users/${member.id}`, { token: admin.token });
    await follow();
    await post(`/users/${member.id}/restore`, { token: admin.token });
    await follow();
    const { email, pending_email: pending } = await rowOf(member.id);
    expect([email, pending]).toEqual([member.email, null]);
    expect((await signIn(member.email)).status).toBe(200);
  });

  it.each(['reset_password', 'change_email', 'confirm_email', 'invitation'])(
    'for %s open nothing where one is left over',
    async (purpose) => {
      const { id } = await deleted({ columns: { pending_email: stranger() } });
      await db('up_users').where({ id }).update({ pending_email: stranger() });
      const before = await rowOf(id);
      const token = await mailToken(id, purpose);
      for (const reply of [
        await reset(token),
        await post('/auth/confirm-email', { body: { token } }),
        await post('/auth/confirm-email', { body: { token, password: PASSWORD } }),
      ]) {
        expect([reply.status, reply.body]).toEqual(badLink);
      }
      expect(await rowOf(id)).toEqual(before);
      expect(await db('portal_sessions').where({ member_id: id })).toEqual([]);
    },
  );

  it('and followed while an admin deletes set a password or nothing, and open nothing', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, email } = await makeMember();
      const token = await mailToken(id, 'reset_password');
      const [answer] = await Promise.all([
        reset(token),
        del(`/users/${id}`, { token: admin.token }),
      ]);
      expect([200, 400, 409]).toContain(answer.status);
      const opens = answer.status === 200 ? newPassword : PASSWORD;
      const right = await signIn(email, opens);
      expect([right.status, right.body]).toEqual([403, { error: SESSION_TEXTS.deleted }]);
      expect(await tokensOf(id)).toEqual([]);
    }
  });
});

it('a session somebody kept the rows of opens nothing', async () => {
  const member = await signedIn({ columns: { deleted_at: new Date() } });
  const { token, cookie } = member;
  expect((await get('/users/me', { token })).status).toBe(401);
  const refreshed = await post('/auth/refresh', { headers: { cookie } });
  expect([refreshed.status, refreshed.body]).toEqual([401, { error: SESSION_TEXTS.ended }]);
});
