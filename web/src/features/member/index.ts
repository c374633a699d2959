import { lazyPage } from '@/lib/lazy-page';

export { useFreshMe } from './api/use-fresh-me';
export { useRights } from './api/use-rights';
export { useVerify } from './api/use-verify';
export { EmailLink } from './components/email-link';
export { MemberFacts, MemberFinder } from './components/member-finder';
export { PhoneLink } from './components/phone-link';
export { standing } from './model/member-words';

export const ProfileFrame = lazyPage(() => import('./components/profile-frame'), 'ProfileFrame');
export const ProfilePage = lazyPage(() => import('./components/profile-page'), 'ProfilePage');
export const UsersPage = lazyPage(() => import('./components/users-page'), 'UsersPage');
/** Who was invited and has not come yet. */
export const InvitationsPage = lazyPage(
  () => import('./components/invitations-page'),
  'InvitationsPage',
);
/** Who was deleted and can still be brought back. */
export const TrashPage = lazyPage(() => import('./components/trash-page'), 'TrashPage');
/** One user, over the Users tab. */
export const UserDialog = lazyPage(() => import('./components/user-dialog'), 'UserDialog');
export const DirectoryPage = lazyPage(() => import('./components/directory-page'), 'DirectoryPage');
export const CaregiversPage = lazyPage(
  () => import('./components/caregivers-page'),
  'CaregiversPage',
);
export const CaregiverPage = lazyPage(() => import('./components/caregiver-page'), 'CaregiverPage');
export { CountrySelect, StateSelect } from './components/place-select';
