import { endpoint } from '../endpoint';
import { OFFERING_ROLES, savedOffer } from './offer';
import { me } from './me';

/** What caretakers, fosters and veterinarians say on their cards. */
export const offerEndpoints = {
  saveOffer: endpoint({
    method: 'PUT',
    path: '/users/me/offer',
    access: 'member',
    onlyFor: {
      roles: OFFERING_ROLES,
      refusal: 'Only caretakers, fosters and veterinarians can list services.',
    },
    summary:
      'Set which services you offer and which animals you take; with `before`, only what differs from that',
    body: savedOffer,
    answer: me,
  }),
};
