import { draft, type Draft } from '@/lib/drafts/draft';
import { isSameValue } from './compare';

/**
 * What was typed and not saved, with the revision it was based on, and the values that the typed fields had in it. A
 * draft of an earlier version of the portal has no such values.
 */
export type Kept<Typed> = Typed & { revision: string; base?: Partial<Typed> };

/** The fields of a form that have changed since it was opened. */
export const changedIn = <Typed extends object>(
  typed: Partial<Typed>,
  base: Typed,
): Partial<Typed> =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([field, value]) => !isSameValue(value, base[field as keyof Typed]),
    ),
  ) as Partial<Typed>;

/** What is stored of typed values: those that changed, and what they were before. */
export function keptOf<Typed extends object>(
  typed: Partial<Typed>,
  base: Typed,
  revision: string,
): Partial<Kept<Typed>> {
  const changed = changedIn(typed, base);
  const fields = Object.keys(changed) as (keyof Typed)[];
  const before = Object.fromEntries(fields.map((field) => [field, base[field]]));
  return { ...changed, revision, base: before } as unknown as Partial<Kept<Typed>>;
}

/** The draft of a member's changes to one object: 'plan.pet_owner', 'membership.12'. */
export const keptTyping = <Typed extends object>(
  memberId: number,
  about: string,
): Draft<Kept<Typed>> => draft<Kept<Typed>>(memberId, about);
