import { memberPages } from '@hearthside/contract/member/pages';
import { notificationPages } from '@hearthside/contract/notification/pages';
import { petPages } from '@hearthside/contract/pet/pages';
import { sessionPages } from '@hearthside/contract/session/pages';
import { Outlet, useLocation } from 'react-router-dom';
import { usePage } from '@/lib/page';
import { LinkTabs } from '@/ui/lists/tabs';

const TABS = [
  { id: 'profile', label: 'Profile', to: memberPages.profile },
  { id: 'security', label: 'Sign-in & security', to: sessionPages.security },
  { id: 'notifications', label: 'Notifications', to: notificationPages.choices },
  { id: 'data', label: 'Your data', to: memberPages.ownData },
  { id: 'device', label: 'This device', to: petPages.onDevice },
];

/** The member's own account: who they are, how they sign in, their notifications, and what this device keeps. */
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
