/** Tells every subject that stores something about a member or a trust what happened to it, lower subjects first. */
import type { Core } from '@strapi/strapi';
import { subjects, type MemberChange, type TrustFollower } from './subject';

/** Called within the transaction that changes a member's profile, role or address and locks the member's row. */
export async function followMember(strapi: Core.Strapi, memberId: number, change: MemberChange) {
  for (const one of subjects()) await one.followMember?.(strapi, memberId, change);
}

/** Called within the transaction that proves an address belongs to a member. */
export async function followAddress(strapi: Core.Strapi, email: string) {
  for (const one of subjects()) await one.followAddress?.(strapi, email);
}

/** Hands over to a successor what a member took care of. Both rows are locked. */
export async function handOver(strapi: Core.Strapi, by: number, from: number, to: number) {
  for (const one of subjects()) await one.handOver?.(strapi, by, from, to);
}

/** Revokes every way in that a member has besides their sessions. */
export async function revokeOtherAccess(strapi: Core.Strapi, memberId: number) {
  for (const one of subjects()) await one.revokeAccess?.(strapi, memberId);
}

/** Has every subject follow a change to trusts, within the transaction of that change. */
export async function followTrusts(follow: (follower: TrustFollower) => Promise<unknown>) {
  for (const one of subjects()) if (one.followTrusts) await follow(one.followTrusts);
}

/** Whether a deleted account may be given back to its member once they have signed in. */
export async function mayComeBack(strapi: Core.Strapi, memberId: number): Promise<boolean> {
  for (const one of subjects()) if (await one.mayComeBack?.(strapi, memberId)) return true;
  return false;
}

/** Whether a subject gives a deleted account back to its member, who has just signed in. */
export async function comeBack(strapi: Core.Strapi, memberId: number): Promise<boolean> {
  for (const one of subjects()) if (await one.comeBack?.(strapi, memberId)) return true;
  return false;
}
