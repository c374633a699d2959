import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

export const ProfileFrame = lazyPage(() => import('./components/profile-frame'), 'ProfileFrame');
const ProfilePage = lazyPage(() => import('./components/profile-page'), 'ProfilePage');
const UsersPage = lazyPage(() => import('./components/users-page'), 'UsersPage');
/** Who was invited and has not come yet. */
const InvitationsPage = lazyPage(() => import('./components/invitations-page'), 'InvitationsPage');
/** Who was deleted and can still be brought back. */
const TrashPage = lazyPage(() => import('./components/trash-page'), 'TrashPage');
/** One user, over the Users tab. */
const UserDialog = lazyPage(() => import('./components/user-dialog'), 'UserDialog');
const DirectoryPage = lazyPage(() => import('./components/directory-page'), 'DirectoryPage');
const CaregiversPage = lazyPage(() => import('./components/caregivers-page'), 'CaregiversPage');
const CaregiverPage = lazyPage(() => import('./components/caregiver-page'), 'CaregiverPage');

export const member = feature({
  sections: {
    profile: { phoneRank: 22 },
    users: { phoneRank: 4 },
    directory: { phoneRank: 5 },
    caregivers: { phoneRank: 6 },
  },
  profileRoutes: [{ index: true, Component: ProfilePage }],
  routes: {
    users: [
      { path: 'users', Component: UsersPage, children: [{ path: ':id', Component: UserDialog }] },
      { path: 'users/invitations', Component: InvitationsPage },
      { path: 'users/trash', Component: TrashPage },
    ],
    directory: [{ path: 'directory', Component: DirectoryPage }],
    caregivers: [
      { path: 'caregivers', Component: CaregiversPage },
      { path: 'caregivers/:id', Component: CaregiverPage },
    ],
  },
});
