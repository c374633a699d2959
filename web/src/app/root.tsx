import { memberPages } from '@hearthside/contract/member/pages';
import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useSettings } from '@/features/settings';
import { pageDrawn } from '@/ui/dialogs/back-steps';
import { usePageName } from '@/lib/page';
import { countedTitle, useShownTitleCount } from '@/lib/title-count';
import { Splash } from './pages/splash';

/** The frame of every page: the window's title, the scroll position and the first loading state. */
export function Root() {
  const { title } = usePageName();
  const { organisationName } = useSettings();
  const count = useShownTitleCount();
  const { key } = useLocation();
  useEffect(pageDrawn, [key]);
  useEffect(() => {
    const name = title ? `${title} · ${organisationName}` : organisationName;
    document.title = countedTitle(name, count);
  }, [title, organisationName, count]);
  return (
    <>
      <Suspense fallback={<Splash />}>
        <Outlet />
      </Suspense>
      {/* Keyed by the path without the query, so changing a list's page or filter keeps the scroll position. */}
      <ScrollRestoration
        getKey={({ pathname, key }) =>
          pathname.startsWith(memberPages.users) ? memberPages.users : key
        }
      />
    </>
  );
}
