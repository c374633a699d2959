/** A member's second factor in the database: one row each, beside their passkeys and recovery codes. */
import type { Core } from '@strapi/strapi';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { runQuery } from '../../../db/run-query';
import { makeSecret } from '../rules/secret';
import { seal, unseal } from '../rules/sealed';

const UID = 'api::session.second-factor';

type Time = string | Date;

export interface FactorRow {
  id: number;
  /** Since when signing in asks for it; null if there is none. */
  enabledAt: Time | null;
  /** The secret of the authenticator app, encrypted. */
  appSecret: string | null;
  /** The step of the last code that was taken. */
  appLastStep: number | null;
  /** Changes whenever no device is to be trusted any longer. */
  deviceSeed: string | null;
  requiredSince: Time | null;
  /** When an admin's reset takes effect; null if none is waiting. */
  resetAt: Time | null;
  resetBy: string | null;
  resetReason: string | null;
}

/** A row without a factor. */
export const NO_FACTOR = {
  enabledAt: null,
  appSecret: null,
  appLastStep: null,
  deviceSeed: null,
  resetAt: null,
  resetBy: null,
  resetReason: null,
} as const;

const query = (strapi: Core.Strapi) => strapi.db.query(UID);

export const readFactor = (strapi: Core.Strapi, memberId: number): Promise<FactorRow | null> =>
  query(strapi).findOne({ where: { member: memberId } });

/** The row of a member who has a second factor; null if they have none. */
export async function factorOf(strapi: Core.Strapi, memberId: number): Promise<FactorRow | null> {
  const row = await readFactor(strapi, memberId);
  return row?.enabledAt ? row : null;
}

/**
 * What somebody is told who has taken their account back. A second factor stays on: whoever reads their mail must not
 * get rid of it. But whoever signed in before may have turned it on.
 */
export async function withFactorHint(strapi: Core.Strapi, memberId: number, message: string) {
  const isOn = (await factorOf(strapi, memberId)) !== null;
  return isOn ? `${message} ${SESSION_TEXTS.factorNotYours}` : message;
}

/** Changes a member's row, which is made if there is none. */
export async function saveFactor(
  strapi: Core.Strapi,
  memberId: number,
  data: Partial<Omit<FactorRow, 'id'>>,
) {
  const now = new Date();
  const row = { member_id: memberId, created_at: now, updated_at: now };
  await runQuery(strapi, (knex) =>
    knex('portal_second_factors').insert(row).onConflict('member_id').ignore(),
  );
  const known = await readFactor(strapi, memberId);
  if (known) await query(strapi).update({ where: { id: known.id }, data });
}

/** Takes a step of time for a member, once; false if it, or a later one, was taken before. */
export async function takeStep(strapi: Core.Strapi, id: number, step: number): Promise<boolean> {
  const isNew = { $or: [{ appLastStep: { $null: true } }, { appLastStep: { $lt: step } }] };
  const { count } = await query(strapi).updateMany({
    where: { id, ...isNew },
    data: { appLastStep: step },
  });
  return count === 1;
}

/** Asks every device for the second factor again at the next sign-in. */
export async function revokeDevices(strapi: Core.Strapi, memberId: number) {
  const row = await factorOf(strapi, memberId);
  if (row) await saveFactor(strapi, memberId, { deviceSeed: makeSecret() });
}

/** The members whose reset is due. */
export async function dueResets(strapi: Core.Strapi, now: Date): Promise<number[]> {
  const rows: { member: { id: number } | null }[] = await query(strapi).findMany({
    where: { resetAt: { $lte: now } },
    populate: { member: { select: ['id'] } },
  });
  return rows.flatMap(({ member }) => member?.id ?? []);
}

export const eraseFactor = (strapi: Core.Strapi, memberId: number) =>
  query(strapi).deleteMany({ where: { member: memberId } });

const key = (strapi: Core.Strapi) => strapi.config.get<string>('admin.secrets.encryptionKey');

/** Encrypts the secret of a member's authenticator app, with `ENCRYPTION_KEY`. */
export const sealAppSecret = (strapi: Core.Strapi, memberId: number, secret: string): string =>
  seal(key(strapi), String(memberId), secret);

/** The secret of a member's authenticator app; null if there is none, or it was encrypted with another key. */
export const openAppSecret = (
  strapi: Core.Strapi,
  memberId: number,
  sealed: string | null,
): string | null => (sealed === null ? null : unseal(key(strapi), String(memberId), sealed));
