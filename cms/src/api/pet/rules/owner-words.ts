import { stateProblem } from '@hearthside/contract/checked-state';
import {
  ownerDefaults,
  type OwnerField,
  type OwnerProfile,
} from '@hearthside/contract/pet/owner-defaults';

const ADDRESS = ['streetAddress', 'city', 'state', 'zip', 'country'] as const;
const CONTACT = ['ownerFirstName', 'ownerLastName', 'ownerEmail', 'ownerPhoneNumber'] as const;

type Words = Readonly<Record<OwnerField, string>>;

/** What a pet says of its owner by itself or as the profile does; an address is one or the other as a whole. */
const PARTS: Readonly<Record<string, readonly OwnerField[]>> = {
  ...Object.fromEntries(CONTACT.map((field) => [field, [field]])),
  address: ADDRESS,
};

/** The parts that a pet has of its own, as its column keeps them. */
const partsIn = (ownWords: string | null) => new Set((ownWords ?? '').split(' ').filter(Boolean));

/**
 * Which parts of what a pet says of its owner were given to the pet itself, after these fields were saved: those
 * that say something else than the profile. The others follow the profile.
 */
export function ownWordsAfter(
  before: string | null,
  saved: Partial<Record<string, unknown>>,
  after: Words,
  profile: OwnerProfile,
): string {
  const known = ownerDefaults(profile);
  const parts = partsIn(before);
  for (const [part, fields] of Object.entries(PARTS)) {
    if (!fields.some((field) => saved[field] !== undefined)) continue;
    if (fields.some((field) => known[field] !== undefined && known[field] !== after[field]))
      parts.add(part);
    else parts.delete(part);
  }
  return [...parts].sort().join(' ');
}

/** What a pet says of its owner by the profile as it is now; what was given to the pet itself stays. */
export function wordsByProfile(pet: Words & { ownWords: string | null }, profile: OwnerProfile) {
  const own = partsIn(pet.ownWords);
  const known = ownerDefaults(profile);
  const words: Partial<Record<OwnerField, string>> = {};
  for (const [part, fields] of Object.entries(PARTS)) {
    if (own.has(part)) continue;
    for (const field of fields) if (known[field] !== undefined) words[field] = known[field];
  }
  // A state is one of its country's: the pet keeps its own only within the country it then has.
  const { country, state } = words;
  if (country !== undefined && state === undefined) {
    const hasMoved = country !== pet.country;
    if (hasMoved || stateProblem({ country, state: pet.state })) words.state = '';
  }
  return words;
}
