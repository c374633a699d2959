import type { HistoryChange } from '@hearthside/contract/history/endpoints';
import { PET_FIELDS, PET_LABELS, type PetField } from '@hearthside/contract/pet/fields';
import { CARE_ROLE_LABELS, CARE_ROLES } from '@hearthside/contract/pet/care';
import { petChanges } from '@hearthside/contract/pet/changes';
import { statesOf } from '@hearthside/contract/states';
import {
  differencesOf,
  firstChoice,
  type Choices,
  type Difference,
  type Side,
} from '@/kit/conflict/compare';
import { draftState, type PetDraft } from './pet-draft';

const OWNER = 'Owner';
const TRUST = 'Trust';

/** The changes of a draft against its base in display format: those of the save, and a change of owner. */
export function draftChanges(draft: PetDraft, base: PetDraft): HistoryChange[] {
  const changes = petChanges(draftState(base, base), draftState(draft, base));
  if (draft.owner?.id === base.owner?.id) return changes;
  return [...changes, { field: OWNER, from: base.owner?.name ?? '', to: draft.owner?.name ?? '' }];
}

/**
 * Compares three states of a pet: the initial state of an edit, what somebody else has saved since, and what was
 * typed. Returns only the parts that somebody else changed to something other than what was typed.
 */
export const comparison = (base: PetDraft, theirs: PetDraft, mine: PetDraft): Difference[] =>
  differencesOf(draftChanges(theirs, base), draftChanges(mine, base));

const FIELD_OF = new Map<string, PetField>(PET_FIELDS.map((field) => [PET_LABELS[field], field]));

/**
 * Merges what was typed with the current state: parts changed by only one side are taken from that side, the others
 * as chosen. A state always goes with its country.
 */
export function merged(
  base: PetDraft,
  theirs: PetDraft,
  mine: PetDraft,
  choices: Choices,
): PetDraft {
  const differences = comparison(base, theirs, mine);
  const changed = new Set(draftChanges(mine, base).map(({ field }) => field));
  const sideOf = (label: string): Side => {
    const difference = differences.find((one) => one.label === label);
    if (difference) return choices[label] ?? firstChoice(difference);
    return changed.has(label) ? 'mine' : 'theirs';
  };
  const of = (label: string) => (sideOf(label) === 'mine' ? mine : theirs);

  const fields = { ...theirs.fields };
  for (const [label, field] of FIELD_OF)
    Object.assign(fields, { [field]: of(label).fields[field] });
  const states = statesOf(fields.country);
  if (states.length > 0 && !states.includes(fields.state)) {
    fields.state = of(PET_LABELS.country).fields.state;
  }
  const careTeam = Object.fromEntries(
    CARE_ROLES.map((role) => [role, of(CARE_ROLE_LABELS[role]).careTeam[role]]),
  ) as PetDraft['careTeam'];
  return { fields, owner: of(OWNER).owner, trust: of(TRUST).trust, careTeam };
}
