import { normalize, lookup } from '../../../text/normalize';

/** Some letters grow when folded; the end of a longer key would decide no order. */
const KEY_MAX = 255;

/** What a pet's name is compared by: composed, case-folded, trimmed (ruling 7). */
export const nameKeyOf = (name: string) => normalize(name).slice(0, KEY_MAX);

/** The columns for comparing, sorting and searching that follow from what a pet says. */
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
