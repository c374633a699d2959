import type { Member } from './member-cache';

/** The signed-in member who makes a request, with as much about them as a subject's rules need. */
export type Actor = Pick<Member, 'id' | 'role' | 'verified'>;

/** The server itself, in jobs that see everything and act for nobody. */
export const SYSTEM_ACTOR: Actor = { id: 0, role: 'admin', verified: true };
