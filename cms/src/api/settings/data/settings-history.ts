import type { Core } from '@strapi/strapi';
import type { HistoryChange } from '@hearthside/contract/history/endpoints';
import type { HistoryKind } from '@hearthside/contract/history/kinds';
import { textOfRich } from '@hearthside/contract/rich-text';
import { panelReason, changeAuthor } from '../../../auth/change-author';
import * as historyService from '../../history/services/history';
import { SETTINGS_UID } from '../../../office/office-settings';
import { portalSettingsLayout } from '../../../panel/layouts/portal-settings';

interface Changed {
  about: { kind: HistoryKind; id: number; name: string };
  /** The value of each field, in words for people. */
  said: Readonly<Record<string, string>>;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The fields of the settings whose values are texts and numbers, by their labels in the panel. */
export const SETTINGS_LABELS: readonly (readonly [field: string, label: string])[] = Object.entries(
  portalSettingsLayout.fields,
).flatMap(([field, { label }]) => (field === 'logo' || !label ? [] : [[field, label] as const]));

/** The current settings; undefined before there are any. */
export async function settingsNow(strapi: Core.Strapi): Promise<Changed | undefined> {
  const row = await strapi.db.query(SETTINGS_UID).findOne({ populate: { logo: true } });
  if (!row) return undefined;
  const said = SETTINGS_LABELS.map(([field, label]) => [label, text(row[field])]);
  return {
    about: { kind: 'settings', id: row.id, name: 'Portal settings' },
    said: { ...Object.fromEntries(said), Logo: text(row.logo?.name) },
  };
}

const LONGEST = 300;
const short = (whole: string) =>
  whole.length > LONGEST ? `${whole.slice(0, LONGEST)}\u2026` : whole;

/** The current content of a page; undefined if there is none. */
export async function pageNow(
  strapi: Core.Strapi,
  documentId: string | undefined,
): Promise<Changed | undefined> {
  const row = await strapi.db
    .query('api::settings.portal-page')
    .findOne({ where: { documentId: documentId ?? '' } });
  if (!row) return undefined;
  return {
    about: { kind: 'page', id: row.id, name: row.title },
    // The whole text in addition to the shown part, so that a change at its end counts too.
    said: { Title: text(row.title), Text: textOfRich(text(row.body)), Body: text(row.body) },
  };
}

/** What a save changed. If a text differs only in a part that is not shown, only that it changed. */
function changesOf(before: Changed['said'], after: Changed['said']): HistoryChange[] {
  const changes = Object.keys(after)
    .filter((field) => field !== 'Body' && before[field] !== after[field])
    .map((field) => ({ field, from: short(before[field] ?? ''), to: short(after[field] ?? '') }));
  const isHidden = before.Body !== after.Body && before.Text === after.Text;
  return isHidden ? [...changes, { field: 'Text', from: '', to: '' }] : changes;
}

/** Records what a save changed and who saved, within its transaction. */
export async function recordWritten(
  strapi: Core.Strapi,
  before: Changed | undefined,
  after: Changed | undefined,
): Promise<void> {
  const changes = before && after ? changesOf(before.said, after.said) : [];
  if (!after || changes.length === 0) return;
  const by = await changeAuthor(strapi);
  await historyService.record(strapi, {
    by: by.memberId,
    action: 'changed',
    about: after.about,
    changes,
    reason: panelReason(by),
  });
}
