import { can, PERMISSIONS, type Permission } from '@hearthside/contract/access';
import {
  permissionsOf,
  type Access,
  type AccessRule,
  type ProofRule,
} from '@hearthside/contract/endpoint';
import type { Core } from '@strapi/strapi';
import { readAccessToken } from './access-token';
import { memberOf, type Member } from './member-cache';
import { bearerToken } from '../http/bearer-token';
import { refuse } from '../http/refuse';
import { requireProof } from './require-proof';

/** The member whose access token the request carries, or null. */
export async function identify(
  strapi: Core.Strapi,
  authorization: string | undefined,
): Promise<Member | null> {
  const bearer = bearerToken(authorization);
  const token = bearer && readAccessToken(strapi, bearer);
  return token ? memberOf(strapi, token.sessionId) : null;
}

/** Refuses anyone who may not call what a rule protects: 401 without a session, 403 without the right. */
export function authorize(member: Member | null, { access, onlyFor }: AccessRule) {
  if (access === 'public') return;
  if (!member) throw refuse.noSession();
  const permissions = permissionsOf(access);
  if (access === 'member' || permissions.some((permission) => can(member, permission))) {
    if (onlyFor && !onlyFor.roles.includes(member.role)) throw refuse.notAllowed(onlyFor.refusal);
    return;
  }
  const verified = { ...member, verified: true };
  const waiting = !member.verified && permissions.some((permission) => can(verified, permission));
  const what = PERMISSIONS[permissions[0] as Permission];
  throw waiting
    ? refuse.notVerified(`You can ${what} once an admin verifies you.`)
    : refuse.notAllowed(`You don’t have permission to ${what}.`);
}

/**
 * Refuses anyone who may not make a call: without the right to it, or without the proof of identity that it requires.
 */
export function authorizeCall(member: Member | null, endpoint: AccessRule & ProofRule) {
  authorize(member, endpoint);
  if (member && endpoint.access !== 'public') requireProof(member, endpoint);
}

/**
 * Checks the caller again once the body has arrived. A body may take minutes, and sessions and rights can end
 * meanwhile.
 * @throws 401 or 403 where they have ended.
 */
export async function authorizeAgain(
  strapi: Core.Strapi,
  ctx: { get(header: string): string; state: { member?: Member | null } },
  endpoint: AccessRule & ProofRule,
) {
  if (!ctx.state.member) return;
  ctx.state.member = await identify(strapi, ctx.get('authorization'));
  authorizeCall(ctx.state.member, endpoint);
}

/** Whether a text is an access that `authorize` knows. A route with any other is refused. */
export function isAccess(text: string): text is Access {
  if (text === 'public' || text === 'member') return true;
  const named = text.split('|');
  return named.length <= 2 && named.every((one) => Object.hasOwn(PERMISSIONS, one));
}
