import type { Core } from '@strapi/strapi';
import { loggedError } from '../http/logged-error';
import { invalidateCounts } from '../db/cached-count';
import { transaction } from '../db/transaction';
import { CHAT_COPIES } from './chat-copies';
import { CONTENT_COPIES } from './content-copies';
import type { CopyCheck } from './copy-check';
import { MONEY_COPIES } from './money-copies';
import { PEOPLE_COPIES } from './people-copies';

/** All copies that the night compares; docs/copies.md lists them with what else refreshes each. */
export const COPIES: readonly CopyCheck[] = [
  ...PEOPLE_COPIES,
  ...CHAT_COPIES,
  ...MONEY_COPIES,
  ...CONTENT_COPIES,
];

const SUBJECTS = ['pet', 'member', 'donation', 'membership', 'form'];

async function repair(strapi: Core.Strapi, { name, compare, repair: repairOne }: CopyCheck) {
  let repaired = 0;
  for (const id of await compare(strapi)) {
    if (await transaction(strapi, () => repairOne(strapi, id))) repaired += 1;
  }
  // One that is mended was a fault: it is told.
  if (repaired > 0) strapi.log.warn(`Copies: ${name}: mended ${repaired}.`);
  return repaired;
}

/**
 * Compares every copy with its source and mends what differs, one row a transaction; several servers may all do it.
 * Tells in the log of each copy how many were mended. One that cannot be compared keeps no other from it.
 */
export async function repairCopies(strapi: Core.Strapi): Promise<void> {
  let total = 0;
  for (const check of COPIES) {
    total += await repair(strapi, check).catch((error: unknown) => {
      strapi.log.warn(`Copies: ${check.name}: ${loggedError(error)}`);
      return 0;
    });
  }
  if (total > 0) for (const subject of SUBJECTS) invalidateCounts(subject);
  strapi.log.info(`Copies: ${COPIES.length} compared, ${total} rows mended.`);
}
