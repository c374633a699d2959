import {
  PROFILE_LABELS,
  type ProfileField,
  type ProfileInput,
} from '@hearthside/contract/member/profile';
import type { KeptEdit, ProfileState } from './profile-values';

const FIELDS = Object.keys(PROFILE_LABELS) as ProfileField[];
/** The state has to be one of the country's, so both are kept or replaced together. */
const PLACE: readonly ProfileField[] = ['country', 'state'];

/** A field that somebody else has changed. `typed` if the editor had changed it too. */
export interface ForeignChange {
  field: ProfileField;
  now: string;
  typed?: string;
}

/** A profile that is edited: its saved state, what the form has, and what others changed in the meantime. */
export interface ProfileEdit {
  over: ProfileState;
  values: ProfileInput;
  changes: readonly ForeignChange[];
}

/**
 * Applies what was typed into one state of a profile to another: what the editor typed stays, and the rest follows
 * the profile.
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

/** An edit that continues: from what a reload or the end of the session left, or from the profile. */
export function resumedEdit(kept: Partial<KeptEdit> | null, now: ProfileState): ProfileEdit {
  if (!kept?.typed || !kept.over) return { over: now, values: now.values, changes: [] };
  return editOver({ ...kept.over.values, ...kept.typed }, kept.over, now);
}
