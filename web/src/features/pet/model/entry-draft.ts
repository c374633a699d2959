import { draft, type Draft } from '@/lib/drafts/draft';
import type { EntryInput } from './entry-values';

/** What was typed into an entry and not saved, with the revision it was based on. */
export type EntryDraft = EntryInput & { revision: string };

/** The draft of a new entry of a pet, or of the changes to an existing one. */
export const entryDraft = (
  memberId: number,
  petId: number,
  entryId: number | undefined,
): Draft<EntryDraft> => draft(memberId, `pet entry.${petId}.${entryId ?? 'new'}`);
