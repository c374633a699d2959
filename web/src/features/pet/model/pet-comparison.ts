import type { HistoryChange } from '@hearthside/contract/history/endpoints';
import { PET_LABELS, type PetField } from '@hearthside/contract/pet/fields';
import { CARE_ROLE_LABELS, CARE_ROLES } from '@hearthside/contract/pet/care';
import { petChanges } from '@hearthside/contract/pet/changes';
import { statesOf } from '@hearthside/contract/states';
import { draftState, PET_FIELDS, type PetDraft } from './pet-draft';

/** Whose words are kept of a part that somebody else has changed. */
export type Side = 'theirs' | 'mine';

/** A part of a pet that differs between what an edit began with, what is there now, and what was typed. */
export interface Difference {
  /** As forms, dialogs and the history call it. */
  label: string;
  was: string;
  now: string;
  typed: string;
  /** Only somebody else changed it: nothing that was typed is at stake. */
  onlyTheirs: boolean;
}

const OWNER = 'Owner';
const TRUST = 'Trust';

/** The changes of a draft against its base in the words people read: those of the save, and whose the pet is. */
export function draftChanges(draft: PetDraft, base: PetDraft): HistoryChange[] {
  const changes = petChanges(draftState(base, base), draftState(draft, base));
  if (draft.owner?.id === base.owner?.id) return changes;
  return [...changes, { field: OWNER, from: base.owner?.name ?? '', to: draft.owner?.name ?? '' }];
}

/**
 * Compares three states of a pet: what an edit began with, what somebody else has made of it meanwhile, and
 * what was typed. Answers only the parts that somebody else changed, and differently from what was typed.
 */
export function comparison(base: PetDraft, theirs: PetDraft, mine: PetDraft): Difference[] {
  const typed = new Map(draftChanges(mine, base).map((change) => [change.field, change]));
  return draftChanges(theirs, base).flatMap(({ field, from, to }) => {
    const own = typed.get(field);
    if (own?.to === to) return [];
    return [{ label: field, was: from, now: to, typed: own?.to ?? from, onlyTheirs: !own }];
  });
}

/** What is kept where nobody has chosen: what was typed, and of the rest what is there now. */
export const firstChoice = ({ onlyTheirs }: Difference): Side => (onlyTheirs ? 'theirs' : 'mine');

const FIELD_OF = new Map<string, PetField>(PET_FIELDS.map((field) => [PET_LABELS[field], field]));

/**
 * What was typed, put over what is there now: parts only one side changed are that side's, and of the others
 * the chosen one's. A state goes with its country.
 */
export function merged(
  base: PetDraft,
  theirs: PetDraft,
  mine: PetDraft,
  choices: Readonly<Record<string, Side>>,
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
