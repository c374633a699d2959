import { draft, type Draft } from '@/lib/drafts/draft';
import type { PetEdit } from './kept-pet-edit';

/** What a member has typed into a pet's page and not saved. Apart from the form, whose code comes later. */
export const petEditDraft = (memberId: number, petId: number): Draft<PetEdit> =>
  draft(memberId, `pet.${petId}`);
