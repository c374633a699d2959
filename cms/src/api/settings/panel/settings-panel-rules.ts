import type { Core } from '@strapi/strapi';
import { isServiceId } from '@hearthside/contract/donation/fields';
import { phoneNumber } from '@hearthside/contract/member/person-fields';
import { isHttpsAddress } from '@hearthside/contract/web-address';
import { isTimeZone } from '@hearthside/contract/zoned-time';
import { afterCommit } from '../../../db/after-commit';
import { refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import type { DocumentCall, DocumentRules, Next } from '../../../panel/document-call';
import { nextState } from '../data/next-state';
import * as office from '../../../office/office';
import { SETTINGS_UID } from '../../../office/office-settings';
import { recordWritten, settingsNow } from '../data/settings-history';

const WRITTEN = {
  table: 'portal_settings',
  field: 'organisationName',
  name: 'these settings',
} as const;

/** This number has to be a real one, because every member dials it with one tap. Empty hides it. */
function cleanNumber(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.trim() === '') return null;
  const read = phoneNumber.safeParse(typed);
  if (read.success) return read.data;
  const said = read.error.issues[0]?.message ?? 'This isn’t a phone number';
  throw refuse.badInput(said, { emergencyNumber: said });
}

/** A typed text that `passes`; any other is refused at its field. Empty is stored as null. */
function cleanText(typed: unknown, field: string, passes: (text: string) => boolean, said: string) {
  const text = (typeof typed === 'string' && typed.trim()) || null;
  if (text === null || passes(text)) return text;
  throw refuse.badInput(said, { [field]: said });
}

const NO_ZONE =
  'This time zone doesn’t exist. Write it as the tz database does, for example America/Los_Angeles.';
const NO_ID =
  'A Givebutter ID has only letters, digits, - and _. Please copy it again, without the web address.';
const NO_PAGE =
  'Please enter an address that begins with https:// and contains no user name or password';

function cleaned({ revision: _read, changedBy: _them, ...data }: Record<string, unknown>) {
  if ('emergencyNumber' in data) data.emergencyNumber = cleanNumber(data.emergencyNumber);
  // Days are counted in this time zone, so it has to exist.
  if ('timeZone' in data) {
    data.timeZone = cleanText(data.timeZone, 'timeZone', isTimeZone, NO_ZONE);
  }
  // An invalid id would leave the Membership page without a widget and without an error.
  for (const field of ['donationAccountId', 'donationWidgetId']) {
    if (field in data) data[field] = cleanText(data[field], field, isServiceId, NO_ID);
  }
  // Members are sent to this address, so nothing before its host may look like one.
  const page = 'donationCampaignUrl';
  if (page in data) data[page] = cleanText(data[page], page, isHttpsAddress, NO_PAGE);
  return data;
}

const write = (strapi: Core.Strapi, { params }: DocumentCall, next: Next) => {
  const given = params.data ?? {};
  const data = cleaned(given);
  return transaction(strapi, async () => {
    const state = await nextState(strapi, WRITTEN, params.documentId, given.revision);
    params.data = { ...data, ...state };
    const before = await settingsNow(strapi);
    const written = await next();
    await recordWritten(strapi, before, await settingsNow(strapi));
    await afterCommit(strapi, () => office.evict());
    return written;
  });
};

/** Rules for the organization's settings, wherever they are written. */
export const settingsRules: DocumentRules = {
  uid: SETTINGS_UID,
  steps: { create: write, update: write },
};
