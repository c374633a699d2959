/**
 * What waits for an answer for a few minutes: the second step of a sign-in, a passkey's question, an authenticator app
 * that is being set up. Each is found by a key of which only the hash is stored, and is used up by its answer.
 */
import type { Core } from '@strapi/strapi';
import { SECOND_FACTOR } from '@hearthside/contract/session/second-factor';
import { hashSecret, makeSecret } from '../rules/secret';

const LIFE_MS = SECOND_FACTOR.answerMinutes * 60_000;

export interface FactorChallenge {
  id: number;
  memberId: number;
  /** What the passkey has to sign; null if nothing was asked, or it was answered. */
  challenge: string | null;
  /** The secret of the app that is being set up, encrypted. */
  appSecret: string | null;
  /** The hash of the account's stored password, so that a password that was changed opens nothing. */
  passwordHash: string | null;
  shared: boolean;
}

type Content = Partial<
  Pick<FactorChallenge, 'challenge' | 'appSecret' | 'passwordHash' | 'shared'>
>;

/** What a session has begun. Another session of the same member can't go on with it. */
export type SessionPurpose = 'step-up' | 'app' | 'passkey';

const query = (strapi: Core.Strapi) => strapi.db.query('api::session.factor-challenge');

const keyIn = (purpose: SessionPurpose, sessionId: string) => `${purpose},${sessionId}`;

async function create(strapi: Core.Strapi, key: string, memberId: number, content: Content) {
  const expiresAt = new Date(Date.now() + LIFE_MS);
  await query(strapi).create({
    data: { keyHash: hashSecret(key), member: memberId, expiresAt, ...content },
  });
}

async function find(strapi: Core.Strapi, key: string): Promise<FactorChallenge | null> {
  const where = { keyHash: hashSecret(key), expiresAt: { $gt: new Date() } };
  const row = await query(strapi).findOne({ where, populate: { member: { select: ['id'] } } });
  if (!row?.member) return null;
  const { id, challenge, appSecret, passwordHash, shared } = row;
  const memberId = row.member.id as number;
  return { id, memberId, challenge, appSecret, passwordHash, shared: Boolean(shared) };
}

/** Begins the second step of a sign-in. Returns the ticket that its device keeps in a cookie. */
export async function issueTicket(
  strapi: Core.Strapi,
  memberId: number,
  content: { passwordHash: string; shared: boolean },
): Promise<string> {
  const ticket = makeSecret();
  await create(strapi, `sign-in,${ticket}`, memberId, content);
  return ticket;
}

export const findTicket = (strapi: Core.Strapi, ticket: string): Promise<FactorChallenge | null> =>
  find(strapi, `sign-in,${ticket}`);

/** Begins something in a session, in the place of what it has begun before. */
export async function begin(
  strapi: Core.Strapi,
  purpose: SessionPurpose,
  { id, sessionId }: { id: number; sessionId: string },
  content: Content,
) {
  const key = keyIn(purpose, sessionId);
  await query(strapi).deleteMany({ where: { keyHash: hashSecret(key) } });
  await create(strapi, key, id, content);
}

/** What a session has begun; null if there is nothing, or it took too long. */
export async function findBegun(
  strapi: Core.Strapi,
  purpose: SessionPurpose,
  { id, sessionId }: { id: number; sessionId: string },
): Promise<FactorChallenge | null> {
  const found = await find(strapi, keyIn(purpose, sessionId));
  return found?.memberId === id ? found : null;
}

/** Asks a passkey something else for the same sign-in. */
export const renewChallenge = (strapi: Core.Strapi, id: number, challenge: string) =>
  query(strapi).updateMany({ where: { id }, data: { challenge } });

/** Uses up what a passkey was asked; false if it was answered before. */
export async function takeChallenge(
  strapi: Core.Strapi,
  { id, challenge }: Pick<FactorChallenge, 'id' | 'challenge'>,
): Promise<boolean> {
  if (challenge === null) return false;
  const { count } = await query(strapi).updateMany({
    where: { id, challenge },
    data: { challenge: null },
  });
  return count === 1;
}

/** Ends what has begun; false if somebody else was faster. */
export async function endChallenge(strapi: Core.Strapi, id: number): Promise<boolean> {
  const { count } = await query(strapi).deleteMany({ where: { id } });
  return count === 1;
}

export const eraseChallenges = (strapi: Core.Strapi, memberId: number) =>
  query(strapi).deleteMany({ where: { member: memberId } });

/** Deletes what nobody has answered in time. */
export const sweepChallenges = (strapi: Core.Strapi, now: Date) =>
  query(strapi).deleteMany({ where: { expiresAt: { $lt: now } } });
