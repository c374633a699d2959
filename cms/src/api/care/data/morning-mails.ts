/**
 * The morning emails: to each member once a day, at the hour they chose in their own zone. A morning that nobody ran a
 * server in is caught up on the same day, and never later.
 */
import type { Core } from '@strapi/strapi';
import { addDays } from '@hearthside/contract/calendar-days';
import { clockIn, momentOf } from '@hearthside/contract/zoned-time';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { loggedError } from '../../../http/logged-error';
import { remindOnce } from '../../../jobs/remind-once';
import * as office from '../../../office/office';
import * as notificationService from '../../notification/services/notification';
import { morningNotice } from '../rules/morning-mail';
import { beginSettings } from './care-settings';
import { morningsOf, type Morning } from './mornings';
import { mayCare } from './standings';
import { requireNoneFailed } from '../../../jobs/for-each-independently';

/** How many members are looked up together. */
const AT_ONCE = 250;
/** How many emails one transaction writes. */
const IN_ONE = 50;
/** So many such slices a server does each minute at most. */
const SLICES = 40;
/** How often members are looked for who care for an animal since. */
const BEGIN_EVERY_MS = 30 * 60_000;

interface Row {
  id: number;
  memberId: number;
  mailAt: string;
  zone: string | null;
}

const dueRows = (strapi: Core.Strapi, now: Date): Promise<Row[]> =>
  runQuery(strapi, (knex) =>
    knex('care_settings as s')
      .join('up_users as u', 'u.id', 's.member_id')
      .leftJoin('portal_notification_choices as c', 'c.member_id', 's.member_id')
      .where('s.next_mail_at', '<=', now)
      .where({ 's.mail_on': true })
      .modify(mayCare)
      .orderBy(['s.next_mail_at', 's.id'])
      .limit(AT_ONCE)
      .select({ id: 's.id', memberId: 's.member_id', mailAt: 's.mail_at', zone: 'c.time_zone' }),
  );

/** What one email needs to know beside its member. */
interface Sending {
  row: Row;
  zone: string;
  morning: Morning | undefined;
}

/** Sends a member's email of a day, once, and sets when the next is due. Part of the caller's transaction. */
async function send(strapi: Core.Strapi, { row, zone, morning }: Sending, now: Date) {
  const { id, memberId, mailAt } = row;
  const { day } = clockIn(zone, now);
  const isTime = momentOf(day, mailAt, zone) <= now;
  const nextMailAt = momentOf(isTime ? addDays(day, 1) : day, mailAt, zone);
  await runQuery(strapi, (knex) =>
    knex('care_settings').where({ id }).update({ next_mail_at: nextMailAt }),
  );
  if (!isTime || !morning) return;
  // Of the day where the member is, who may have chosen an hour at which it is tomorrow at the office.
  const endOfDay = momentOf(addDays(day, 1), '00:00', zone);
  await remindOnce(
    strapi,
    {
      key: `care:morning:${memberId}:${day}`,
      kind: 'care',
      about: memberId,
      member: memberId,
      day,
      offset: 0,
    },
    () => notificationService.announce(strapi, morningNotice(memberId, morning, endOfDay)),
  );
}

/** Sends some emails in one transaction, and each in its own where that fails: one must not hold up the others. */
async function sendSome(strapi: Core.Strapi, some: readonly Sending[], now: Date) {
  const sendAll = (all: readonly Sending[]) =>
    transaction(strapi, async () => {
      for (const one of all) await send(strapi, one, now);
    });
  const failed: number[] = [];
  await sendAll(some).catch(async () => {
    for (const one of some) {
      await sendAll([one]).catch((error: unknown) => {
        // Tried again in a minute.
        failed.push(one.row.id);
        strapi.log.error(`The morning email of member ${one.row.memberId}: ${loggedError(error)}`);
      });
    }
  });
  return failed;
}

let begunAt = 0;

/** Finds members who have come to care for an animal with tasks, and have no hour yet. */
async function beginOthers(strapi: Core.Strapi, now: Date) {
  if (Math.abs(now.getTime() - begunAt) < BEGIN_EVERY_MS) return;
  begunAt = now.getTime();
  const ids: number[] = await runQuery(strapi, (knex) => {
    const pets = knex('care_pets').select('pet_id');
    const all = knex('pets')
      .whereIn('id', pets)
      .whereNotNull('owner_id')
      .select({ id: 'owner_id' })
      .union(
        knex('pet_care_team')
          .whereIn('pet_id', knex('care_pets').select('pet_id'))
          .whereNotNull('member_id')
          .select({ id: 'member_id' }),
      );
    return knex
      .from(all.as('m'))
      .leftJoin('care_settings as s', 's.member_id', 'm.id')
      .whereNull('s.id')
      .distinct()
      .pluck('m.id');
  });
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await beginSettings(strapi, ids.slice(at, at + AT_ONCE), now);
}

/** Sends what is due by now. Two servers that do so at once send each email once. */
export async function mailMornings(strapi: Core.Strapi, now = new Date()) {
  await beginOthers(strapi, now);
  const officeZone = await office.timeZone(strapi);
  const failed = new Set<number>();
  let tried = 0;
  for (let slice = 0; slice < SLICES; slice += 1) {
    const rows = (await dueRows(strapi, now)).filter(({ id }) => !failed.has(id));
    if (rows.length === 0) break;
    tried += rows.length;
    const mornings = await morningsOf(
      strapi,
      rows.map(({ memberId }) => memberId),
      now,
    );
    const all = rows.map((row) => ({
      row,
      zone: row.zone ?? officeZone,
      morning: mornings.get(row.memberId),
    }));
    for (let at = 0; at < all.length; at += IN_ONE) {
      for (const id of await sendSome(strapi, all.slice(at, at + IN_ONE), now)) failed.add(id);
    }
  }
  requireNoneFailed(
    [...failed].map((id) => `Morning email of the settings ${id}`),
    tried,
  );
}
