import { createSecretKey } from 'node:crypto';
import type { Knex } from 'knex';
import jwt from 'jsonwebtoken';
import type { Role } from '@hearthside/contract/access';
import { memberKeys } from '../../src/text/member-keys';
import { hashPassword } from '../../src/api/session/rules/password-hash';
import { hashSecret, makeSecret } from '../../src/api/session/rules/secret';
import { db, insert } from './database';
import { server } from './shared';

/** The password of every planted member. */
export const PASSWORD = 'Lantern-under-the-oak-7';
/** Hashed at a low cost: a real one takes a quarter of a second for each sign-in. */
export const passwordHash = await hashPassword(PASSWORD, { ln: 4, r: 8, p: 1 });

export interface NewMember {
  role?: Role;
  verified?: boolean;
  blocked?: boolean;
  confirmed?: boolean;
  firstName?: string;
  lastName?: string;
  email?: string;
  /** What the directory shows of them; both by default. */
  showEmail?: boolean;
  showCity?: boolean;
  createdAt?: Date;
  /** Further columns of up_users as they are: featured_at, invited_at, deleted_at and such. */
  columns?: Record<string, unknown>;
  into?: Knex;
}

export interface TestMember {
  id: number;
  role: Role;
  email: string;
  firstName: string;
  lastName: string;
}

/** The address of a member with a complete profile. */
export const ADDRESS = {
  phone_number: '5035550123',
  street_address: '1 Test Street',
  city: 'Portland',
  state: 'Oregon',
  zip_code: '97205',
  country: 'United States',
};

let count = 0;
/** A word that no other test uses. */
export const unique = (start = 'test') => {
  count += 1;
  return `${start}${Date.now().toString(36)}${count.toString(36)}`;
};

/** What a person types who joins. */
export const newcomer = (more: Record<string, unknown> = {}) => ({
  firstName: 'Wanda',
  lastName: 'Quill',
  email: `${unique('wanda')}@test.example`,
  phoneNumber: '(503) 555-0170',
  password: PASSWORD,
  role: 'caretaker',
  ...more,
});

/** Plants a member in the database. */
export async function makeMember(wanted: NewMember = {}): Promise<TestMember> {
  const { role = 'pet_owner', verified = true, blocked = false, confirmed = true } = wanted;
  const { firstName = 'Test', lastName = unique('Person'), into = db } = wanted;
  const { showEmail = true, showCity = true } = wanted;
  const email = wanted.email ?? `${unique('member')}@test.example`;
  const address = { ...ADDRESS, ...wanted.columns };
  const keys = memberKeys({
    firstName,
    lastName,
    email,
    showEmail,
    showCity,
    phoneNumber: address.phone_number,
    city: address.city,
    state: address.state,
    zipCode: address.zip_code,
    country: address.country,
  });
  const { id: roleId } = await into('up_roles').where({ type: role }).first('id');
  const id = await insert(
    'up_users',
    {
      username: email,
      email,
      provider: 'local',
      password: passwordHash,
      role_id: roleId,
      first_name: firstName,
      last_name: lastName,
      name_key: keys.nameKey,
      search_key: keys.searchKey,
      directory_email: keys.directoryEmail,
      directory_key: keys.directoryKey,
      city_key: keys.cityKey,
      state_key: keys.stateKey,
      latitude: keys.latitude,
      longitude: keys.longitude,
      show_email: showEmail,
      show_city: showCity,
      confirmed,
      blocked,
      verified,
      ...ADDRESS,
      ...(wanted.createdAt && { created_at: wanted.createdAt }),
      ...wanted.columns,
    },
    into,
  );
  return { id, role, email, firstName, lastName };
}

export interface TestSession {
  sessionId: string;
  /** The access token. */
  token: string;
  /** The refresh token as a Cookie header. */
  cookie: string;
}

/**
 * A real token is valid for ten minutes. Some of the tests' tokens are made once and used much later by other files.
 */
const TOKEN_SECONDS = 2 * 60 * 60;

/** Opens a session for a member without signing in; `now` is the time on the server's clock. */
export async function openSession(
  memberId: number,
  at = server,
  into = db,
  now = new Date(),
  // As if just confirmed, whenever the session is used: what a step-up protects has its own tests.
  provedAt: Date | null = new Date(now.getTime() + TOKEN_SECONDS * 1000),
): Promise<TestSession> {
  const sessionId = makeSecret().slice(0, 22);
  const secret = makeSecret();
  const ends = new Date(now.getTime() + 14 * 86_400_000);
  await insert(
    'portal_sessions',
    {
      session_id: sessionId,
      member_id: memberId,
      secret_hash: hashSecret(secret),
      device: 'Test',
      last_used_at: now,
      expires_at: ends,
      ends_at: ends,
      proved_at: provedAt,
    },
    into,
  );
  const iat = Math.floor(now.getTime() / 1000);
  const payload = { userId: String(memberId), sessionId, type: 'access', iat };
  // Given plain text, the library first checks whether it is a certificate, which takes longer than everything else.
  const key = createSecretKey(Buffer.from(at.jwtSecret));
  const token = jwt.sign(payload, key, { algorithm: 'HS256', expiresIn: TOKEN_SECONDS });
  return { sessionId, token, cookie: `hearthside_refresh=${sessionId}.${secret}` };
}

/** A member with an open session. */
export async function signedIn(wanted: NewMember = {}): Promise<TestMember & TestSession> {
  const member = await makeMember(wanted);
  return { ...member, ...(await openSession(member.id)) };
}

/** The secret of a link, as if it had been mailed. */
export async function mailToken(memberId: number, purpose: string, expiresInMs = 3_600_000) {
  const token = makeSecret();
  const expires = new Date(Date.now() + expiresInMs);
  const row = { token_hash: hashSecret(token), member_id: memberId, purpose, expires_at: expires };
  await insert('portal_mail_tokens', row);
  return token;
}
