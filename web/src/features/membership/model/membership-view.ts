import { ownMembershipPage } from '@hearthside/contract/membership/fields';
import { membershipPages } from '@hearthside/contract/membership/pages';
import type { QueryShape } from '@/lib/query-state';

/** What an admin who has a membership sees on the Membership page. */
export interface MembershipView {
  view: 'plans' | 'own';
}

/** Its address: `?view=own`. The mails about one's own membership link to it. */
export const membershipView: QueryShape<MembershipView> = {
  parse: (params) => ({ view: params.get('view') === 'own' ? 'own' : 'plans' }),
  format: ({ view }) => new URLSearchParams(view === 'own' ? { view } : {}),
};

export const VIEW_TABS = [
  { id: 'plans', label: 'Plans', to: membershipPages.plans },
  { id: 'own', label: 'Your membership', to: ownMembershipPage('admin') },
];
