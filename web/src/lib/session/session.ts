import { sessionEndpoints, type OpenSession } from '@hearthside/contract/session/endpoints';
import { useSyncExternalStore } from 'react';
import { claimStoredDrafts, leaveStoredDrafts } from '../drafts/draft-owner';
import { SessionClient } from './session-client';
import { browserTabs } from './session-tabs';
import { send } from '../api/transport';

/** The session of this tab. */
export const session = new SessionClient(browserTabs(), renew, {
  claim: claimStoredDrafts,
  leave: leaveStoredDrafts,
});

async function renew() {
  // keepalive: a renewal that the page does not live to see must still bring its new cookie.
  const answer = await send(sessionEndpoints.refresh, {}, undefined, { keepalive: true });
  return answer as OpenSession;
}

/** Where the session of this tab stands, kept up to date. */
export const useSessionState = () => useSyncExternalStore(session.subscribe, session.state);
