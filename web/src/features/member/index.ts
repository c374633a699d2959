import { lazyPage } from '@/lib/lazy-page';

export { useFreshMe } from './api/use-fresh-me';
export { fullName, standing } from './model/member-words';

export const ProfileFrame = lazyPage(() => import('./components/profile-frame'), 'ProfileFrame');
export const ProfilePage = lazyPage(() => import('./components/profile-page'), 'ProfilePage');
export const UsersPage = lazyPage(() => import('./components/users-page'), 'UsersPage');
/** One user, over the Users tab. */
export const UserDialog = lazyPage(() => import('./components/user-dialog'), 'UserDialog');
export const DirectoryPage = lazyPage(() => import('./components/directory-page'), 'DirectoryPage');
