import { helpPages } from '@hearthside/contract/help/pages';
import { sessionPages } from '@hearthside/contract/session/pages';
import { Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SessionEnded } from '@/features/session/subject';
import { storedEmergencies } from '@/lib/drafts/stored-emergencies';
import { signInPath } from '@/lib/next-path';
import { useSessionState } from '@/lib/session/session';
import { EmergencyHelpMeanwhile, ServerUnavailable } from './pages/server-unavailable';
import { Splash } from './pages/splash';
import { Shell } from './shell';

/** What the help center says of emergencies, and each of its answers. */
const EMERGENCIES = `${helpPages.topic('emergencies')}/`;

/** The pages for signed-in members. Everybody else is sent to the sign-in page. */
export function MemberArea() {
  const state = useSessionState();
  const { pathname, search, hash } = useLocation();
  const [wasIn, setWasIn] = useState(false);
  if (state.status === 'signed-in' && !wasIn) setWasIn(true);

  if (state.status === 'starting') return <Splash />;
  if (state.status === 'away') {
    const isEmergency = `${pathname}/`.startsWith(EMERGENCIES) && storedEmergencies() !== null;
    return isEmergency ? <EmergencyHelpMeanwhile /> : <ServerUnavailable whole />;
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
