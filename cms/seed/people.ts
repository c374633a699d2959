import { ROLES } from '@hearthside/contract/access';
import { z } from 'zod';
import { readData } from './read-data';

/** A demo member: who they are, where they live, and how far they have come. */
const personSchema = z.strictObject({
  first: z.string(),
  last: z.string(),
  role: z.enum(ROLES),
  state: z.enum(['verified', 'waiting', 'new', 'unconfirmed', 'blocked', 'deleted']),
  street: z.string().optional(),
  /** The name of a place. */
  place: z.string().optional(),
  phone: z.string(),
});
/** By the name of its city. */
const placeSchema = z.strictObject({
  state: z.string(),
  zip: z.string(),
  country: z.string(),
});

type Place = readonly [city: string, state: string, zip: string, country: string];
export type Person = Omit<z.infer<typeof personSchema>, 'place'> & { place?: Place };

/** People with the whole of the places they name. */
export const peopleSchema = z
  .strictObject({ places: z.record(z.string(), placeSchema), people: z.array(personSchema) })
  .transform(({ places, people }, ctx): Person[] =>
    people.map(({ place: city, ...person }, at) => {
      if (city === undefined) return person;
      const found = places[city];
      if (found) return { ...person, place: [city, found.state, found.zip, found.country] };
      const message = `No place is called ${city}.`;
      ctx.issues.push({ code: 'custom', message, path: ['people', at, 'place'], input: city });
      return person;
    }),
  );

/** The demo's members in the order in which they joined; the newest are the last. */
export const PEOPLE: readonly Person[] = readData('people/people', peopleSchema);

/** The address a demo member signs in with. */
export function emailOf({ first }: Pick<Person, 'first'>): string {
  const plain = first.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `${plain}@hearthside.example`;
}

const NICKNAMES = new Set(PEOPLE.map((person) => emailOf(person).split('@')[0]));

/** A member in a data file: by the name of their email address. */
export const memberName = z.string().refine((who) => NICKNAMES.has(who), {
  error: ({ input }) => `No demo member is called ${String(input)}.`,
});
