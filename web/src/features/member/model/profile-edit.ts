import {
  PROFILE_LABELS,
  type ProfileField,
  type ProfileInput,
} from '@hearthside/contract/member/profile';
import type { KeptEdit, ProfileState } from './profile-values';

const FIELDS = Object.keys(PROFILE_LABELS) as ProfileField[];
/** The state is one of the country's: they are kept or taken over together. */
const PLACE: readonly ProfileField[] = ['country', 'state'];

/** A field that somebody else has changed; `typed` where the editor had changed it, too. */
export interface ForeignChange {
  field: ProfileField;
  now: string;
  typed?: string;
}

/** A profile while it is edited: the saved state below, what the form says, what others changed meanwhile. */
export interface ProfileEdit {
  over: ProfileState;
  values: ProfileInput;
  changes: readonly ForeignChange[];
}

/**
 * What was typed over one state of a profile, put over another: what the editor typed stays, what
 * they left alone follows the profile.
 */
export function editOver(
  typed: ProfileInput,
  before: ProfileState,
  now: ProfileState,
): ProfileEdit {
  const isTyped = (field: ProfileField) => typed[field] !== before.values[field];
  const keepsPlace = PLACE.some(isTyped);
  const keeps = (field: ProfileField) => isTyped(field) || (keepsPlace && PLACE.includes(field));

  const values = { ...now.values };
  const changes: ForeignChange[] = [];
  for (const field of FIELDS) {
    const is = now.values[field];
    if (keeps(field)) values[field] = typed[field];
    if (is === before.values[field] || is === typed[field]) continue;
    changes.push({ field, now: is, ...(keeps(field) && { typed: typed[field] }) });
  }
  return { over: now, values, changes };
}

/** An edit as it goes on: from what a reload or the end of the session left, or from the profile. */
export function resumedEdit(kept: Partial<KeptEdit> | null, now: ProfileState): ProfileEdit {
  if (!kept?.typed || !kept.over) return { over: now, values: now.values, changes: [] };
  return editOver({ ...kept.over.values, ...kept.typed }, kept.over, now);
}
