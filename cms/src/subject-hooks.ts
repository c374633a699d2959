/** What happens to a member or a trust, told to every subject that keeps something of it, lower ones first. */
import type { Core } from '@strapi/strapi';
import { subjects, type MemberChange, type TrustFollower } from './subject';

/** Within the transaction that changes a member's profile, role or address, and holds the member. */
export async function followMember(strapi: Core.Strapi, memberId: number, change: MemberChange) {
  for (const one of subjects()) await one.followMember?.(strapi, memberId, change);
}

/** Within the transaction that shows an address to be a member's. */
export async function followAddress(strapi: Core.Strapi, email: string) {
  for (const one of subjects()) await one.followAddress?.(strapi, email);
}

/** Gives what a member took care of to a successor; both are held. */
export async function handOver(strapi: Core.Strapi, by: number, from: number, to: number) {
  for (const one of subjects()) await one.handOver?.(strapi, by, from, to);
}

/** Ends what lets a member in beside their sessions. */
export async function revokeOtherAccess(strapi: Core.Strapi, memberId: number) {
  for (const one of subjects()) await one.revokeAccess?.(strapi, memberId);
}

/** Has every subject follow what becomes of trusts, within the transaction of the change. */
export async function followTrusts(follow: (follower: TrustFollower) => Promise<unknown>) {
  for (const one of subjects()) if (one.followTrusts) await follow(one.followTrusts);
}
