import { savedPhone } from '@hearthside/contract/pet/phone';
import { addressIn, roleIn, type MemberRow } from '../../../auth/member-row';

/** The texts of a row of a pet's contacts. */
export interface ContactWords {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  address: string;
}

/** How many characters such a row's columns hold. */
const ADDRESS_MAX = 300;
const PHONE_MAX = 15;

/** A member's address in one line. */
export function addressLine(row: MemberRow): string {
  const { streetAddress, city, state, zipCode } = addressIn(row);
  const parts = [streetAddress, city, `${state} ${zipCode}`.trim()];
  return parts.filter(Boolean).join(', ').slice(0, ADDRESS_MAX);
}

const phoneIn = (row: MemberRow) => savedPhone(row.phoneNumber ?? '').slice(0, PHONE_MAX);

/**
 * The texts of a row that is linked to a member, by the member's current profile: their name, and for caretakers
 * their phone and address, which members may know (ruling 5). Other members' phone and address are what the pet's
 * owner was told. They follow the profile only if they were the same as in the old one.
 */
export function contactByProfile(
  row: ContactWords,
  member: MemberRow,
  before?: MemberRow,
): ContactWords {
  const isKnown = roleIn(member) === 'caretaker';
  const updated = (typed: string, of: (profile: MemberRow) => string) => {
    const follows = isKnown || (before !== undefined && of(before) !== '' && typed === of(before));
    return (follows && of(member)) || typed;
  };
  return {
    firstName: member.firstName,
    lastName: member.lastName,
    phoneNumber: updated(row.phoneNumber, phoneIn),
    address: updated(row.address, addressLine),
  };
}

/** Which of phone and address a row has from its linked member's profile. */
export const fromProfile = (row: ContactWords, member: MemberRow) => ({
  phoneNumber: row.phoneNumber !== '' && row.phoneNumber === phoneIn(member),
  address: row.address !== '' && row.address === addressLine(member),
});
