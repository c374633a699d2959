/** The organization's settings from the panel (ruling 23), and the office's current day. */
import type { Core } from '@strapi/strapi';
import type { Settings } from '@hearthside/contract/settings/endpoints';
import { addDays } from '@hearthside/contract/calendar-days';
import { clockIn, momentOf } from '@hearthside/contract/zoned-time';
import { loadSettings, type OfficeSettings } from './office-settings';

/**
 * How long the settings are cached, in milliseconds. Every visitor and every email reads them; a change in the panel
 * of another server shows within this time.
 */
const CACHE_MS = 5000;

let known: { value: OfficeSettings; at: number } | undefined;

async function office(strapi: Core.Strapi): Promise<OfficeSettings> {
  if (known && Date.now() - known.at < CACHE_MS) return known.value;
  known = { value: await loadSettings(strapi), at: Date.now() };
  return known.value;
}

export const read = async (strapi: Core.Strapi): Promise<Settings> => (await office(strapi)).shown;

/** The time zone in which the office counts its days. */
export const timeZone = async (strapi: Core.Strapi): Promise<string> =>
  (await read(strapi)).timeZone;

/** The current day and time of day at the office. */
export const clock = async (strapi: Core.Strapi, now = new Date()) =>
  clockIn(await timeZone(strapi), now);

/** Clears the cached settings after they were changed here. */
export function evict() {
  known = undefined;
}

/** The current day at the office. */
export const today = async (strapi: Core.Strapi, now = new Date()): Promise<string> =>
  (await clock(strapi, now)).day;

/** The moment at which a day ends at the office. */
export const endOfDay = async (strapi: Core.Strapi, day: string): Promise<Date> =>
  momentOf(addDays(day, 1), '00:00', await timeZone(strapi));

/** How many days after its deadline a membership has not lapsed yet. */
export const graceDays = async (strapi: Core.Strapi): Promise<number> =>
  (await office(strapi)).graceDays;

/** How many hours after sending a message can be changed and deleted. 0 for never. */
export const messageHours = async (strapi: Core.Strapi): Promise<number> =>
  (await office(strapi)).messageHours;

/** What a donor's statement says of the organization besides its name. */
export const receipt = async (strapi: Core.Strapi): Promise<OfficeSettings['receipt']> =>
  (await office(strapi)).receipt;

/** The ids of the donation widget; empty where the panel has none. */
export const donation = async (strapi: Core.Strapi): Promise<OfficeSettings['donation']> =>
  (await office(strapi)).donation;
