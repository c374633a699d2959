/** The one row that says how comparing stands, and which server does it: only one at a time. */
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isUniqueViolation } from '../../../http/answer-for';
import { databaseNow, databaseNowPlus } from '../../../db/database-clock';
import { PASS_UID } from '../rules/donation-uid';

const NAME = 'reconcile';
/** Renewed with every page; whoever ends in between leaves it to the next. */
const LEASE_MS = 120_000;

/** What the last comparison with the donation service came to. */
export interface PassRow {
  endedAt: string | null;
  seen: number;
  added: number;
  changed: number;
  problem: string | null;
}

/** This server, among several. */
const holder = randomUUID();

const query = (strapi: Core.Strapi) => strapi.db.query(PASS_UID);

const until = (strapi: Core.Strapi) => databaseNowPlus(strapi, LEASE_MS);

export async function row(strapi: Core.Strapi): Promise<PassRow | null> {
  return query(strapi).findOne({ where: { name: NAME } });
}

/** Takes it for this server; false where another has it. */
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

export async function holdOn(strapi: Core.Strapi) {
  const leaseUntil = await until(strapi);
  await query(strapi).updateMany({ where: { name: NAME, holder }, data: { leaseUntil } });
}

/** Writes down what it came to, and gives it back. */
export const end = (
  strapi: Core.Strapi,
  result: Partial<Omit<PassRow, 'endedAt'>> & { endedAt?: Date },
) =>
  query(strapi).updateMany({
    where: { name: NAME, holder },
    data: { ...result, leaseUntil: null, holder: null },
  });
