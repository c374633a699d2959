import { typedPhone } from '@hearthside/contract/pet/phone';
import { GENDER_LABELS } from '@hearthside/contract/pet/fields';
import type { ServiceProvider } from '@hearthside/contract/pet/care';
import { isEmptyRow } from '@hearthside/contract/pet/contact-row';
import type { Pet } from '@hearthside/contract/pet/endpoints';
import { shownAge, type AgedPet } from './pet-words';

const years = (age: number) => (age === 1 ? '1 year old' : `${age} years old`);

function ageOf(pet: AgedPet): string {
  if (pet.birthDate) return `${shownAge(pet).replace(/^./, (first) => first.toUpperCase())} old`;
  return pet.age === null ? 'Age not known' : years(pet.age);
}

/** A description of a pet for somebody who has never seen it: 'Beagle', 'Female', '3 years old' … */
export const looksOf = (pet: AgedPet & Pick<Pet, 'breed' | 'gender' | 'weight' | 'color'>) =>
  [
    pet.breed,
    GENDER_LABELS[pet.gender],
    ageOf(pet),
    pet.weight === null ? 'Weight not known' : `${pet.weight} lbs`,
    pet.color,
  ].filter(Boolean);

/** A pet's address in lines, as on an envelope. */
export const addressLines = (
  pet: Pick<Pet, 'streetAddress' | 'city' | 'state' | 'zip' | 'country'>,
) =>
  [
    pet.streetAddress,
    [pet.city, [pet.state, pet.zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    pet.country,
  ].filter(Boolean);

/** The filled-in providers, with the veterinarians first. */
export function knownProviders(all: readonly ServiceProvider[]) {
  const known = all.filter((row) => !isEmptyRow(row));
  const isVet = ({ serviceRole }: ServiceProvider) => serviceRole === 'veterinarian';
  return { vets: known.filter(isVet), others: known.filter((row) => !isVet(row)) };
}

/** A number as a phone dials it: a North American one with its country code, any other as it is stored. */
export function dialled(phone: string): string {
  const number = typedPhone(phone.replace(/\D/g, ''));
  return /^1\d{10}$/.test(number) ? `+${number}` : number;
}
