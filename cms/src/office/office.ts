/** What the panel says of the organisation (ruling 23), and the office's day. */
import type { Core } from '@strapi/strapi';
import type { Settings } from '@hearthside/contract/settings/endpoints';
import { clockIn } from '@hearthside/contract/zoned-time';
import { loadSettings, type OfficeSettings } from './office-settings';

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
