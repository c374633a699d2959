import type { Core } from '@strapi/strapi';
import { hashRecoveryCode, makeRecoveryCodes, shownRecoveryCode } from '../rules/recovery-code';

const query = (strapi: Core.Strapi) => strapi.db.query('api::session.recovery-code');

/** New recovery codes in the place of those before, as they are shown this once. */
export async function replaceRecoveryCodes(
  strapi: Core.Strapi,
  memberId: number,
): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await query(strapi).deleteMany({ where: { member: memberId } });
  for (const code of codes)
    await query(strapi).create({ data: { member: memberId, codeHash: hashRecoveryCode(code) } });
  return codes.map(shownRecoveryCode);
}

/** Uses up a recovery code; false if it is not the member's, or was used before. */
export async function takeRecoveryCode(
  strapi: Core.Strapi,
  memberId: number,
  code: string,
): Promise<boolean> {
  // Only one of two concurrent callers deletes the row.
  const where = { member: memberId, codeHash: hashRecoveryCode(code) };
  const { count } = await query(strapi).deleteMany({ where });
  return count === 1;
}

export const countRecoveryCodes = (strapi: Core.Strapi, memberId: number): Promise<number> =>
  query(strapi).count({ where: { member: memberId } });

export const eraseRecoveryCodes = (strapi: Core.Strapi, memberId: number) =>
  query(strapi).deleteMany({ where: { member: memberId } });
