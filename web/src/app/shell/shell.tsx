import { sectionsFor } from '@hearthside/contract/section';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useFreshMe } from '@/features/member';
import { useMe } from '@/features/session';
import { BottomBar } from './bottom-bar';
import { PageWait } from './page-wait';
import { Sidebar } from './sidebar';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import { useVerifiedToast } from './use-verified-toast';

/** The dashboard: a sidebar, narrow where room is scarce, and on phones a bar at the bottom. */
export function Shell() {
  const me = useMe();
  useFreshMe(me.verified);
  useVerifiedToast(me.verified);
  const sections = sectionsFor(me);
  return (
    <div className="sm:grid sm:grid-cols-[5.5rem_minmax(0,1fr)] lg:grid-cols-[15.5rem_minmax(0,1fr)] print:block">
      <SkipLink />
      <Sidebar sections={sections} />
      <div className="min-w-0">
        <TopBar />
        <main
          id="content"
          className="mx-auto max-w-300 px-4 pt-4 pb-26 sm:px-7 sm:pt-0 sm:pb-10 print:p-0"
        >
          <Suspense fallback={<PageWait />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <BottomBar sections={sections} />
    </div>
  );
}
