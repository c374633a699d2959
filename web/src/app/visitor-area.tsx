import { Suspense } from 'react';
import { Navigate, Outlet, useSearchParams } from 'react-router-dom';
import { VisitorLayout } from '@/features/session/subject';
import { safeNext } from '@/lib/next-path';
import { useSessionState } from '@/lib/session/session';
import { loadMemberRoutes } from './load-member-routes';
import { ServerUnavailable } from './pages/offline';
import { Splash } from './pages/splash';
import { Shell } from './shell';

/** Fetches what comes after a sign-in while that is checked. A failure shows when it is needed. */
function preloadMemberArea() {
  void Shell.preload();
  loadMemberRoutes().catch(() => undefined);
}

/** The pages before the sign-in. */
export function VisitorArea() {
  return (
    <div onSubmitCapture={preloadMemberArea}>
      <Suspense fallback={<Splash />}>
        <VisitorLayout />
      </Suspense>
    </div>
  );
}

/** Pages that make no sense with a session. A signed-in member is sent on to where they wanted to go. */
export function OnlyVisitors() {
  const { status } = useSessionState();
  const [params] = useSearchParams();
  if (status === 'starting') return null;
  if (status === 'away') return <ServerUnavailable />;
  if (status === 'signed-in') return <Navigate to={safeNext(params.get('next'))} replace />;
  return <Outlet />;
}
