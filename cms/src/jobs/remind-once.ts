import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from '../db/run-query';
import { portionsOf } from '../db/portions';
import { transaction } from '../db/transaction';
import * as office from '../office/office';
import type { Moment } from '../text/moment';

const TABLE = 'portal_reminders';
/** The office's time of day from which reminders go out. */
const FROM = '09:00';

/** A reminder that is due. */
export interface Reminder {
  /** Its unique key. Once someone was reminded under a key, nobody is reminded under it again. */
  key: string;
  kind: 'membership' | 'appointment' | 'blog' | 'system' | 'care';
  /** The id of what it is about. */
  about: number;
  /** The member it concerns; null if it is for the office. */
  member: number | null;
  /** The day it is about, `2026-11-20`. */
  day: string;
  /** How many days before that day; negative after it. */
  offset: number;
}

/** A reminder as the ledger stores it. */
export interface LedgerEntry extends Pick<Reminder, 'key' | 'day' | 'offset'> {
  /** It was overdue when a later one was sent, so it was never sent itself. */
  skipped: boolean;
  at: string;
}

/** Enters reminders that the ledger does not have yet. Returns how many were new. */
async function enter(strapi: Core.Strapi, reminders: readonly Reminder[], skipped: boolean) {
  const now = new Date();
  const rows = reminders.map(({ key, kind, about, member, day, offset }) => ({
    once_key: key,
    kind,
    about_id: about,
    member_id: member,
    day,
    offset_days: offset,
    skipped,
    created_at: now,
    updated_at: now,
  }));
  let added = 0;
  for (const some of portionsOf(rows)) {
    const ids: unknown[] = await runQuery(strapi, (knex) =>
      knex(TABLE).insert(some).onConflict('once_key').ignore().returning('id'),
    );
    added += ids.length;
  }
  return added;
}

/**
 * Sends a reminder once, however many servers find it due. The server that enters its key into the ledger sends it in
 * the same transaction, so that neither exists without the other. False if it was sent before.
 */
export async function remindOnce(
  strapi: Core.Strapi,
  reminder: Reminder,
  notify: () => Promise<unknown>,
): Promise<boolean> {
  let isFirst = false;
  await transaction(strapi, async () => {
    isFirst = (await enter(strapi, [reminder], false)) === 1;
    if (isFirst) await notify();
  });
  return isFirst;
}

/** Enters reminders that have become pointless, so that they are never sent. */
export async function skipReminders(
  strapi: Core.Strapi,
  reminders: readonly Reminder[],
): Promise<void> {
  await enter(strapi, reminders, true);
}

const about = (knex: Knex, kind: Reminder['kind'], ids: readonly number[]) =>
  knex(TABLE).where({ kind }).whereIn('about_id', ids);

/** The reminders in the ledger about something, newest first. */
export async function remindersAbout(
  strapi: Core.Strapi,
  kind: Reminder['kind'],
  id: number,
): Promise<LedgerEntry[]> {
  const rows: Record<string, unknown>[] = await runQuery(strapi, (knex) =>
    about(knex, kind, [id])
      .orderBy('id', 'desc')
      .select('once_key', 'day', 'offset_days', 'skipped', 'created_at'),
  );
  return rows.map((row) => ({
    key: String(row.once_key),
    day: String(row.day),
    offset: Number(row.offset_days),
    skipped: Boolean(row.skipped),
    at: new Date(row.created_at as Moment).toISOString(),
  }));
}

/** Which of these keys are already in the ledger, in one query. For at most a few hundred keys. */
export async function enteredKeys(
  strapi: Core.Strapi,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const entered: string[] = await runQuery(strapi, (knex) =>
    knex(TABLE)
      .whereIn('once_key', [...keys])
      .pluck('once_key'),
  );
  return new Set(entered);
}

/** Deletes the reminders about something that is erased. */
export async function deleteReminders(
  strapi: Core.Strapi,
  kind: Reminder['kind'],
  ids: number | readonly number[],
): Promise<void> {
  await runQuery(strapi, (knex) => about(knex, kind, [ids].flat()).delete());
}

/** Deletes the reminders of a kind about days before this one, `2026-11-20`. */
export async function deleteRemindersBefore(
  strapi: Core.Strapi,
  kind: Reminder['kind'],
  day: string,
): Promise<void> {
  await runQuery(strapi, (knex) => knex(TABLE).where({ kind }).where('day', '<', day).delete());
}

/** The office's current day if it is late enough for reminders to go out; null before nine in the morning. */
export async function remindingDay(strapi: Core.Strapi, now = new Date()): Promise<string | null> {
  const { day, time } = await office.clock(strapi, now);
  return time < FROM ? null : day;
}
