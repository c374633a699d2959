import { Outlet, useLocation } from 'react-router-dom';
import { usePage } from '@/lib/page';
import { LinkTabs } from '@/ui/tabs';

const TABS = [
  { id: 'profile', label: 'Profile', to: '/profile' },
  { id: 'security', label: 'Sign-in & security', to: '/profile/security' },
];

/** The member's own account: who they are, and how they sign in. */
export function ProfileFrame() {
  usePage('Profile');
  const { pathname } = useLocation();
  const current = pathname.startsWith('/profile/security') ? 'security' : 'profile';
  return (
    <>
      <LinkTabs label="Your account" items={TABS} current={current} className="mb-4" />
      <Outlet />
    </>
  );
}
