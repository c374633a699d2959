import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import { PET_FIELDS } from '@hearthside/contract/pet/fields';
import { petBase, type PetBase, type PetDraft } from './pet-draft';

/** A pet in the editor: its initial state, and what is typed. */
export interface PetEdit {
  base: PetBase;
  draft: PetDraft;
}

/** An edit that continues: from what a reload or the end of the session left, or from the pet. */
export function resumedPetEdit(kept: Partial<PetEdit> | null, detail: PetDetail): PetEdit {
  // Another version of the portal may have stored another format.
  const isWhole = kept?.draft?.careTeam?.caretaker && kept.draft.fields && kept.base?.draft;
  const hasFields = PET_FIELDS.every((field) => kept?.draft?.fields?.[field] !== undefined);
  if (isWhole && hasFields) return kept as PetEdit;
  const base = petBase(detail);
  return { base, draft: base.draft };
}
