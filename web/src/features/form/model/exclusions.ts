import { FORM_LIMITS } from '@hearthside/contract/form/fields';

/** How many names are listed below the list. */
const NAMED = 20;

export const TOO_MANY = `At most ${FORM_LIMITS.excluded.toLocaleString('en-US')} users can be excluded from a question.`;

export const isTooMany = (ids: readonly number[]) => ids.length > FORM_LIMITS.excluded;

/** The chosen people, in the order of choosing, and the ids that none of these people has. */
export function chosenPeople<Person extends { id: number }>(
  ids: readonly number[],
  people: readonly Person[],
): { chosen: Person[]; gone: number[] } {
  const known = new Map(people.map((person) => [person.id, person]));
  const chosen = ids.flatMap((id) => known.get(id) ?? []);
  return { chosen, gone: ids.filter((id) => !known.has(id)) };
}

/** 'Rosa Marchetti, Theo Okafor and 3 more'. */
export function chosenNames(chosen: readonly { name: string }[]): string {
  const names = chosen.slice(0, NAMED).map(({ name }) => name);
  const more = chosen.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}
