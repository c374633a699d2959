import { can } from '@hearthside/contract/access';
import { memberPages } from '@hearthside/contract/member/pages';
import type { Action } from '@/lib/action';

export const ACTIONS: readonly Action[] = [
  {
    label: 'Invite someone',
    words: 'new add user person member account',
    path: memberPages.users,
    opens: 'invite',
    mayBegin: (me) => can(me, 'users'),
  },
  {
    label: 'Verify newcomers',
    words: 'approve waiting unverified users people',
    path: memberPages.usersToVerify,
    mayBegin: (me) => can(me, 'users'),
  },
  {
    label: 'Change my contact details',
    words: 'edit profile phone address email picture name',
    path: memberPages.profile,
    mayBegin: () => true,
  },
];
