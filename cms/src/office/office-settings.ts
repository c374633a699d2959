import type { Core } from '@strapi/strapi';
import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import { CHANGE_HOURS } from '@hearthside/contract/inbox/fields';
import { DEFAULT_SETTINGS, type Settings } from '@hearthside/contract/settings/endpoints';
import { isTimeZone } from '@hearthside/contract/zoned-time';
import { panelFileKey } from '../file/panel-file';
import { fileLink } from '../file/signed-link';

export const SETTINGS_UID = 'api::settings.portal-settings';

/** A membership's grace days if the panel does not set them. */
const GRACE_DAYS = 30;

/** What the panel has set for the office. */
export interface OfficeSettings {
  /** What everyone may see. */
  shown: Settings;
  graceDays: number;
  /** How many hours after sending a message can be changed and deleted. 0 for never. */
  messageHours: number;
  /** What a donor's statement says of the organization besides its name; empty where the panel says nothing. */
  receipt: { postalAddress: string[]; taxId: string; note: string };
  /** The donation service's ids of this organization; empty where there are none. */
  donation: { accountId: string; widgetId: string; campaignUrl: string };
}

/** An invalid zone that bypassed the panel's check must not break calculations with it. */
const zoneIn = (written: string | null | undefined) =>
  written && isTimeZone(written) ? written : DEFAULT_SETTINGS.timeZone;

const linesIn = (text: string | null | undefined) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Reads the panel's settings, with defaults for what is missing. */
export async function loadSettings(strapi: Core.Strapi): Promise<OfficeSettings> {
  const row = await strapi.db.query(SETTINGS_UID).findOne({ populate: { logo: true } });
  return {
    shown: row
      ? {
          organisationName: row.organisationName || DEFAULT_SETTINGS.organisationName,
          tagline: row.tagline ?? '',
          supportEmail: row.supportEmail ?? '',
          emergencyNumber: row.emergencyNumber ?? '',
          timeZone: zoneIn(row.timeZone),
          logo: row.logo ? fileLink(panelFileKey(row.logo)) : null,
        }
      : DEFAULT_SETTINGS,
    graceDays: row?.graceDays ?? GRACE_DAYS,
    messageHours: row?.messageHours ?? CHANGE_HOURS,
    receipt: {
      postalAddress: linesIn(row?.postalAddress),
      taxId: row?.taxId ?? '',
      // Without a tax id the organization can't say what a gift is to the tax office.
      note: row?.taxId ? row.receiptNote || DONATION_TEXTS.receiptNote : '',
    },
    donation: {
      accountId: row?.donationAccountId ?? '',
      widgetId: row?.donationWidgetId ?? '',
      campaignUrl: row?.donationCampaignUrl ?? '',
    },
  };
}
