import { savedPhone } from '@hearthside/contract/pet/phone';
import { addressIn, roleIn, type MemberRow } from '../../../auth/member-row';

/** What a row of a pet's people says. */
export interface ContactWords {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  address: string;
}

/** What such a row holds. */
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
 * What a row that is linked to a member says by their profile as it is now: their name, and of caretakers phone
 * and address, which members may know (ruling 5). Others' phone and address are what the pet's owner was told:
 * they follow the profile where they were what it said before.
 */
export function contactByProfile(
  row: ContactWords,
  member: MemberRow,
  before?: MemberRow,
): ContactWords {
  const isKnown = roleIn(member) === 'caretaker';
  const follow = (typed: string, of: (profile: MemberRow) => string) => {
    const follows = isKnown || (before !== undefined && of(before) !== '' && typed === of(before));
    return (follows && of(member)) || typed;
  };
  return {
    firstName: member.firstName,
    lastName: member.lastName,
    phoneNumber: follow(row.phoneNumber, phoneIn),
    address: follow(row.address, addressLine),
  };
}

/** Which of phone and address a row has from the profile of whom it is linked to. */
export const fromProfile = (row: ContactWords, member: MemberRow) => ({
  phoneNumber: row.phoneNumber !== '' && row.phoneNumber === phoneIn(member),
  address: row.address !== '' && row.address === addressLine(member),
});
