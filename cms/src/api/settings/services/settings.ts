import type { Core } from '@strapi/strapi';
import {
  PORTAL_PAGES,
  type Health,
  type PortalPage,
  type Settings,
} from '@hearthside/contract/settings';
import { clockIn } from '@hearthside/contract/zoned-time';
import { Refusal } from '../../../access/refuse';
import { ANSWERS_WITHIN_MS, databaseAnswers } from '../../../db/database-answers';
import { isJoined } from '../../../realtime/cut-off';
import { PAGE_UID, placeholderOf } from '../domain/portal-pages';
import { loadSettings, type OfficeSettings } from '../domain/office-settings';

/** Read by every visitor and every mail; a change in the panel of another server shows within this time. */
const CACHE_MS = 5000;

let known: { value: OfficeSettings; at: number } | undefined;

/** What the panel says of the organisation (ruling 23), and the office's day. */
const settingsService = ({ strapi }: { strapi: Core.Strapi }) => {
  async function office(): Promise<OfficeSettings> {
    if (known && Date.now() - known.at < CACHE_MS) return known.value;
    known = { value: await loadSettings(strapi), at: Date.now() };
    return known.value;
  }
  const read = async (): Promise<Settings> => (await office()).shown;
  const timeZone = async (): Promise<string> => (await read()).timeZone;
  const clock = async (now = new Date()) => clockIn(await timeZone(), now);

  return {
    read,
    /** Has them read anew: they have just been changed here. */
    forget() {
      known = undefined;
    },
    /** The zone the office reckons its days in. */
    timeZone,
    /** The day and the time of day it is at the office. */
    clock,
    /** The day it is at the office. */
    today: async (now = new Date()): Promise<string> => (await clock(now)).day,
    /** So many days after its deadline a membership is not lapsed yet. */
    graceDays: async (): Promise<number> => (await office()).graceDays,
    /** The ids of the donation widget; empty where the panel has none. */
    donation: async (): Promise<OfficeSettings['donation']> => (await office()).donation,
    /** A page of text; its placeholder until somebody writes it in the panel (ruling 24). */
    async page(key: PortalPage) {
      const row = await strapi.db.query(PAGE_UID).findOne({ where: { key } });
      return {
        title: row?.title || PORTAL_PAGES[key].title,
        body: row?.body || placeholderOf(key),
        updatedAt: (row ? new Date(row.updatedAt) : new Date(0)).toISOString(),
      };
    },
    /** Within two seconds, whatever the database does; refused with what is away where it does not answer. */
    async health(): Promise<Health> {
      if (!(await databaseAnswers(strapi))) {
        const details = { database: `No answer within ${ANSWERS_WITHIN_MS / 1000} seconds.` };
        throw new Refusal(503, 'The portal can\u2019t reach its database.', details);
      }
      const joined = isJoined();
      return { status: 'ok', ...(joined !== undefined && { redis: joined ? 'ok' : 'away' }) };
    },
  };
};

export default settingsService;
export type SettingsService = ReturnType<typeof settingsService>;
