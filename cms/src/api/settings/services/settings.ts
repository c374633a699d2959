import type { Core } from '@strapi/strapi';
import {
  DEFAULT_SETTINGS,
  PORTAL_PAGES,
  type PortalPage,
  type Settings,
} from '@hearthside/contract/settings';
import { panelFileKey } from '../../../file/panel-file';
import { fileLink } from '../../../file/signed-link';
import { PAGE_UID, placeholderOf } from '../domain/portal-pages';
import { SETTINGS_UID } from '../domain/settings-door';

/** Read by every visitor and every mail; a change in the panel shows within this time. */
const BELIEVED_MS = 5000;

/** What the panel says of the organisation (ruling 23). */
const settingsService = ({ strapi }: { strapi: Core.Strapi }) => {
  let known: { value: Settings; at: number } | undefined;

  async function load(): Promise<Settings> {
    const row = await strapi.db.query(SETTINGS_UID).findOne({ populate: { logo: true } });
    if (!row) return DEFAULT_SETTINGS;
    return {
      organisationName: row.organisationName || DEFAULT_SETTINGS.organisationName,
      tagline: row.tagline ?? '',
      supportEmail: row.supportEmail ?? '',
      emergencyNumber: row.emergencyNumber ?? '',
      logo: row.logo ? fileLink(panelFileKey(row.logo)) : null,
    };
  }

  return {
    async read(): Promise<Settings> {
      if (known && Date.now() - known.at < BELIEVED_MS) return known.value;
      known = { value: await load(), at: Date.now() };
      return known.value;
    },
    /** A page of text; its placeholder until somebody writes it in the panel (ruling 24). */
    async page(key: PortalPage) {
      const row = await strapi.db.query(PAGE_UID).findOne({ where: { key } });
      return {
        title: row?.title || PORTAL_PAGES[key].title,
        body: row?.body || placeholderOf(key),
        updatedAt: (row ? new Date(row.updatedAt) : new Date(0)).toISOString(),
      };
    },
    /** Fails where the database does not answer. */
    async health(): Promise<{ status: 'ok' }> {
      await strapi.db.connection.raw('select 1');
      return { status: 'ok' };
    },
  };
};

export default settingsService;
export type SettingsService = ReturnType<typeof settingsService>;
