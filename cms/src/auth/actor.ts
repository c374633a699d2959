import type { Member } from './member-cache';

/** Who acts: the signed-in member, as much of them as the rules of a subject need. */
export type Actor = Pick<Member, 'id' | 'role' | 'verified'>;
