/** When a member's morning email comes, and the address of their calendar feed. */
import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { CareSettings } from '@hearthside/contract/care/shapes';
import { addDays } from '@hearthside/contract/calendar-days';
import { clockIn, momentOf } from '@hearthside/contract/zoned-time';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { isSignedFor, signedFor } from '../../../file/signed-link';
import { portalLink } from '../../../mail/portal-link';
import * as office from '../../../office/office';
import * as notificationService from '../../notification/services/notification';

const TABLE = 'care_settings';
/** When the email comes for those who have chosen no hour. */
export const MAIL_AT = '07:00';
const SEED_BYTES = 24;
const SIGNATURE_LENGTH = 43;

interface Row {
  mail_on: boolean | number;
  mail_at: string;
  key: string | null;
}

/** The next moment after this one at which clocks in a zone show this time. */
export function nextMoment(zone: string, time: string, now: Date): Date {
  const { day } = clockIn(zone, now);
  const today = momentOf(day, time, zone);
  return today > now ? today : momentOf(addDays(day, 1), time, zone);
}

const rowOf = (strapi: Core.Strapi, memberId: number): Promise<Row | undefined> =>
  runQuery(strapi, (knex) =>
    knex(TABLE).where({ member_id: memberId }).first('mail_on', 'mail_at', 'key'),
  );

/** Named apart from everything else that is signed. */
const subject = (seed: string) => `care-feed/${seed}`;
const feedUrl = (seed: string) =>
  portalLink(`/api/care/feed/${seed}${signedFor(subject(seed))}.ics`);

/** The stored part of a feed's key; undefined if the rest was not signed here. */
export function seedIn(key: string): string | undefined {
  const whole = key.replace(/\.ics$/, '');
  const seed = whole.slice(0, -SIGNATURE_LENGTH);
  return isSignedFor(subject(seed), whole.slice(-SIGNATURE_LENGTH)) ? seed : undefined;
}

/** Stores settings of members who have none yet, so that their mornings are known. */
export async function beginSettings(
  strapi: Core.Strapi,
  memberIds: Iterable<number>,
  now = new Date(),
) {
  const ids = [...new Set(memberIds)];
  if (ids.length === 0) return;
  const zone = await office.timeZone(strapi);
  const rows = ids.map((member_id) => ({
    member_id,
    mail_on: true,
    mail_at: MAIL_AT,
    next_mail_at: nextMoment(zone, MAIL_AT, now),
    created_at: now,
    updated_at: now,
  }));
  await runQuery(strapi, (knex) => knex(TABLE).insert(rows).onConflict('member_id').ignore());
}

export async function settings(strapi: Core.Strapi, memberId: number): Promise<CareSettings> {
  const row = await rowOf(strapi, memberId);
  const { timeZone } = await notificationService.choices(strapi, memberId);
  return {
    mailOn: row ? Boolean(row.mail_on) : true,
    mailAt: row?.mail_at ?? MAIL_AT,
    zone: timeZone,
    feedUrl: row?.key ? feedUrl(row.key) : null,
  };
}

/** Saves the hour. If it is still to come today, the email comes today, unless it has come already. */
export async function saveSettings(
  strapi: Core.Strapi,
  memberId: number,
  { mailOn, mailAt }: Pick<CareSettings, 'mailOn' | 'mailAt'>,
) {
  const now = new Date();
  const { timeZone } = await notificationService.choices(strapi, memberId);
  await transaction(strapi, async () => {
    await beginSettings(strapi, [memberId], now);
    const next_mail_at = nextMoment(timeZone, mailAt, now);
    await runQuery(strapi, (knex) =>
      knex(TABLE)
        .where({ member_id: memberId })
        .update({ mail_on: mailOn, mail_at: mailAt, next_mail_at, updated_at: now }),
    );
  });
  return settings(strapi, memberId);
}

/** Makes a new address of the feed; the old one stops working. */
export async function newFeedKey(strapi: Core.Strapi, memberId: number) {
  const key = randomBytes(SEED_BYTES).toString('base64url');
  await transaction(strapi, async () => {
    await beginSettings(strapi, [memberId]);
    await runQuery(strapi, (knex) =>
      knex(TABLE).where({ member_id: memberId }).update({ key, updated_at: new Date() }),
    );
  });
  return settings(strapi, memberId);
}

/** Revokes the feed of a member whose password has changed or who is gone. */
export const revokeCareFeed = (strapi: Core.Strapi, memberId: number) =>
  runQuery(strapi, (knex) => knex(TABLE).where({ member_id: memberId }).update({ key: null }));
