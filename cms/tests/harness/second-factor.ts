import { Secret, TOTP } from 'otpauth';
import { db } from './database';
import { post, setCookie, type Reply } from './http';
import { PASSWORD, signedIn, type NewMember } from './members';
import { makeAuthenticator } from './passkey';

/** The code that an app shows this many steps of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0, now = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 });

/** Sets up an app for a member who is signed in. Returns its secret and the recovery codes. */
export async function setUpApp(token: string, base?: string, now?: number) {
  const at = { token, ...(base && { base }) };
  const { secret } = (await post('/auth/second-factor/app', at)).body as { secret: string };
  const confirm = () =>
    post('/auth/second-factor/app/confirm', { ...at, body: { code: codeOf(secret, -1, now) } });
  let reply = await confirm();
  // The 30 seconds of that code may have run out on the way to the server.
  if (reply.status === 400) reply = await confirm();
  if (reply.status !== 200) throw new Error(`The app was not set up: ${reply.text}`);
  return { secret, recoveryCodes: reply.body.recoveryCodes as string[] | null };
}

/** A member with an app, whose current code was not used yet. */
export async function memberWithApp(wanted: NewMember = {}) {
  const member = await signedIn(wanted);
  const { secret, recoveryCodes } = await setUpApp(member.token);
  return { ...member, secret, recoveryCodes: recoveryCodes ?? [] };
}

/** Adds a passkey for a member who is signed in. */
export async function addPasskey(token: string, authenticator = makeAuthenticator()) {
  const { body } = await post('/auth/second-factor/passkeys/options', { token });
  const made = authenticator.create(body.challenge as string);
  const reply = await post('/auth/second-factor/passkeys', { token, body: made });
  return { authenticator, reply, made };
}

/** Lets the codes that were used count once more, where a test needs more of them than half a minute has. */
export const freshCodes = (memberId: number) =>
  db('portal_second_factors').where({ member_id: memberId }).update({ app_last_step: null });

/** The first step of signing in, and the cookie with which the second goes on. */
export async function firstStep(email: string, more: object = {}, headers = {}) {
  const reply = await post('/auth/local', {
    body: { email, password: PASSWORD, ...more },
    headers,
  });
  const cookie = setCookie(reply, 'hearthside_second_step')?.pair ?? '';
  return { reply, cookie };
}

/** The second step. */
export const secondStep = (cookie: string, body: object): Promise<Reply> =>
  post('/auth/second-factor/sign-in', { headers: { cookie }, body });
