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
  // keepalive: a renewal must bring its new cookie even if the page closes before the answer.
  const answer = await send(sessionEndpoints.refresh, {}, undefined, { keepalive: true });
  return answer as OpenSession;
}

/** The state of this tab's session, kept up to date. */
export const useSessionState = () => useSyncExternalStore(session.subscribe, session.state);
