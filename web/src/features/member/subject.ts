import { memberPages } from '@hearthside/contract/member/pages';
import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

export const ProfileFrame = lazyPage(
  () => import('./profile/components/profile-frame'),
  'ProfileFrame',
);
const ProfilePage = lazyPage(() => import('./profile/components/profile-page'), 'ProfilePage');
const UsersPage = lazyPage(() => import('./users/components/users-page'), 'UsersPage');
/** Who was invited and has not accepted yet. */
const InvitationsPage = lazyPage(
  () => import('./invitations/components/invitations-page'),
  'InvitationsPage',
);
/** Who is not in yet, and waits for the office. */
const WaitingPage = lazyPage(() => import('./waiting/components/waiting-page'), 'WaitingPage');
/** The deleted users who can still be restored. */
const TrashPage = lazyPage(() => import('./trash/components/trash-page'), 'TrashPage');
/** A copy of one's own data, and closing one's account. */
const OwnDataPage = lazyPage(() => import('./own-data/components/own-data-page'), 'OwnDataPage');
/** The office's record of who asked for that. */
const DataRequestsPage = lazyPage(
  () => import('./own-data/components/data-requests-page'),
  'DataRequestsPage',
);
/** What was done with many users at once. */
const TasksPage = lazyPage(() => import('./bulk/components/tasks-page'), 'TasksPage');
/** One user, on top of the Users tab. */
const UserDialog = lazyPage(() => import('./users/components/user-dialog'), 'UserDialog');
const DirectoryPage = lazyPage(
  () => import('./directory/components/directory-page'),
  'DirectoryPage',
);
const MemberPage = lazyPage(() => import('./directory/components/member-page'), 'MemberPage');
const CaregiversPage = lazyPage(
  () => import('./caregivers/components/caregivers-page'),
  'CaregiversPage',
);
const CaregiverPage = lazyPage(
  () => import('./caregivers/components/caregiver-page'),
  'CaregiverPage',
);

export const member = feature({
  sections: {
    profile: { phoneRank: 22 },
    users: { phoneRank: 4 },
    directory: { phoneRank: 5 },
    caregivers: { phoneRank: 6 },
  },
  profileRoutes: [
    { index: true, Component: ProfilePage },
    { path: memberPages.ownData, Component: OwnDataPage },
  ],
  routes: {
    users: [
      {
        path: memberPages.users,
        Component: UsersPage,
        children: [{ path: memberPages.user(':id'), Component: UserDialog }],
      },
      { path: memberPages.invitations, Component: InvitationsPage },
      { path: memberPages.waitingRoom, Component: WaitingPage },
      { path: memberPages.trash, Component: TrashPage },
      { path: memberPages.dataRequests, Component: DataRequestsPage },
      { path: memberPages.tasks, Component: TasksPage },
    ],
    directory: [
      { path: memberPages.directory, Component: DirectoryPage },
      { path: memberPages.member(':id'), Component: MemberPage },
    ],
    caregivers: [
      { path: memberPages.caregivers, Component: CaregiversPage },
      { path: memberPages.caregiver(':id'), Component: CaregiverPage },
    ],
  },
});
