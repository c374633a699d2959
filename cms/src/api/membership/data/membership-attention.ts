import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import { shownDay } from '@hearthside/contract/shown-date';
import type { Member } from '../../../auth/member-cache';
import type { AttentionItem } from '../../../subject';
import { nameIn } from '../../../text/member-name';
import { ownMembershipPage, type MembershipStatus } from '@hearthside/contract/membership/fields';
import { membershipPages } from '@hearthside/contract/membership/pages';
import { lapsing, list } from './membership-list';
import { dueOf } from './own-membership';

/** The earliest deadlines of a status: as many as the first screen names. */
async function firstOf(
  strapi: Core.Strapi,
  status: MembershipStatus,
): Promise<AttentionItem['first']> {
  const order = { sortBy: 'nextDeadline', sortOrder: 'asc' } as const;
  const { memberships } = await list(strapi, { page: 1, limit: 3, search: '', status, ...order });
  return memberships.map(({ id, ownerFirstName, ownerLastName, nextDeadline }) => ({
    id,
    name: nameIn({ firstName: ownerFirstName, lastName: ownerLastName }),
    link: membershipPages.detail(id),
    note: `Deadline ${shownDay(nextDeadline)}`,
  }));
}

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
  const first = count > 0 ? await firstOf(strapi, status) : [];
  return [...own, { kind: 'lapsing_memberships', count, link, detail, first }];
}
