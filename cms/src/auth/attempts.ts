import { createHash } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
} from 'rate-limiter-flexible';
import type { Core } from '@strapi/strapi';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { addressKey } from './address-key';
import { refuse, type Refusal } from '../http/refuse';

/** How many megabytes an account uploads in a day, at most. A server's disk is shared by all. */
const UPLOADED_MEGABYTES_A_DAY = 2048;
const UPLOADED_TOO_MUCH =
  'You’ve uploaded 2 GB in the last 24 hours, which is the daily limit. Please try again tomorrow.';

/**
 * How many attempts are allowed in how many seconds, by address and by account. They are counted in the database, so
 * the counts survive a restart and hold for all servers.
 */
const LIMITS = {
  sign_in_by_address: { points: 50, duration: 600 },
  sign_in_by_account: { points: 30, duration: 600 },
  sign_in_by_account_there: { points: 10, duration: 600 },
  sign_in_by_device: { points: 10, duration: 600 },
  failed_sign_ins_noted: { points: 1, duration: 60 },
  panel_by_address: { points: 30, duration: 600 },
  register_by_address: { points: 10, duration: 3600 },
  mail_by_address: { points: 20, duration: 3600 },
  mail_by_account: { points: 4, duration: 3600 },
  proof_by_account: { points: 10, duration: 3600 },
  proof_by_receiver: { points: 4, duration: 3600 },
  new_device_by_account: { points: 5, duration: 86_400 },
  token_by_address: { points: 60, duration: 600 },
  password_by_account: { points: 10, duration: 600 },
  second_factor_by_account: { points: 10, duration: 600 },
  // Six digits can be guessed by whoever has the password and time. Passkeys and recovery codes can't.
  app_codes_by_account: { points: 50, duration: 86_400 },
  contact_by_account: { points: 10, duration: 3600 },
  appointment_by_account: { points: 20, duration: 3600 },
  role_request_by_account: { points: 10, duration: 3600 },
  uploads_by_account: { points: 60, duration: 60 },
  uploaded_megabytes_by_account: { points: UPLOADED_MEGABYTES_A_DAY, duration: 86_400 },
  sessions_by_account: { points: 60, duration: 600 },
  messages_by_account: { points: 300, duration: 300 },
  chats_by_account: { points: 100, duration: 3600 },
  pet_sharing_by_account: { points: 120, duration: 3600 },
  push_by_account: { points: 60, duration: 3600 },
  search_by_account: { points: 240, duration: 60 },
  player_by_address: { points: 120, duration: 60 },
  browser_errors_by_address: { points: 30, duration: 600 },
  browser_errors_in_all: { points: 600, duration: 3600 },
  page_timings_by_address: { points: 30, duration: 600 },
  page_timings_in_all: { points: 600, duration: 3600 },
} as const;
export type Limit = keyof typeof LIMITS;

/**
 * Keys are hashed because an email address may be longer than the table's column, and because the table need not list
 * who tried.
 */
const short = (key: string) => createHash('sha256').update(key).digest('base64url');

/**
 * Limits that only keep a server from being overloaded are counted in its own memory: a write would cost more than
 * the answer.
 */
const IN_MEMORY: ReadonlySet<Limit> = new Set<Limit>([
  'search_by_account',
  'player_by_address',
  'messages_by_account',
  'failed_sign_ins_noted',
  'browser_errors_by_address',
  'browser_errors_in_all',
  'page_timings_by_address',
  'page_timings_in_all',
]);

type Limiter = RateLimiterMemory | RateLimiterPostgres | RateLimiterSQLite;
const limiters = new Map<Limit, Limiter>();

/** The limiter of a limit. Without one nothing would be counted, so a missing limiter is always an error. */
function limiterOf(limit: Limit): Limiter {
  const limiter = limiters.get(limit);
  if (!limiter) throw new Error(`The limit ${limit} has not been prepared.`);
  return limiter;
}

/** The key that is counted: an account by its name, an address by its network. */
const keyOf = (limit: Limit, key: string) =>
  short(limit.endsWith('_by_address') ? addressKey(key) : key);

/** Prepares the limiters' table. `factor` multiplies all limits (for load measurements and most tests). */
export async function prepareLimits(strapi: Core.Strapi, factor = 1) {
  if (!Number.isFinite(factor) || factor <= 0) {
    throw new Error('LIMITS_FACTOR must be a positive number.');
  }
  const postgres = strapi.db.dialect.client === 'postgres';
  for (const [name, { points, duration }] of Object.entries(LIMITS) as [
    Limit,
    { points: number; duration: number },
  ][]) {
    if (IN_MEMORY.has(name)) {
      limiters.set(
        name,
        new RateLimiterMemory({ keyPrefix: name, points: points * factor, duration }),
      );
      continue;
    }
    await new Promise<void>((resolve, reject) => {
      const done = (error?: Error) => (error ? reject(error) : resolve());
      const options = {
        storeClient: strapi.db.connection,
        storeType: 'knex',
        tableName: 'portal_attempts',
        keyPrefix: name,
        points: points * factor,
        duration,
      };
      const limiter = postgres
        ? new RateLimiterPostgres(options, done)
        : new RateLimiterSQLite(options, done);
      limiters.set(name, limiter);
    });
  }
}

/** How much an attempt counts, and how it is refused. */
interface Counting {
  amount?: number;
  refusal?: (retryAfter: number) => Refusal;
}

const tooOften = (retryAfter: number) => refuse.tooOften(SESSION_TEXTS.tooOften, retryAfter);

/** Counts one attempt. When there were too many it is refused, by default with 429. */
export async function countAttempt(
  limit: Limit,
  key: string,
  { amount = 1, refusal = tooOften }: Counting = {},
) {
  try {
    await limiterOf(limit).consume(keyOf(limit, key), amount);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw refusal(Math.ceil(error.msBeforeNext / 1000));
  }
}

/** Counts an upload of so many bytes. Refuses it with 429 or, beyond what an account uploads in a day, with 413. */
export async function countUpload(account: string, bytes: number) {
  await countAttempt('uploads_by_account', account);
  await countAttempt('uploaded_megabytes_by_account', account, {
    amount: Math.ceil(bytes / 2 ** 20),
    refusal: () => refuse.tooBig(UPLOADED_TOO_MUCH),
  });
}

/** Clears the attempts of a key after a success. */
export async function clearAttempts(limit: Limit, key: string) {
  await limiterOf(limit).delete(keyOf(limit, key));
}

/** Uncounts the attempt that was counted last, because it succeeded. */
export async function returnAttempt(limit: Limit, key: string) {
  await limiterOf(limit).reward(keyOf(limit, key), 1);
}

/** Deletes expired counts. On SQLite nothing else does. */
export const sweepAttempts = (strapi: Core.Strapi, now = new Date()) =>
  strapi.db.connection('portal_attempts').where('expire', '<', now.getTime()).delete();
