import { z } from 'zod';
import { MARK_STATES } from '../care/fields';
import { entryKind } from '../pet/entry-details';

/** What a card in the chat of a pet can be about. */
export const CARD_SUBJECTS = ['entry', 'mark', 'document'] as const;
export type CardSubject = (typeof CARD_SUBJECTS)[number];

const petId = z.number();

/** A mark of a care task, as it is now. */
const cardMark = z.object({
  id: z.number(),
  /** What the task is called. */
  title: z.string(),
  /** When it was due, in words. */
  when: z.string(),
  state: z.enum(MARK_STATES),
  /** It was undone since. */
  undone: z.boolean(),
  /** Somebody else had marked the same before, so that this one does not count. */
  double: z.boolean(),
});

/**
 * Something of a pet's record, as it is when the card is read. Nothing of it is stored in the chat: what was deleted is
 * gone from its card, too. Who did it is the sender of the card's line.
 */
export const card = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('entry'),
    petId,
    entryId: z.number(),
    kind: entryKind,
    /** What it has by its kind, and its first words. Empty if it has none. */
    words: z.string(),
  }),
  z.object({ about: z.literal('marks'), petId, marks: z.array(cardMark) }),
  z.object({ about: z.literal('document'), petId, title: z.string() }),
  z.object({ about: z.literal('deleted'), what: z.enum(CARD_SUBJECTS) }),
  /** Its pet is in the trash or gone: nobody sees anything of it. */
  z.object({ about: z.literal('hidden') }),
]);
export type Card = z.output<typeof card>;
