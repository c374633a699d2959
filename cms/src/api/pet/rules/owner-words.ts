import { stateProblem } from '@hearthside/contract/checked-state';
import {
  ownerDefaults,
  type OwnerField,
  type OwnerProfile,
} from '@hearthside/contract/pet/owner-defaults';

const ADDRESS = ['streetAddress', 'city', 'state', 'zip', 'country'] as const;
const CONTACT = ['ownerFirstName', 'ownerLastName', 'ownerEmail', 'ownerPhoneNumber'] as const;

type Words = Readonly<Record<OwnerField, string>>;

/**
 * The details about its owner that a pet has either of its own or from the profile. An address is one or the other as
 * a whole.
 */
const PARTS: Readonly<Record<string, readonly OwnerField[]>> = {
  ...Object.fromEntries(CONTACT.map((field) => [field, [field]])),
  address: ADDRESS,
};

/** The parts that a pet has of its own, as stored in its column. */
const partsIn = (ownWords: string | null) => new Set((ownWords ?? '').split(' ').filter(Boolean));

/**
 * Which details about its owner were entered for the pet itself, after these fields were saved: those that differ
 * from the profile. The others follow the profile.
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

/** The details about its owner from the current profile. What was entered for the pet itself stays. */
export function wordsByProfile(pet: Words & { ownWords: string | null }, profile: OwnerProfile) {
  const own = partsIn(pet.ownWords);
  const known = ownerDefaults(profile);
  const words: Partial<Record<OwnerField, string>> = {};
  for (const [part, fields] of Object.entries(PARTS)) {
    if (own.has(part)) continue;
    for (const field of fields) if (known[field] !== undefined) words[field] = known[field];
  }
  // A state belongs to its country: the pet keeps its own only if its country stays the same.
  const { country, state } = words;
  if (country !== undefined && state === undefined) {
    const hasMoved = country !== pet.country;
    if (hasMoved || stateProblem({ country, state: pet.state })) words.state = '';
  }
  return words;
}
