import { shownMoment } from '@hearthside/contract/shown-date';
import type { ListedVersion, VersionField } from './entry-calls';

/** 'Nov 20, 2026, 2:30 PM' */
export const versionTime = (at: string): string => shownMoment('dayAndClock', new Date(at));

/** Who saved a version and where: 'Ann Lee, in the portal'. Empty if neither is known. */
export function versionAuthor({ by, door }: Pick<ListedVersion, 'by' | 'door'>): string {
  const place = door === 'portal' ? 'in the portal' : '';
  return [by, place].filter(Boolean).join(', ');
}

/** What a version changed: 'Changed: Title, Tags'. The oldest one has none before it. */
export function versionChanges({ changed }: Pick<ListedVersion, 'changed'>, isOldest: boolean) {
  if (isOldest) return 'Oldest saved version';
  return changed.length > 0 ? `Changed: ${changed.join(', ')}` : 'No changes to the text';
}

/** Why a version can't be restored now. Empty if it can. */
export function whyNotRestored(
  fields: readonly Pick<VersionField, 'isSame' | 'lost'>[],
  isFormModified: boolean,
): string {
  const differing = fields.filter(({ isSame }) => !isSame);
  if (differing.length === 0) return 'This is the current version.';
  // Restoring would say that it had worked, and change nothing.
  if (differing.every(({ lost }) => lost !== undefined)) {
    return 'Nothing else is different in this version, so there is nothing to restore.';
  }
  return isFormModified
    ? 'The form has unsaved changes. Save or discard them before you restore a version.'
    : '';
}
