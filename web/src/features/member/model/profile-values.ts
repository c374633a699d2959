import type { Me, ProfileInput } from '@hearthside/contract/member';
import { draft } from '@/lib/draft';

/** A member as the profile form shows them. */
export const profileValues = (me: Me): ProfileInput => ({
  firstName: me.firstName,
  lastName: me.lastName,
  email: me.pendingEmail ?? me.email,
  phoneNumber: me.phoneNumber,
  streetAddress: me.address.streetAddress,
  city: me.address.city,
  state: me.address.state,
  zipCode: me.address.zipCode,
  country: me.address.country,
});

/** What a member has typed into the profile form and not saved. */
export const profileDraft = (memberId: number) => draft<ProfileInput>(`profile.${memberId}`);
