import { can } from '@hearthside/contract/access';
import { membershipPages } from '@hearthside/contract/membership/pages';
import type { Action } from '@/lib/action';

export const ACTIONS: readonly Action[] = [
  {
    label: 'Renew my membership',
    words: 'pay give donate plan due lapsed',
    path: membershipPages.own,
    mayBegin: (me) => !can(me, 'admin_memberships'),
  },
  {
    label: 'New membership',
    words: 'add create member',
    path: membershipPages.list,
    opens: 'new_membership',
    mayBegin: (me) => can(me, 'admin_memberships'),
  },
];
