import { sessionPages } from '@hearthside/contract/session/pages';
import { Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SessionEnded } from '@/features/session/subject';
import { signInPath } from '@/lib/next-path';
import { useSessionState } from '@/lib/session/session';
import { OfflinePage } from './pages/offline';
import { Splash } from './pages/splash';
import { Shell } from './shell';

/** The pages for signed-in members. Everybody else is sent to the sign-in page. */
export function MemberArea() {
  const state = useSessionState();
  const { pathname, search, hash } = useLocation();
  const [wasIn, setWasIn] = useState(false);
  if (state.status === 'signed-in' && !wasIn) setWasIn(true);

  if (state.status === 'starting') return <Splash />;
  if (state.status === 'away') {
    return (
      <Suspense fallback={<Splash />}>
        <OfflinePage />
      </Suspense>
    );
  }
  if (state.status === 'signed-out') {
    // A member who has just signed out is done here. A visitor who came by a link wants to return to it.
    const to = wasIn ? sessionPages.signIn : signInPath(pathname + search + hash);
    return <Navigate to={to} replace />;
  }
  return (
    <>
      <Suspense fallback={<Splash />}>
        <Shell key={state.me.id} />
      </Suspense>
      {state.status === 'ended' && (
        <Suspense>
          <SessionEnded />
        </Suspense>
      )}
    </>
  );
}
