import type { Core } from '@strapi/strapi';
import { phoneNumber } from '@hearthside/contract/member';
import { refuse } from '../../../access/refuse';
import { atDoor, type DocumentCall, type Next } from '../../library/domain/document-call';
import { nextState } from './next-state';

export const SETTINGS_UID = 'api::settings.portal-settings';

const WRITTEN = {
  table: 'portal_settings',
  field: 'organisationName',
  name: 'these settings',
} as const;

/** A number that every member dials with one press has to be one. Empty hides it. */
function cleanNumber(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.trim() === '') return null;
  const read = phoneNumber.safeParse(typed);
  if (read.success) return read.data;
  const said = read.error.issues[0]?.message ?? 'This is no phone number';
  throw refuse.badInput(said, { emergencyNumber: said });
}

function cleaned({ revision: _read, changedBy: _them, ...data }: Record<string, unknown>) {
  if ('emergencyNumber' in data) data.emergencyNumber = cleanNumber(data.emergencyNumber);
  return data;
}

/** What holds of the organisation's settings whoever writes them. */
export function watchSettings(strapi: Core.Strapi) {
  const write = ({ params }: DocumentCall, next: Next) => {
    const given = params.data ?? {};
    const data = cleaned(given);
    return strapi.db.transaction(async () => {
      const state = await nextState(strapi, WRITTEN, params.documentId, given.revision);
      params.data = { ...data, ...state };
      return next();
    });
  };
  atDoor(strapi, SETTINGS_UID, { create: write, update: write });
}
