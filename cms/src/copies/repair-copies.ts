import type { Core } from '@strapi/strapi';
import { loggedError } from '../http/logged-error';
import { invalidateCounts } from '../db/cached-count';
import { transaction } from '../db/transaction';
import { CHAT_COPIES } from './chat-copies';
import { CONTENT_COPIES } from './content-copies';
import type { CopyCheck } from './copy-check';
import type { NightlyJob } from '../jobs/once-a-night';
import { PartialFailure } from '../jobs/partial-failure';
import { MONEY_COPIES } from './money-copies';
import { PEOPLE_COPIES } from './people-copies';

/** All copies that are compared each night. docs/copies.md lists them and what else refreshes each one. */
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
  // A repaired row means that there was a bug, so it is logged.
  if (repaired > 0) strapi.log.warn(`Copies: ${name}: repaired ${repaired}.`);
  return repaired;
}

/**
 * Compares every copy with its source and repairs the differences, one row per transaction. Several servers may run
 * it at once. Logs how many rows of each copy were repaired. A copy that cannot be compared does not stop the others.
 * @throws PartialFailure if one could not be compared. The others are.
 */
async function repairCopies(strapi: Core.Strapi): Promise<void> {
  let total = 0;
  const failed: string[] = [];
  for (const check of COPIES) {
    total += await repair(strapi, check).catch((error: unknown) => {
      failed.push(`${check.name} (${loggedError(error)})`);
      strapi.log.warn(`Copies: ${check.name}: ${loggedError(error)}`);
      return 0;
    });
  }
  if (total > 0) await invalidateCounts(strapi, ...SUBJECTS);
  strapi.log.info(`Copies: ${COPIES.length} compared, ${total} rows repaired.`);
  if (failed.length > 0) throw new PartialFailure(`Not compared: ${failed.join(', ')}.`);
}

/** The night's work on copies. */
export const copiesJob: NightlyJob = {
  name: 'copies',
  at: '03:37',
  what: 'Stored copies check',
  task: repairCopies,
};
