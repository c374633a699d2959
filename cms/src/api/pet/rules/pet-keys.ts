import { normalize, lookup } from '../../../text/normalize';

/** Some letters become longer when normalized. Past this length a key's end would not affect the order. */
const KEY_MAX = 255;

/** The key by which pets' names are compared: composed, case-folded, trimmed (ruling 7). */
export const nameKeyOf = (name: string) => normalize(name).slice(0, KEY_MAX);

/** The columns for comparing, sorting and searching that are derived from a pet's fields. */
export function petKeys(pet: {
  name: string;
  breed: string;
  ownerFirstName: string;
  ownerLastName: string;
  ownerEmail: string;
}) {
  const { name, breed, ownerFirstName, ownerLastName, ownerEmail } = pet;
  return {
    nameKey: nameKeyOf(name),
    sortKey: lookup(name).slice(0, KEY_MAX),
    searchKey: lookup(`${name} ${breed} ${ownerFirstName} ${ownerLastName} ${ownerEmail}`),
  };
}
