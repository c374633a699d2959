import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import type { Member } from '../../../auth/member-cache';
import type { AttentionItem } from '../../../subject';
import { ownMembershipPage } from '@hearthside/contract/membership/fields';
import { membershipPages } from '@hearthside/contract/membership/pages';
import { lapsing } from './membership-list';
import { dueOf } from './own-membership';

/** The end of a member's own membership, and lapsing ones for those who may manage them. */
export async function membershipAttention(
  strapi: Core.Strapi,
  member: Member,
): Promise<readonly AttentionItem[]> {
  const due = await dueOf(strapi, member.id);
  const own: AttentionItem[] = due
    ? [{ kind: due.kind, count: 1, link: ownMembershipPage(member.role), detail: due.detail }]
    : [];
  if (!can(member, 'admin_memberships')) return own;
  const { status, count } = await lapsing(strapi);
  const link = membershipPages.withStatus(status);
  const detail = status === 'grace' ? 'in the grace period' : 'due soon';
  return [...own, { kind: 'lapsing_memberships', count, link, detail }];
}
