import type { Member } from './member-cache';

/** The signed-in member who makes a request, with as much about them as a subject's rules need. */
export type Actor = Pick<Member, 'id' | 'role' | 'verified'>;
