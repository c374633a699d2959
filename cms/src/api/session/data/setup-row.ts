/** How far the setup has come: one row, which goes once there is an admin. */
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { SETUP_TEXTS } from '@hearthside/contract/session/setup';
import { needsSetup } from '../../../auth/needs-setup';
import { isUniqueViolation } from '../../../http/answer-for';
import { refuse } from '../../../http/refuse';
import { isSetupCode, setupCode } from '../rules/setup-code';

const UID = 'api::session.setup';
const where = { name: 'portal' };

export interface SetupRow {
  id: number;
  seed: string;
  organizationAt: string | Date | null;
  digitsHash: string | null;
  mailProvedAt: string | Date | null;
  storageCheckedAt: string | Date | null;
}

const query = (strapi: Core.Strapi) => strapi.db.query(UID);
const read = (strapi: Core.Strapi) => query(strapi).findOne({ where }) as Promise<SetupRow | null>;

/** The row, made if there is none. */
async function ensureRow(strapi: Core.Strapi): Promise<SetupRow> {
  const known = await read(strapi);
  if (known) return known;
  await query(strapi)
    .create({ data: { ...where, seed: randomUUID() } })
    .catch((error: unknown) => {
      // Another server has just made it.
      if (!isUniqueViolation(error)) throw error;
    });
  return (await read(strapi)) as SetupRow;
}

const keyOf = (strapi: Core.Strapi) =>
  strapi.config.get<string>('plugin::users-permissions.jwtSecret');

/** The code of the setup that is open. */
export const openCode = async (strapi: Core.Strapi): Promise<string> =>
  setupCode(keyOf(strapi), (await ensureRow(strapi)).seed);

/**
 * The setup that this code opens.
 * @throws 409 if the portal is set up, 400 `LINK_INVALID` if the code is another one.
 */
export async function openSetup(strapi: Core.Strapi, typed: string): Promise<SetupRow> {
  if (!(await needsSetup(strapi))) throw refuse.wrongState(SETUP_TEXTS.done);
  const row = await ensureRow(strapi);
  if (isSetupCode(typed, setupCode(keyOf(strapi), row.seed))) return row;
  throw refuse.linkInvalid(SETUP_TEXTS.wrongCode);
}

/** Writes down a step. */
export const saveStep = (strapi: Core.Strapi, data: Partial<Omit<SetupRow, 'id' | 'seed'>>) =>
  query(strapi).update({ where, data });

/** Deletes the row, and its code with it. */
export const endSetup = (strapi: Core.Strapi) => query(strapi).deleteMany({ where });
