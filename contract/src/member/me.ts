import { z } from 'zod';
import { shownOffer } from './offer';
import { person } from './person';

export const address = z.object({
  streetAddress: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
});

/** A member's own view of themselves. The portal's session is based on it too. */
export const me = person.extend({
  /** A changed address that waits until its confirmation link is followed. */
  pendingEmail: z.string().nullable(),
  phoneNumber: z.string(),
  createdAt: z.string(),
  address,
  /** What the directory shows about the member. */
  visibility: z.object({ showEmail: z.boolean(), showCity: z.boolean() }),
  /** What the member offers, if their role has such a card. */
  offer: shownOffer,
  /** The revision of the profile. A save based on an older one is refused (409). */
  revision: z.string(),
});
export type Me = z.output<typeof me>;
