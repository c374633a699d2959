import { pointOfCity } from '../place/us-places';
import { nameIn } from './member-name';
import { lookup } from './normalize';

/** Some letters become longer when normalized. Past this length a key's end would not affect the order. */
const KEY_MAX = 255;

/** What a member's keys are derived from. */
export interface KeyedMember {
  firstName: string;
  lastName: string;
  email: string;
  showEmail: boolean;
  showCity: boolean;
  phoneNumber?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zipCode?: string | null | undefined;
  country?: string | null | undefined;
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '');
const joined = (...parts: string[]) => parts.filter(Boolean).join(' ');

/**
 * The columns for sorting and searching that are derived from a member's profile. The directory has its own: what is
 * not shown there must not be found or sorted by. A phone number is never shown there.
 */
export function memberKeys(member: KeyedMember) {
  const { showEmail, showCity } = member;
  const nameKey = lookup(nameIn(member));
  const email = lookup(member.email);
  const cityKey = lookup(member.city ?? '');
  const stateKey = lookup(member.state ?? '');
  const point = pointOfCity({
    city: member.city ?? '',
    state: member.state ?? '',
    zipCode: member.zipCode ?? '',
    country: member.country ?? '',
  });
  return {
    nameKey: nameKey.slice(0, KEY_MAX),
    searchKey: joined(nameKey, email, cityKey, stateKey, digitsOf(member.phoneNumber ?? '')),
    directoryEmail: showEmail ? member.email : '',
    directoryKey: joined(nameKey, showEmail ? email : '', showCity ? `${cityKey} ${stateKey}` : ''),
    cityKey: cityKey.slice(0, KEY_MAX),
    stateKey: stateKey.slice(0, KEY_MAX),
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
  };
}
