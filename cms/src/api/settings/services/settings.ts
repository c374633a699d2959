/** Portal settings, pages of text and the health check. */
import type { Core } from '@strapi/strapi';
import {
  PORTAL_PAGES,
  type Health,
  type PortalPage,
} from '@hearthside/contract/settings/endpoints';
import type { Member } from '../../../auth/member-cache';
import { Refusal } from '../../../http/refuse';
import { databaseTrouble } from '../../../db/database-trouble';
import { isJoined } from '../../../live/cut-off';
import { RELEASE } from '../../../release/version';
import { PAGE_UID, placeholderOf } from '../data/portal-pages';

export { read } from '../../../office/office';
export { logBrowserError } from '../data/browser-errors';
export { logPageTimings } from '../data/page-timings';

/** A page of text, or its placeholder until someone writes it in the panel (ruling 24). */
export async function page(strapi: Core.Strapi, key: PortalPage) {
  const row = await strapi.db.query(PAGE_UID).findOne({ where: { key } });
  return {
    title: row?.title || PORTAL_PAGES[key].title,
    body: row?.body || placeholderOf(key),
    updatedAt: (row ? new Date(row.updatedAt) : new Date(0)).toISOString(),
  };
}

/** Who asks for the server's health, if it is somebody who is signed in. */
type Viewer = Pick<Member, 'role' | 'verified'>;

/**
 * Answers within two seconds, whatever the database does. If it does not answer, this is refused with what is away.
 * Admins are told the version too; everybody else could look up which faults it has.
 */
export async function health(strapi: Core.Strapi, viewer: Viewer | null): Promise<Health> {
  const database = await databaseTrouble(strapi);
  if (database !== null)
    throw new Refusal(503, 'The portal can\u2019t reach its database.', { details: { database } });
  const joined = isJoined();
  return {
    status: 'ok',
    ...(joined !== undefined && { redis: joined ? 'ok' : 'away' }),
    ...(viewer?.role === 'admin' && viewer.verified && { version: RELEASE.version }),
  };
}
