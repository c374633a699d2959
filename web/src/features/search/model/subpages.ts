import { can, type Permission } from '@hearthside/contract/access';
import { blogPages } from '@hearthside/contract/blog/pages';
import { carePages } from '@hearthside/contract/care/pages';
import { formPages } from '@hearthside/contract/form/pages';
import { helpPages } from '@hearthside/contract/help/pages';
import { historyPages } from '@hearthside/contract/history/pages';
import { libraryPages } from '@hearthside/contract/library/pages';
import type { Me } from '@hearthside/contract/member/me';
import { memberPages } from '@hearthside/contract/member/pages';
import { membershipPages } from '@hearthside/contract/membership/pages';
import { addsForPets } from '@hearthside/contract/pet/adding';
import { petPages } from '@hearthside/contract/pet/pages';
import { sessionPages } from '@hearthside/contract/session/pages';
import type { Action } from './actions';

const may = (permission: Permission) => (me: Me) => can(me, permission);
const everybody = () => true;
const TRASH = 'deleted restore undelete recover';

/** Pages below a section, which are in no menu. */
export const SUBPAGES: readonly Action[] = [
  {
    label: 'History',
    words: 'log changes who changed what audit',
    path: historyPages.list,
    mayBegin: may('users'),
  },
  {
    label: 'Waiting room',
    words: 'newcomers unconfirmed role requests',
    path: memberPages.waitingRoom,
    mayBegin: may('users'),
  },
  {
    label: 'Invitations',
    words: 'invited pending expired withdraw',
    path: memberPages.invitations,
    mayBegin: may('users'),
  },
  {
    label: 'Your data',
    words: 'download copy export close delete my account privacy',
    path: memberPages.ownData,
    mayBegin: everybody,
  },
  {
    label: 'Two-step sign-in',
    words: '2fa second factor passkey authenticator recovery codes security',
    path: sessionPages.security,
    mayBegin: everybody,
  },
  {
    label: 'This device',
    words: 'offline stored emergency sheets without connection',
    path: petPages.onDevice,
    mayBegin: everybody,
  },
  {
    label: 'Unanswered searches',
    words: 'missed help center nothing found',
    path: helpPages.missedSearches,
    mayBegin: may('admin_help'),
  },
  {
    label: 'Add entry',
    words: 'new record note visit weight of a pet',
    path: petPages.list,
    opens: 'new_entry',
    mayBegin: addsForPets,
  },
  {
    label: 'Add a task',
    words: 'new care dose medicine reminder feeding',
    path: carePages.list,
    opens: 'new_task',
    mayBegin: addsForPets,
  },
  {
    label: 'Trash of users',
    words: `${TRASH} members people accounts`,
    path: memberPages.trash,
    mayBegin: may('users'),
  },
  {
    label: 'Trash of pets',
    words: `${TRASH} records animals`,
    path: petPages.trash,
    mayBegin: ({ verified, role }) => verified && (role === 'pet_owner' || role === 'admin'),
  },
  {
    label: 'Trash of forms',
    words: TRASH,
    path: formPages.trash,
    mayBegin: may('admin_forms'),
  },
  {
    label: 'Trash of the library',
    words: `${TRASH} items files`,
    path: libraryPages.trash,
    mayBegin: may('admin_library'),
  },
  {
    label: 'Trash of blogs',
    words: TRASH,
    path: blogPages.trash,
    mayBegin: may('admin_blogs'),
  },
  {
    label: 'Trash of memberships',
    words: TRASH,
    path: membershipPages.trash,
    mayBegin: may('admin_memberships'),
  },
  {
    label: 'Trash of the Help Center',
    words: `${TRASH} questions answers`,
    path: helpPages.trash,
    mayBegin: may('admin_help'),
  },
];
