import { offerEndpoints } from '@hearthside/contract/member/offering';
import { resource } from '@/lib/api/resource';
import { session } from '@/lib/session/session';

const offers = resource('member', offerEndpoints);

/** Saves what the member offers on their card. */
export const useSaveOffer = offers.saveOffer.mutation({
  onSuccess: (me) => session.setMe(me),
  invalidates: ['member', 'history'],
});
