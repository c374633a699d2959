import { can, canSeeUnverified, type Role, type RoleHolder } from '../access';
import type { AccountState } from '../member/users';

/**
 * How a member can write to another. `direct`: in the chat of the two of them. `office`: an admin writes in the other's
 * chat with the office. `none`: they have no chat, or the member has none.
 */
export const MESSAGE_WAYS = ['direct', 'office', 'none'] as const;
export type MessageWay = (typeof MESSAGE_WAYS)[number];

/** Somebody to write to, as far as the rule asks. */
export interface Recipient {
  id: number;
  role: Role;
  verified: boolean;
  /** Left out where only active accounts are listed. */
  state?: AccountState;
}

/** How a member writes to those they can write to. Admins create no chats (ruling 10). */
export function ownMessageWay(member: RoleHolder): MessageWay {
  if (!can(member, 'inbox')) return 'none';
  return member.role === 'admin' ? 'office' : 'direct';
}

/**
 * How a member can write to another, by the rule of the picker (part 1 §5.2, rulings 10 and 13a): to verified people
 * who have an inbox, and for employees and board members to unverified people. Admins write to everybody. Nobody
 * writes to themselves, or to an account that is not active.
 */
export function messageWay(member: RoleHolder & { id: number }, other: Recipient): MessageWay {
  const own = ownMessageWay(member);
  if (member.id === other.id || (other.state ?? 'active') !== 'active') return 'none';
  if (own !== 'direct') return own;
  const isReached = other.verified ? can(other, 'inbox') : canSeeUnverified(member);
  return isReached ? 'direct' : 'none';
}
