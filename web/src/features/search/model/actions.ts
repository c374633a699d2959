import { appointmentPages } from '@hearthside/contract/appointment/pages';
import { blogPages } from '@hearthside/contract/blog/pages';
import { can } from '@hearthside/contract/access';
import { donationPages } from '@hearthside/contract/donation/pages';
import { formPages } from '@hearthside/contract/form/pages';
import { helpPages } from '@hearthside/contract/help/pages';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { libraryPages } from '@hearthside/contract/library/pages';
import { memberPages } from '@hearthside/contract/member/pages';
import { membershipPages } from '@hearthside/contract/membership/pages';
import { notificationPages } from '@hearthside/contract/notification/pages';
import { petPages } from '@hearthside/contract/pet/pages';
import { sessionPages } from '@hearthside/contract/session/pages';
import { trustPages } from '@hearthside/contract/trust/pages';
import type { Me } from '@hearthside/contract/member/me';
import { SUBPAGES } from './subpages';

/** Something a member can begin from anywhere by searching for it. */
export interface Action {
  /** What is done, as the button on its page says it: 'Record a gift'. */
  label: string;
  /** Other words for it. */
  words: string;
  path: string;
  /** What the page opens when it gets there, for `useOpenedFor`. */
  opens?: string;
  mayBegin: (me: Me) => boolean;
}

/** Every action, in the order of the sections, and then the pages below them. They load with the search. */
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
    path: formPages.review('newcomers'),
    mayBegin: (me) => can(me, 'users'),
  },
  {
    label: 'Change my contact details',
    words: 'edit profile phone address email picture name',
    path: memberPages.profile,
    mayBegin: () => true,
  },
  {
    label: 'Create Pet Record',
    words: 'new add register animal',
    path: petPages.create,
    mayBegin: ({ verified, role }) => verified && (role === 'pet_owner' || role === 'admin'),
  },
  {
    label: 'Create trust',
    words: 'new add pet trust',
    path: trustPages.list,
    opens: 'new_trust',
    mayBegin: (me) => can(me, 'users'),
  },
  {
    label: 'Start New Chat',
    words: 'write send message talk conversation group',
    path: inboxPages.list,
    opens: 'new_chat',
    mayBegin: (me) => can(me, 'inbox') && me.role !== 'admin',
  },
  {
    label: 'Add appointment',
    words: 'new meeting call intake',
    path: appointmentPages.list,
    opens: 'new_appointment',
    mayBegin: (me) => can(me, 'admin_appointments'),
  },
  {
    label: 'Request an appointment',
    words: 'new meeting call intake request',
    path: appointmentPages.list,
    opens: 'new_appointment',
    mayBegin: (me) => can(me, 'appointments') && !can(me, 'admin_appointments'),
  },
  {
    label: 'Add Form',
    words: 'new create build questions survey',
    path: formPages.create,
    mayBegin: (me) => can(me, 'admin_forms'),
  },
  {
    label: 'Review submissions',
    words: 'approve reject answers responses waiting',
    path: formPages.review('submissions'),
    mayBegin: (me) => can(me, 'admin_forms'),
  },
  {
    label: 'Upload Materials',
    words: 'add file video guide pdf library',
    path: libraryPages.manage,
    opens: 'upload',
    mayBegin: (me) => can(me, 'admin_library'),
  },
  {
    label: 'Write a blog',
    words: 'new create article post story',
    path: blogPages.write('new'),
    mayBegin: (me) => can(me, 'admin_blogs'),
  },
  {
    label: 'Renew my membership',
    words: 'pay give donate plan due lapsed',
    path: membershipPages.own,
    mayBegin: (me) => !can(me, 'admin_memberships'),
  },
  {
    label: 'Create a membership',
    words: 'new add member',
    path: membershipPages.list,
    opens: 'new_membership',
    mayBegin: (me) => can(me, 'admin_memberships'),
  },
  {
    label: 'Record a gift',
    words: 'add new donation payment check cash',
    path: donationPages.list,
    opens: 'record_gift',
    mayBegin: (me) => can(me, 'admin_payments'),
  },
  {
    label: 'Contact support',
    words: 'ask help call phone email the office problem',
    path: helpPages.home,
    mayBegin: () => true,
  },
  {
    label: 'Emergency help',
    words: 'hotline urgent poison injured animal first aid',
    path: helpPages.topic('emergencies'),
    mayBegin: () => true,
  },
  {
    label: 'Change my password',
    words: 'security devices sessions sign out everywhere',
    path: sessionPages.security,
    mayBegin: () => true,
  },
  {
    label: 'Choose my notifications',
    words: 'mails email bell quiet hours settings preferences',
    path: notificationPages.choices,
    mayBegin: () => true,
  },
  ...SUBPAGES,
];
