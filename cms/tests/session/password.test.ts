import { describe, expect, it } from 'vitest';
import { passwordChangedText, SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { db } from '../harness/database';
import { get, post } from '../harness/http';
import { mailToken, makeMember, openSession, PASSWORD, signedIn, unique } from '../harness/members';
import { mailsTo, mailTo, tokenIn } from '../harness/outbox';
import { server } from '../harness/shared';

const reset = (token: string, password: string) =>
  post('/auth/reset-password', { body: { token, password } });
const signIn = (email: string, password: string) =>
  post('/auth/local', { body: { email, password } });
const bad = [400, { error: SESSION_TEXTS.badLink }];

/** Sets a password by a link of its own, and tells whether one can sign in with another spelling of it. */
async function choose(password: string) {
  const member = await makeMember();
  const { status, body } = await reset(await mailToken(member.id, 'reset_password'), password);
  return { ...member, status, body };
}

describe('a forgotten password', () => {
  it('is replaced by a mailed link, once, and ends every session', async () => {
    const me = await signedIn();
    const second = await openSession(me.id);
    expect((await get('/users/me', { token: me.token })).status).toBe(200);
    await post('/auth/forgot-password', { body: { email: me.email } });
    const mail = await mailTo(me.email, 'Set a new password');
    expect(mail.text).toContain(`${server.baseUrl}/reset-password?token=`);
    const token = tokenIn(mail);

    const weak = await reset(token, 'password123');
    expect([weak.status, weak.body.details]).toEqual([
      400,
      { password: SESSION_TEXTS.commonPassword },
    ]);
    const done = await reset(token, 'Another-lantern-8');
    const { email } = me;
    const message = SESSION_TEXTS.passwordChanged;
    expect([done.status, done.body]).toEqual([200, { message, email }]);
    const again = await reset(token, 'Another-lantern-9');
    expect([again.status, again.body]).toEqual(bad);

    for (const session of [me, second]) {
      expect((await get('/users/me', { token: session.token })).status).toBe(401);
      const { cookie } = session;
      expect((await post('/auth/refresh', { headers: { cookie } })).status).toBe(401);
    }
    expect((await signIn(me.email, PASSWORD)).status).toBe(400);
    expect((await signIn(me.email, 'Another-lantern-8')).status).toBe(200);
    await mailTo(me.email, 'Your password has been changed');
  });

  it('holds an hour', async () => {
    const me = await makeMember();
    await post('/auth/forgot-password', { body: { email: me.email } });
    const token = tokenIn(await mailTo(me.email, 'Set a new password'));
    const [row] = await db('portal_mail_tokens').where({ member_id: me.id });
    expect((Number(new Date(row.expires_at)) - Date.now()) / 60_000).toBeCloseTo(60, 0);
    await db('portal_mail_tokens')
      .where({ member_id: me.id })
      .update({ expires_at: new Date(Date.now() - 1) });
    const late = await reset(token, 'Another-lantern-8');
    expect([late.status, late.body]).toEqual(bad);
  });

  it('is asked for only where its link still holds, which asking does not use up', async () => {
    const me = await makeMember();
    const token = await mailToken(me.id, 'reset_password');
    const check = () => post('/auth/check-link', { body: { token } });
    for (const { status, body } of [await check(), await check()]) {
      expect([status, body]).toEqual([200, { email: me.email }]);
    }
    expect((await reset(token, 'Another-lantern-8')).status).toBe(200);
    const used = await check();
    expect([used.status, used.body]).toEqual([200, { email: null }]);
  });

  it('is set by one of two who follow the link at once', async () => {
    const me = await makeMember();
    const token = await mailToken(me.id, 'reset_password');
    const replies = await Promise.all(
      ['Lantern-one-11', 'Lantern-two-22'].map((p) => reset(token, p)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is of no use to a blocked member: no mail, no reset, no sign-in', async () => {
    const me = await makeMember({ blocked: true });
    await post('/auth/forgot-password', { body: { email: me.email } });
    expect(await db('portal_mail_tokens').where({ member_id: me.id })).toEqual([]);
    const token = await mailToken(me.id, 'reset_password');
    const reply = await reset(token, 'Another-lantern-8');
    expect([reply.status, reply.body]).toEqual(bad);
    expect(await mailsTo(me.email)).toEqual([]);
  });

  it('proves the address of a member who never confirmed it', async () => {
    const me = await makeMember({ confirmed: false });
    await reset(await mailToken(me.id, 'reset_password'), 'Another-lantern-8');
    expect((await signIn(me.email, 'Another-lantern-8')).status).toBe(200);
  });

  it('ends every other link of the member', async () => {
    const me = await makeMember({ columns: { pending_email: 'elsewhere@test.example' } });
    const change = await mailToken(me.id, 'change_email');
    await reset(await mailToken(me.id, 'reset_password'), 'Another-lantern-8');
    expect((await post('/auth/confirm-email', { body: { token: change } })).status).toBe(400);
  });
});

describe('a password', () => {
  it.each([
    [
      'that is forgotten',
      async ({ id }: { id: number }) =>
        reset(await mailToken(id, 'reset_password'), 'Another-lantern-8'),
    ],
    [
      'that is changed',
      ({ token }: { token: string }) =>
        post('/auth/change-password', {
          token,
          body: { currentPassword: PASSWORD, password: 'Another-lantern-8' },
        }),
    ],
  ])(
    '%s cancels a change of address, and says so at once, by mail and in the history',
    async (_which, change) => {
      const address = `${unique('waiting')}@test.example`;
      const me = await signedIn({ columns: { pending_email: address } });
      const { body } = await change(me);
      expect(body.message).toBe(passwordChangedText(address));
      expect(body.message).toContain(`the change to ${address} was canceled`);
      const mail = await mailTo(me.email, 'Your password has been changed');
      expect(mail.text).toContain(`your email address to ${address} had not been confirmed`);
      const [row] = await db('portal_history').where({ about_kind: 'member', about_id: me.id });
      expect(row).toMatchObject({ action: 'profile', by_id: me.id });
      expect(JSON.stringify(row)).toContain(address);
    },
  );

  const emoji = Array.from({ length: 65 }, (_, i) => String.fromCodePoint(0x1f600 + i));

  it('has at least eight characters', async () => {
    const seven = await choose('\u{1f43e}a1b2c3');
    expect([seven.status, seven.body.details]).toEqual([
      400,
      { password: 'At least 8 characters' },
    ]);
    expect((await choose('w7k2p9x\u{1f43e}')).status).toBe(200);
  });

  it('counts in full up to 64 characters, and no further', async () => {
    const sixtyFour = emoji.slice(0, 64).join('');
    const { status, email } = await choose(sixtyFour);
    expect(status).toBe(200);
    expect((await signIn(email, emoji.slice(0, 63).join(''))).status).toBe(400);
    expect((await signIn(email, `${emoji.slice(0, 63).join('')}\u{1f43e}`)).status).toBe(400);
    expect((await signIn(email, sixtyFour)).status).toBe(200);
    const tooLong = await choose(emoji.join(''));
    expect([tooLong.status, tooLong.body.details]).toEqual([
      400,
      { password: 'At most 64 characters' },
    ]);
  });

  it('is the same however it was composed', async () => {
    const { email } = await choose('Mus\u00e9e-lantern-\u00c5');
    expect((await signIn(email, 'Muse\u0301e-lantern-A\u030a')).status).toBe(200);
    const other = await choose('Muse\u0301e-lantern-A\u030a');
    expect((await signIn(other.email, 'Mus\u00e9e-lantern-\u00c5')).status).toBe(200);
    expect((await signIn(other.email, 'Musee-lantern-A')).status).toBe(400);
  });

  it.each([
    'password1',
    'PASSWORD1',
    'iloveyou2',
    '11111111',
    'qwerty123',
    'Summer2026!',
    'Hearthside-26',
  ])('is not a common one: %s', async (password) => {
    expect((await choose(password)).body.details).toEqual({
      password: SESSION_TEXTS.commonPassword,
    });
  });

  it('is not one\u2019s own name or address', async () => {
    const me = await makeMember({ firstName: 'Wilhelmina' });
    for (const password of ['wilhelmina', 'Wilhelmina1!', me.email]) {
      const { status } = await reset(await mailToken(me.id, 'reset_password'), password);
      expect(status).toBe(400);
    }
  });
});

describe('a sign-in that was under way when the password changed', () => {
  it('opens nothing with the old one', async () => {
    for (let round = 0; round < 3; round += 1) {
      const me = await signedIn();
      const body = { currentPassword: PASSWORD, password: `Another-lantern-${round}8` };
      const change = post('/auth/change-password', { token: me.token, body });
      // They take as long to check as the change does, so some end after it.
      const started = Array.from({ length: 6 }, () => signIn(me.email, PASSWORD));
      expect((await change).status).toBe(200);
      const opened = (await Promise.all(started)).filter(({ status }) => status === 200);
      for (const { body } of opened) {
        expect((await get('/users/me', { token: body.accessToken })).status).toBe(401);
      }
    }
  });
});
