import { stateProblem } from '../checked-state';
import { petFields } from './fields';
import { savedPhone } from './phone';

/** The fields of a new pet that come from its owner's profile (part 1 §2.12). */
export const OWNER_FIELDS = [
  'ownerFirstName',
  'ownerLastName',
  'ownerEmail',
  'ownerPhoneNumber',
  'streetAddress',
  'city',
  'state',
  'zip',
  'country',
] as const;
export type OwnerField = (typeof OWNER_FIELDS)[number];

/** The fields of a profile that a new pet takes over. */
export interface OwnerProfile {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  address: { streetAddress: string; city: string; state: string; zipCode: string; country: string };
}

/**
 * What a new pet takes over from its owner's profile, ready to be saved. These fields are locked in the form, and the
 * server sets them itself. A field is left out, and open, if the profile does not have it or a pet's field would
 * refuse its value.
 */
export function ownerDefaults(profile: OwnerProfile): Partial<Record<OwnerField, string>> {
  const { address } = profile;
  const said: Record<OwnerField, string> = {
    ownerFirstName: profile.firstName,
    ownerLastName: profile.lastName,
    ownerEmail: profile.email,
    ownerPhoneNumber: profile.phoneNumber.replace(/\D/g, ''),
    streetAddress: address.streetAddress,
    city: address.city,
    state: address.state,
    zip: address.zipCode,
    country: address.country,
  };
  const defaults: Partial<Record<OwnerField, string>> = {};
  for (const field of OWNER_FIELDS) {
    const { success, data } = petFields[field].safeParse(said[field]);
    if (success && data !== '') defaults[field] = data;
  }
  // A number of ten digits with a country code is not North American.
  if (defaults.ownerPhoneNumber) defaults.ownerPhoneNumber = savedPhone(profile.phoneNumber);
  // A state must be one of its country's. Otherwise the form would lock a value that nobody could save.
  const { country = '', state = '' } = defaults;
  if (state && (!country || stateProblem({ country, state }))) delete defaults.state;
  return defaults;
}
