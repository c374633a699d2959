/**
 * Compares with what the donation service has, and fills in what lost webhook events left out
 * (specification/donation.md, Givebutter).
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { DonationServiceState } from '@hearthside/contract/donation/shapes';
import { loggedError } from '../../../http/logged-error';
import { refuse } from '../../../http/refuse';
import { PartialFailure } from '../../../jobs/partial-failure';
import { daysAfter } from '../../../text/days';
import * as donationMonths from './donation-months';
import { EVENT_UID } from '../rules/donation-uid';
import { saveReported } from './saving-reported';
import { unusableWebhookEvent } from './unusable-webhook-events';
import * as passLease from './pass-lease';
import { type PassRow } from './pass-lease';
import { recentPages } from '../rules/recent-pages';
import { askPage, ServiceUnavailable } from '../rules/service-api';
import { serviceSettings } from '../rules/service-settings';
import { readTransaction } from '../rules/service-transaction';
import { sweepWebhookEvents } from './webhook-sweep';

/** How many days back the service's transactions are compared. */
const DAYS_BACK = 60;
const PATIENCE_MS = 30_000;
/** How long an admin who requests it waits, in milliseconds. It then goes on without them. */
const ADMIN_WAITS_MS = 20_000;

type Counts = Record<'seen' | 'added' | 'changed', number>;

/** Compares one transaction. One that can't be used is reported and does not hold up the others. */
async function compare(
  strapi: Core.Strapi,
  given: unknown,
  counts: Counts,
  now: Date,
): Promise<string> {
  counts.seen += 1;
  const read = readTransaction(given, now);
  // Admins need not know about a free ticket.
  if ('problem' in read) return read.isNothing ? '' : read.problem;
  try {
    const kept = await saveReported(strapi, read.gift, 'answer', now);
    if (kept !== 'same') counts[kept] += 1;
    return '';
  } catch (error) {
    strapi.log.warn(
      `Transaction ${read.gift.transactionId} could not be kept: ${loggedError(error)}`,
    );
    return 'It couldn’t be saved.';
  }
}

async function readPages(strapi: Core.Strapi, counts: Counts): Promise<string> {
  let problem = '';
  const now = new Date();
  const limit = daysAfter(now, -DAYS_BACK);
  for await (const transactions of recentPages(limit, (page) => askPage(page, PATIENCE_MS))) {
    for (const given of transactions) {
      const wrong = await compare(strapi, given, counts, now);
      if (wrong) problem = `A transaction could not be used: ${wrong}`;
    }
    await passLease.renew(strapi);
  }
  return problem;
}

/**
 * One pass, once it is claimed. What interrupts it is recorded, and the next one starts over.
 * @returns why it did not come to its end, or an empty text
 */
async function pass(strapi: Core.Strapi): Promise<string> {
  const counts: Counts = { seen: 0, added: 0, changed: 0 };
  let ended: { endedAt?: Date; problem: string };
  try {
    ended = { problem: await readPages(strapi, counts), endedAt: new Date() };
  } catch (error) {
    if (!(error instanceof ServiceUnavailable))
      strapi.log.warn(`The donation service: ${loggedError(error)}`);
    const problem =
      error instanceof ServiceUnavailable ? error.message : 'Something went wrong on our side.';
    ended = { problem };
  }
  await passLease.end(strapi, { ...counts, ...ended });
  return ended.endedAt ? '' : ended.problem;
}

export async function service(strapi: Core.Strapi): Promise<DonationServiceState> {
  const events = strapi.db.query(EVENT_UID);
  const [row, latest, waiting]: [PassRow | null, { receivedAt: string } | null, number] =
    await Promise.all([
      passLease.row(strapi),
      events.findOne({ select: ['receivedAt'], orderBy: { id: 'desc' } }),
      events.count({ where: { state: 'waiting' } }),
    ]);
  const { secret, key } = serviceSettings();
  const counts = row && { seen: row.seen, added: row.added, changed: row.changed };
  return {
    webhook: Boolean(secret),
    api: Boolean(key),
    waiting,
    lastNewsAt: latest ? new Date(latest.receivedAt).toISOString() : null,
    lastReconciledAt: row?.endedAt ? new Date(row.endedAt).toISOString() : null,
    lastReconciled: row?.endedAt ? counts : null,
    problem: row?.problem ?? '',
    ...(await unusableWebhookEvent(strapi)),
  };
}

/** An admin requests a comparison now. */
export async function reconcileNow(strapi: Core.Strapi): Promise<DonationServiceState> {
  if (!serviceSettings().key) {
    throw refuse.conflict('The portal has no API key for the donation service.');
  }
  if (!(await passLease.take(strapi))) {
    throw refuse.conflict(
      'The portal is already checking with the donation service. Please wait a moment.',
    );
  }
  const going = pass(strapi).catch((error) =>
    strapi.log.warn(`The donation service: ${loggedError(error)}`),
  );
  await Promise.race([going, pause(ADMIN_WAITS_MS, undefined, { ref: false })]);
  return service(strapi);
}

/**
 * Runs every night: compares if a key is set, recounts the totals, and clears old data.
 * @throws PartialFailure if the service could not be compared with to the end. The rest is done.
 */
export async function reconcile(strapi: Core.Strapi): Promise<void> {
  const isMine = Boolean(serviceSettings().key) && (await passLease.take(strapi));
  const problem = isMine ? await pass(strapi) : '';
  await donationMonths.recount(strapi);
  await sweepWebhookEvents(strapi);
  if (problem) throw new PartialFailure(problem);
}
