/** The one row with the state of the comparison, and with the one server that runs it. */
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isUniqueViolation } from '../../../http/answer-for';
import { databaseNow, databaseNowPlus } from '../../../db/database-clock';
import { PASS_UID } from '../rules/donation-uid';

const NAME = 'reconcile';
/** Renewed with every page. If a server ends midway, the next one takes over after this time, in milliseconds. */
const LEASE_MS = 120_000;

/** The result of the last comparison with the donation service. */
export interface PassRow {
  endedAt: string | null;
  seen: number;
  added: number;
  changed: number;
  problem: string | null;
}

/** Identifies this server among several. */
const holder = randomUUID();

const query = (strapi: Core.Strapi) => strapi.db.query(PASS_UID);

const until = (strapi: Core.Strapi) => databaseNowPlus(strapi, LEASE_MS);

export async function row(strapi: Core.Strapi): Promise<PassRow | null> {
  return query(strapi).findOne({ where: { name: NAME } });
}

/** Claims it for this server; false if another server has it. */
export async function take(strapi: Core.Strapi): Promise<boolean> {
  if (!(await query(strapi).findOne({ where: { name: NAME }, select: ['id'] }))) {
    await query(strapi)
      .create({ data: { name: NAME } })
      .catch((error: unknown) => {
        if (!isUniqueViolation(error)) throw error;
      });
  }
  const free = [
    { leaseUntil: { $null: true } },
    { leaseUntil: { $lt: await databaseNow(strapi) } },
  ];
  const { count } = await query(strapi).updateMany({
    where: { name: NAME, $or: free },
    data: { leaseUntil: await until(strapi), holder },
  });
  return count === 1;
}

/** Renews the claim. @throws where another server has taken over, because this one was silent for too long */
export async function renew(strapi: Core.Strapi) {
  const data = { leaseUntil: await until(strapi) };
  const { count } = await query(strapi).updateMany({ where: { name: NAME, holder }, data });
  if (count === 0) throw new Error('Another server has taken over the comparison.');
}

/** Records the result and releases the claim. */
export const end = (
  strapi: Core.Strapi,
  result: Partial<Omit<PassRow, 'endedAt'>> & { endedAt?: Date },
) =>
  query(strapi).updateMany({
    where: { name: NAME, holder },
    data: { ...result, leaseUntil: null, holder: null },
  });
