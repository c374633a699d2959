import { draft, type Draft } from '@/lib/drafts/draft';

/** What was typed and not saved, with the state of what it was typed over. */
export type Kept<Typed> = Typed & { revision: string };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Of what stands in a form that which was not there when it was opened. */
export const changedIn = <Typed extends object>(
  typed: Partial<Typed>,
  base: Typed,
): Partial<Typed> =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => !same(value, base[field as keyof Typed])),
  ) as Partial<Typed>;

/** The draft of a member's changes of one thing: 'plan.pet_owner', 'membership.12'. */
export const keptTyping = <Typed extends object>(
  memberId: number,
  about: string,
): Draft<Kept<Typed>> => draft<Kept<Typed>>(memberId, about);
