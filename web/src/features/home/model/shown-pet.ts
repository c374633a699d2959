import type { MarkState } from '@hearthside/contract/care/fields';
import type { Home } from '@hearthside/contract/member/home';

type Pet = Home['pets']['first'][number];
type Next = NonNullable<Pet['next']>;

/** A pet as the first page shows it. */
export interface ShownPet extends Pet {
  next: (Next & ShownMark) | null;
}
interface ShownMark {
  /** As what the member has just marked it, before the server says what comes after it. */
  marked?: MarkState;
}

/** The pets, with the marks of what is next for them. */
export const withMarks = (
  pets: readonly ShownPet[],
  markOf: (next: Next) => { state: MarkState } | undefined,
): ShownPet[] =>
  pets.map((pet) => {
    const mark = pet.next && markOf(pet.next);
    return pet.next && mark ? { ...pet, next: { ...pet.next, marked: mark.state } } : pet;
  });
