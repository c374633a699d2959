import type { Me } from '@hearthside/contract/member/me';
import type { ProfileInput } from '@hearthside/contract/member/profile';
import { draft, type Draft } from '@/lib/drafts/draft';

/** A person whose profile can be edited: the member themselves, or a caregiver. */
type Profiled = Pick<
  Me,
  'firstName' | 'lastName' | 'email' | 'pendingEmail' | 'phoneNumber' | 'address' | 'revision'
>;

/** The initial values of a profile form, and the revision of the profile. */
export interface ProfileState {
  values: ProfileInput;
  revision: string;
}

/** A profile in the shape of its form. */
export const profileState = (person: Profiled): ProfileState => ({
  values: {
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.pendingEmail ?? person.email,
    phoneNumber: person.phoneNumber,
    streetAddress: person.address.streetAddress,
    city: person.address.city,
    state: person.address.state,
    zipCode: person.address.zipCode,
    country: person.address.country,
  },
  revision: person.revision,
});

/** What was typed into a profile form and not saved, and the state it was based on. */
export interface KeptEdit {
  typed: ProfileInput;
  over: ProfileState;
}
export type ProfileDraft = Draft<KeptEdit>;

/** What a member has typed into their own profile. */
export const profileDraft = (memberId: number): ProfileDraft => draft(memberId, 'profile');

/** What an admin has typed into a user's profile. */
export const userDraft = (memberId: number, userId: number): ProfileDraft =>
  draft(memberId, `user.${userId}`);

/** What a member has typed into a caregiver's profile. */
export const caregiverDraft = (memberId: number, caregiverId: number): ProfileDraft =>
  draft(memberId, `caregiver.${caregiverId}`);
