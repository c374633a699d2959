/** Mails that say something of a day or an hour, which would be untrue later. */
import type { Core } from '@strapi/strapi';
import { databaseNow } from '../db/database-clock';
import { runQuery } from '../db/run-query';
import { subjects } from '../subject';
import type { Moment } from '../text/moment';
import { DROPPED, NOT_SENT } from './kept-text';
import type { MailContent } from './mail-content';
import { LEASE_MS } from './mail-schedule';

const TABLE = 'portal_mails';

/**
 * Mails of a subject that are looked at again when they are sent, because they may have waited for hours: over a
 * member's night, or while the mail server was away.
 */
export interface MailSeries {
  /** What the names of its series begin with, up to the colon. */
  name: string;
  /** Whether what a mail in this series says to this member is still so. */
  isCurrent?: (strapi: Core.Strapi, series: string, memberId: number) => Promise<boolean>;
  /** What it says to this member now, if it is written anew at every try; null if nothing is left to say. */
  contentNow?: (
    strapi: Core.Strapi,
    series: string,
    memberId: number,
  ) => Promise<MailContent | null>;
}

/** Why a mail is not sent whose day or hour has passed. */
export const NO_LONGER_CURRENT = 'no longer current';

/** Whether a mail has outlived its use. One without an end stays current. */
export const isOutdated = (usefulUntil: Moment | null, now: Date): boolean =>
  usefulUntil !== null && new Date(usefulUntil) <= now;

interface InSeries {
  series: string | null;
  memberId: number | null;
}

function seriesOf(series: string): MailSeries | undefined {
  const [name] = series.split(':');
  return subjects().find(({ mailSeries }) => mailSeries?.name === name)?.mailSeries;
}

/** Whether what a mail says is still so. Only subjects that look at their mails again know better. */
export async function isStillSo(
  strapi: Core.Strapi,
  { series, memberId }: InSeries,
): Promise<boolean> {
  if (series === null || memberId === null) return true;
  return (await seriesOf(series)?.isCurrent?.(strapi, series, memberId)) ?? true;
}

/** What a mail says when it is sent: what was stored, or what its subject writes anew. Null if nothing is left. */
export async function contentNow(
  strapi: Core.Strapi,
  { series, memberId, subject, text, html }: InSeries & MailContent,
): Promise<MailContent | null> {
  const stored = { subject, text, html };
  if (series === null || memberId === null) return stored;
  const known = seriesOf(series);
  return known?.contentNow ? known.contentNow(strapi, series, memberId) : stored;
}

/**
 * Drops unsent mails that have outlived their use, before others are made due: those that were given up, and those
 * that wait. One that is due within two minutes is left to the server that may be sending it, which looks as well.
 */
export async function dropOutdated(strapi: Core.Strapi, now: Date): Promise<void> {
  const leased = new Date(now.getTime() + LEASE_MS);
  const dropped = await runQuery(strapi, (knex) =>
    knex(TABLE)
      .whereNull('sent_at')
      .whereIn('place', [0, 1])
      .where('useful_until', '<=', now)
      .where((still) => still.whereNull('next_try_at').orWhere('next_try_at', '>', leased))
      .where((still) =>
        still.whereNull('last_error').orWhere('last_error', 'not like', `${NOT_SENT}%`),
      )
      .update({ ...DROPPED, next_try_at: null, last_error: `${NOT_SENT}${NO_LONGER_CURRENT}.` }),
  );
  if (dropped > 0) strapi.log.info(`${dropped} mails are not sent: ${NO_LONGER_CURRENT}.`);
}

/**
 * Ends the use of what these members were to be told in some series and was not sent yet, because a later mail says
 * otherwise. Part of the caller's transaction. What was never tried ends as well: quiet hours and failed tries each
 * hold a mail back for a time of its own, so an earlier one could come after the later one that corrects it.
 */
export async function endSeries(
  strapi: Core.Strapi,
  series: readonly string[],
  memberIds: readonly number[],
): Promise<void> {
  const now = await databaseNow(strapi);
  await runQuery(strapi, (knex) =>
    knex(TABLE)
      .whereIn('member_id', [...memberIds])
      .whereIn('series', [...series])
      .whereNull('sent_at')
      .update({ useful_until: now }),
  );
}
