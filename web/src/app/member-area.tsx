import { Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SessionEnded } from '@/features/session/subject';
import { storedEmergencies } from '@/lib/drafts/stored-emergencies';
import { signInPath } from '@/lib/next-path';
import { useSessionState } from '@/lib/session/session';
import { EmergencyHelpMeanwhile, ServerUnavailable } from './pages/server-unavailable';
import { Splash } from './pages/splash';
import { Shell } from './shell';

/** The pages of members, for whoever is signed in; everybody else is led to the sign-in. */
export function MemberArea() {
  const state = useSessionState();
  const { pathname, search, hash } = useLocation();
  const [wasIn, setWasIn] = useState(false);
  if (state.status === 'signed-in' && !wasIn) setWasIn(true);

  if (state.status === 'starting') return <Splash />;
  if (state.status === 'away') {
    const isEmergency = /^\/help\/emergencies(\/|$)/.test(pathname) && storedEmergencies() !== null;
    return isEmergency ? <EmergencyHelpMeanwhile /> : <ServerUnavailable whole />;
  }
  if (state.status === 'signed-out') {
    // Who has just signed out is done here; who comes with a link wants to get to it.
    const to = wasIn ? '/sign-in' : signInPath(pathname + search + hash);
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
