import { can } from '@hearthside/contract/access';
import { sectionsFor, type SectionId } from '@hearthside/contract/section';
import clsx from 'clsx';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { useHasAppointments } from '@/features/appointment';
import { useInboxSummary } from '@/features/inbox';
import { InboxLive } from '@/features/inbox/subject';
import { useFreshMe, useRights } from '@/features/member';
import { KeepSheets } from '@/features/pet';
import { SearchHost } from '@/features/search';
import { useMe } from '@/features/session';
import { refreshSettings } from '@/features/settings';
import { DataCache } from '@/lib/api/swr-config';
import { PAGE_TITLE } from '@/lib/focus/use-keep-focus';
import { usePageName } from '@/lib/page';
import { useTitleCount } from '@/lib/title-count';
import { toast } from '@/ui/toast/toast';
import { useWanted } from '@/ui/use-wanted';
import { Allowed } from '../allowed';
import { BottomBar } from './bottom-bar';
import { NewVersion } from './new-version';
import { OfflineLine } from './offline-line';
import { PageTitle } from './page-title';
import { PageWait } from './page-wait';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useSeenHeight } from './use-seen-height';

/** Tells a waiting member the moment they are verified, whichever page they are on. */
function useVerifiedToast(verified: boolean): void {
  const before = useRef(verified);
  useEffect(() => {
    if (verified && !before.current) {
      toast.success('You are verified. Welcome! Your new sections are here.');
    }
    before.current = verified;
  }, [verified]);
}

/** Lets keyboard users skip the navigation. Visible only while it has focus. */
function SkipLink() {
  return (
    <a
      href={`#${PAGE_TITLE}`}
      onClick={(event) => {
        // This is not an address, but the router would follow it as one.
        event.preventDefault();
        document.getElementById(PAGE_TITLE)?.focus();
      }}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-s bg-brand px-4 py-2.5 font-semibold text-brand-ink focus:translate-y-0 print:hidden"
    >
      Skip to the page
    </a>
  );
}

/** How the page's content is laid out in the window. */
const CONTENT = {
  page: 'mx-auto max-w-300 px-4 pt-4 pb-26 sm:px-7 sm:pt-0 sm:pb-10',
  window:
    'min-h-0 flex-1 max-sm:pb-[calc(4rem+env(safe-area-inset-bottom))] sm:mx-auto sm:w-full sm:max-w-300 sm:px-7 sm:pb-6',
  screen:
    'min-h-0 flex-1 max-sm:fixed max-sm:inset-x-0 max-sm:top-(--seen-top,0) max-sm:h-(--seen-height,100dvh) max-sm:bg-surface max-sm:pb-[env(safe-area-inset-bottom)] sm:mx-auto sm:w-full sm:max-w-300 sm:px-7 sm:pb-6 sm:short:px-0 sm:short:pb-0',
};

/** The section that opens the page, as the router's routes say. */
const useSection = () =>
  useMatches().findLast(({ handle }) => handle)?.handle as SectionId | undefined;

/** The dashboard round the pages of one member. Nobody ever sees an answer that was given to somebody else. */
export function Shell() {
  useEffect(refreshSettings, []);
  // For the timings of the page load (app/page-timings.ts).
  useEffect(() => void performance.mark('usable'), []);
  return (
    <DataCache>
      <Dashboard />
    </DataCache>
  );
}

/** So long nothing has come for a page before events are asked for, in milliseconds. */
const SETTLED_MS = 200;

/** A sidebar, narrow where room is scarce, and on phones a bar at the bottom. */
function Dashboard() {
  const me = useMe();
  useFreshMe(me.verified);
  useRights(me);
  useVerifiedToast(me.verified);
  const { unread = 0, hasChats } = useInboxSummary();
  const hasAppointments = useHasAppointments();
  useTitleCount(unread);
  const { fills } = usePageName();
  useSeenHeight(fills === 'screen');
  const section = useSection();
  // Other pages come first: on a slow phone its code would come instead of what the member waits for.
  const isLive = useWanted(section === 'inbox', SETTLED_MS);
  const sections = sectionsFor(me, { hasChats, hasAppointments });
  return (
    <div className="sm:grid sm:grid-cols-[6.25rem_minmax(0,1fr)] lg:grid-cols-[15.5rem_minmax(0,1fr)] print:block">
      <SkipLink />
      <InboxLive isWanted={isLive} />
      {can(me, 'pet_records') && <KeepSheets />}
      <SearchHost />
      <Sidebar sections={sections} unread={unread} />
      <div className={clsx('min-w-0', fills && 'not-print:flex not-print:h-dvh flex-col')}>
        <OfflineLine />
        <NewVersion />
        <div className={clsx('relative', fills && 'not-print:flex min-h-0 flex-1 flex-col')}>
          <TopBar />
          <main className={clsx(fills && 'not-print:flex min-h-0 flex-1 flex-col')}>
            <PageTitle />
            <div className={clsx(CONTENT[fills ?? 'page'], 'print:p-0')}>
              <Suspense fallback={<PageWait />}>
                {section ? <Allowed section={section} /> : <Outlet />}
              </Suspense>
            </div>
          </main>
        </div>
      </div>
      {/* A page that takes a phone's whole screen has its own way back. */}
      <BottomBar sections={sections} unread={unread} hidden={fills === 'screen'} />
    </div>
  );
}
