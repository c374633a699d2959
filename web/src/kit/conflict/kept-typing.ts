import { draft, type Draft } from '@/lib/drafts/draft';

/** What was typed and not saved, with the revision it was based on. */
export type Kept<Typed> = Typed & { revision: string };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields of a form that have changed since it was opened. */
export const changedIn = <Typed extends object>(
  typed: Partial<Typed>,
  base: Typed,
): Partial<Typed> =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => !same(value, base[field as keyof Typed])),
  ) as Partial<Typed>;

/** The draft of a member's changes to one object: 'plan.pet_owner', 'membership.12'. */
export const keptTyping = <Typed extends object>(
  memberId: number,
  about: string,
): Draft<Kept<Typed>> => draft<Kept<Typed>>(memberId, about);
