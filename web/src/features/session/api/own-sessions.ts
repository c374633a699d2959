import { sessionEndpoints } from '@hearthside/contract/session/endpoints';
import { resource } from '@/lib/api/resource';

const sessions = resource('session', sessionEndpoints);

/** Where the member is signed in. */
export const useSessions = sessions.list.query();

/** Ends another of the member's sessions. */
export const useEndSession = sessions.end.mutation({ invalidates: ['session'] });

/** Changes the member's own password, which ends every other session. */
export const useChangePassword = sessions.changePassword.mutation({ invalidates: ['session'] });
