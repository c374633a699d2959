import { PROFILE_LABELS, type ProfileField } from '@hearthside/contract/member/person-fields';
import type { ProfileInput } from '@hearthside/contract/member/profile';
import {
  comparedParts,
  mergedParts,
  type ComparedPart,
  type ThreeStates,
} from '@/kit/conflict/compare';
import type { KeptEdit, ProfileState } from './profile-values';

const FIELDS = Object.keys(PROFILE_LABELS) as ProfileField[];
/** The state has to be one of the country's, so both are kept or replaced together. */
const PLACE: readonly ProfileField[] = ['country', 'state'];

/** The fields of a profile as they are compared after a conflict. */
export const PROFILE_PARTS: readonly ComparedPart<ProfileInput>[] = FIELDS.map((field) => ({
  label: PROFILE_LABELS[field],
  fields: [field],
  show: (values) => values[field],
  group: PLACE.includes(field) ? 'place' : undefined,
}));

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
  /** The states to compare, if somebody else has saved the profile in the meantime. */
  states?: ThreeStates<ProfileInput>;
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
  const states = { base: before.values, theirs: now.values, mine: typed };
  const found = new Map(comparedParts(PROFILE_PARTS, states).map((one) => [one.label, one]));
  const changes = FIELDS.flatMap((field): ForeignChange[] => {
    const one = found.get(PROFILE_LABELS[field]);
    if (!one) return [];
    return [{ field, now: one.now, ...(!one.onlyTheirs && { typed: one.typed }) }];
  });
  return { over: now, values: mergedParts(PROFILE_PARTS, states), changes, states };
}

/** An edit that continues: from what a reload or the end of the session left, or from the profile. */
export function resumedEdit(kept: Partial<KeptEdit> | null, now: ProfileState): ProfileEdit {
  if (!kept?.typed || !kept.over) return { over: now, values: now.values, changes: [] };
  return editOver({ ...kept.over.values, ...kept.typed }, kept.over, now);
}
