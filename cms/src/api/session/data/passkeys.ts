/** Passkeys (WebAuthn Level 3): their questions, and the check of their answers. */
import { createHmac } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticatorTransport,
} from '@simplewebauthn/server';
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import {
  SECOND_FACTOR,
  SECOND_FACTOR_TEXTS,
  type newPasskey,
  type Passkey,
  type PasskeyAnswer,
} from '@hearthside/contract/session/second-factor';
import { isUniqueViolation } from '../../../http/answer-for';
import { refuse } from '../../../http/refuse';
import * as office from '../../../office/office';
import { hashSecret } from '../rules/secret';

interface PasskeyRow {
  id: number;
  name: string;
  credentialId: string;
  publicKey: string;
  signCount: string | number;
  transports: string | null;
  createdAt: string | Date;
  lastUsedAt: string | Date | null;
}

const TIMEOUT_MS = SECOND_FACTOR.answerMinutes * 60_000;

const query = (strapi: Core.Strapi) => strapi.db.query('api::session.passkey');

const rowsOf = (strapi: Core.Strapi, memberId: number): Promise<PasskeyRow[]> =>
  query(strapi).findMany({ where: { member: memberId }, orderBy: { id: 'asc' } });

/** A passkey belongs to the portal's public address, and answers no other. */
function relyingParty(strapi: Core.Strapi) {
  const { origin, hostname } = new URL(strapi.config.get<string>('server.url'));
  return { origin, rpID: hostname };
}

/** By which a passkey knows the account: the same each time, and telling nothing about the member. */
const userHandle = (strapi: Core.Strapi, memberId: number) =>
  Uint8Array.from(
    createHmac('sha256', strapi.config.get<string>('admin.secrets.encryptionKey'))
      .update(`passkey-user,${memberId}`)
      .digest(),
  );

const transportsIn = ({ transports }: PasskeyRow) =>
  (transports ?? '').split(',').filter(Boolean) as AuthenticatorTransport[];

export const listPasskeys = async (strapi: Core.Strapi, memberId: number): Promise<Passkey[]> =>
  (await rowsOf(strapi, memberId)).map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: lastUsedAt && new Date(lastUsedAt).toISOString(),
  }));

export const countPasskeys = (strapi: Core.Strapi, memberId: number): Promise<number> =>
  query(strapi).count({ where: { member: memberId } });

/** What a member's passkeys are asked; null if they have none. */
export async function askPasskeys(strapi: Core.Strapi, memberId: number) {
  const rows = await rowsOf(strapi, memberId);
  if (rows.length === 0) return null;
  const asked = await generateAuthenticationOptions({
    rpID: relyingParty(strapi).rpID,
    timeout: TIMEOUT_MS,
    userVerification: 'preferred',
    allowCredentials: rows.map((row) => ({
      id: row.credentialId,
      transports: transportsIn(row),
    })),
  });
  return {
    challenge: asked.challenge,
    rpId: relyingParty(strapi).rpID,
    timeout: TIMEOUT_MS,
    userVerification: 'preferred' as const,
    allowCredentials: rows.map((row) => ({
      id: row.credentialId,
      type: 'public-key' as const,
      transports: transportsIn(row),
    })),
  };
}

const wrong = () =>
  refuse.badInput(SECOND_FACTOR_TEXTS.wrongPasskey, { passkey: SECOND_FACTOR_TEXTS.wrongPasskey });

/**
 * Checks a passkey's answer to a challenge that was used up for it.
 * @throws 400 if the passkey is not this member's, or has signed something else, or for another site.
 */
export async function checkPasskey(
  strapi: Core.Strapi,
  memberId: number,
  challenge: string,
  { id, ...answer }: PasskeyAnswer,
) {
  const where = { member: memberId, credentialHash: hashSecret(id) };
  const row: PasskeyRow | null = await query(strapi).findOne({ where });
  if (!row) throw wrong();
  const { origin, rpID } = relyingParty(strapi);
  const checked = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response: answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    credential: {
      id: row.credentialId,
      publicKey: Uint8Array.from(Buffer.from(row.publicKey, 'base64url')),
      counter: Number(row.signCount),
      transports: transportsIn(row),
    },
  }).catch(() => null);
  if (!checked?.verified) throw wrong();
  const signCount = String(checked.authenticationInfo.newCounter);
  await query(strapi).update({
    where: { id: row.id },
    data: { signCount, lastUsedAt: new Date() },
  });
}

/** What a browser is asked to make a passkey with. */
export async function askForPasskey(
  strapi: Core.Strapi,
  { id, email, name }: { id: number; email: string; name: string },
) {
  const { organisationName } = await office.read(strapi);
  const rows = await rowsOf(strapi, id);
  if (rows.length >= SECOND_FACTOR.passkeysMax)
    throw refuse.conflict(SECOND_FACTOR_TEXTS.tooManyPasskeys);
  const { rpID } = relyingParty(strapi);
  const asked = await generateRegistrationOptions({
    rpName: organisationName,
    rpID,
    userName: email,
    userDisplayName: name,
    userID: userHandle(strapi, id),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
  });
  return {
    challenge: asked.challenge,
    rp: { id: rpID, name: organisationName },
    user: asked.user,
    algorithms: asked.pubKeyCredParams.map(({ alg }) => alg),
    exclude: rows.map(({ credentialId }) => credentialId),
    timeout: TIMEOUT_MS,
  };
}

/**
 * The passkey that a browser has made, if it fits what it was asked. Nothing is stored.
 * @throws 400 if it does not.
 */
export async function readPasskey(
  strapi: Core.Strapi,
  challenge: string,
  { id, clientDataJSON, attestationObject }: z.output<typeof newPasskey>,
) {
  const { origin, rpID } = relyingParty(strapi);
  const checked = await verifyRegistrationResponse({
    response: {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => null);
  if (!checked?.verified) throw wrong();
  const { credential } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    signCount: String(credential.counter),
  };
}

/** Stores a passkey. One that is anybody's already is refused. */
export async function storePasskey(
  strapi: Core.Strapi,
  memberId: number,
  found: { credentialId: string; publicKey: string; signCount: string },
  { name, transports }: { name: string; transports: string },
) {
  const credentialHash = hashSecret(found.credentialId);
  const data = { member: memberId, ...found, credentialHash, name, transports };
  await query(strapi)
    .create({ data })
    .catch((error: unknown) => {
      throw isUniqueViolation(error)
        ? refuse.alreadyExists(SECOND_FACTOR_TEXTS.knownPasskey)
        : error;
    });
}

/** Deletes one of a member's own passkeys, and returns its name; null if they have none with that id. */
export async function deletePasskey(strapi: Core.Strapi, memberId: number, id: number) {
  const row: PasskeyRow | null = await query(strapi).findOne({ where: { id, member: memberId } });
  if (row) await query(strapi).deleteMany({ where: { id } });
  return row?.name ?? null;
}

export const erasePasskeys = (strapi: Core.Strapi, memberId: number) =>
  query(strapi).deleteMany({ where: { member: memberId } });
