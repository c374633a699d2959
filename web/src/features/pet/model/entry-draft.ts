import { draft, type Draft } from '@/lib/drafts/draft';
import type { EntryInput } from './entry-values';

/** What was typed over an entry and not saved, with the state of the entry it was typed over. */
export type EntryDraft = EntryInput & { revision: string };

/** The draft of a new entry of a pet, or of the changes of one there is. */
export const entryDraft = (
  memberId: number,
  petId: number,
  entryId: number | undefined,
): Draft<EntryDraft> => draft(memberId, `pet entry.${petId}.${entryId ?? 'new'}`);
