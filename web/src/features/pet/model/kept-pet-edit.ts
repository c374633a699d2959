import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import { PET_FIELDS } from '@hearthside/contract/pet/fields';
import { petBase, type PetBase, type PetDraft } from './pet-draft';
import type { PetTexts } from './pet-texts';

/** A pet in the editor: its initial state, and what is typed. */
export interface PetEdit {
  base: PetBase;
  draft: PetDraft;
}

/** An edit that continues: from what a reload or the end of the session left, or from the pet. */
export function resumedPetEdit(kept: Partial<PetEdit> | null, detail: PetDetail): PetEdit {
  const base = petBase(detail);
  const [draft, before] = [kept?.draft, kept?.base?.draft];
  // Another version of the portal may have stored another format.
  if (!kept?.base || !draft?.careTeam?.caretaker || !draft.fields || !before?.fields)
    return { base, draft: base.draft };
  // A field that this version has added is as the pet has it.
  const whole = (stored: Partial<PetTexts>) =>
    Object.fromEntries(
      PET_FIELDS.map((field) => [field, stored[field] ?? base.draft.fields[field]]),
    ) as PetTexts;
  return {
    base: { ...kept.base, draft: { ...before, fields: whole(before.fields) } },
    draft: { ...draft, fields: whole(draft.fields) },
  };
}
