/** What the panel says of the organisation (ruling 23), and the office's day. */
import type { Core } from '@strapi/strapi';
import {
  PORTAL_PAGES,
  type Health,
  type PortalPage,
  type Settings,
} from '@hearthside/contract/settings';
import { clockIn } from '@hearthside/contract/zoned-time';
import { Refusal } from '../../../http/refuse';
import { ANSWERS_WITHIN_MS, databaseAnswers } from '../../../db/database-answers';
import { isJoined } from '../../../live/cut-off';
import { PAGE_UID, placeholderOf } from '../domain/portal-pages';
import { loadSettings, type OfficeSettings } from '../domain/office-settings';

/** Read by every visitor and every mail; a change in the panel of another server shows within this time. */
const CACHE_MS = 5000;

let known: { value: OfficeSettings; at: number } | undefined;

async function office(strapi: Core.Strapi): Promise<OfficeSettings> {
  if (known && Date.now() - known.at < CACHE_MS) return known.value;
  known = { value: await loadSettings(strapi), at: Date.now() };
  return known.value;
}

export const read = async (strapi: Core.Strapi): Promise<Settings> => (await office(strapi)).shown;

/** The zone the office reckons its days in. */
export const timeZone = async (strapi: Core.Strapi): Promise<string> =>
  (await read(strapi)).timeZone;

/** The day and the time of day it is at the office. */
export const clock = async (strapi: Core.Strapi, now = new Date()) =>
  clockIn(await timeZone(strapi), now);

/** Has them read anew: they have just been changed here. */
export function forget() {
  known = undefined;
}

/** The day it is at the office. */
export const today = async (strapi: Core.Strapi, now = new Date()): Promise<string> =>
  (await clock(strapi, now)).day;

/** So many days after its deadline a membership is not lapsed yet. */
export const graceDays = async (strapi: Core.Strapi): Promise<number> =>
  (await office(strapi)).graceDays;

/** The ids of the donation widget; empty where the panel has none. */
export const donation = async (strapi: Core.Strapi): Promise<OfficeSettings['donation']> =>
  (await office(strapi)).donation;

/** A page of text; its placeholder until somebody writes it in the panel (ruling 24). */
export async function page(strapi: Core.Strapi, key: PortalPage) {
  const row = await strapi.db.query(PAGE_UID).findOne({ where: { key } });
  return {
    title: row?.title || PORTAL_PAGES[key].title,
    body: row?.body || placeholderOf(key),
    updatedAt: (row ? new Date(row.updatedAt) : new Date(0)).toISOString(),
  };
}

/** Within two seconds, whatever the database does; refused with what is away where it does not answer. */
export async function health(strapi: Core.Strapi): Promise<Health> {
  if (!(await databaseAnswers(strapi))) {
    const details = { database: `No answer within ${ANSWERS_WITHIN_MS / 1000} seconds.` };
    throw new Refusal(503, 'The portal can\u2019t reach its database.', details);
  }
  const joined = isJoined();
  return { status: 'ok', ...(joined !== undefined && { redis: joined ? 'ok' : 'away' }) };
}
