import { memberPages } from '@hearthside/contract/member/pages';
import { notificationPages } from '@hearthside/contract/notification/pages';
import { sessionPages } from '@hearthside/contract/session/pages';
import { Outlet, useLocation } from 'react-router-dom';
import { usePage } from '@/lib/page';
import { LinkTabs } from '@/ui/lists/tabs';

const TABS = [
  { id: 'profile', label: 'Profile', to: memberPages.profile },
  { id: 'security', label: 'Sign-in & security', to: sessionPages.security },
  { id: 'notifications', label: 'Notifications', to: notificationPages.choices },
];

/** The member's own account: who they are, how they sign in, and their notifications. */
export function ProfileFrame() {
  usePage('Profile');
  const { pathname } = useLocation();
  const current =
    TABS.find(({ to }) => to !== memberPages.profile && pathname.startsWith(to)) ?? TABS[0];
  return (
    <>
      <LinkTabs
        label="Your account"
        items={TABS}
        current={current?.id ?? 'profile'}
        className="mb-4"
      />
      <Outlet />
    </>
  );
}
