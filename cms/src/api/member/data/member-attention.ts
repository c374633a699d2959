import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import { memberPages } from '@hearthside/contract/member/pages';
import type { Member } from '../../../auth/member-cache';
import type { AttentionItem } from '../../../subject';
import { rowOf } from '../../../auth/member-access';
import { toMe } from '../../../auth/member-row';
import { MEMBER_UID } from '../../../auth/member-uid';
import { isComplete } from '../rules/checklist';

/** An incomplete profile, and new members who wait, for those who may verify them. */
export async function memberAttention(
  strapi: Core.Strapi,
  member: Member,
): Promise<readonly AttentionItem[]> {
  // New members have it in their checklist.
  if (!member.verified) return [];
  const me = toMe(await rowOf(strapi, member.id));
  const items: AttentionItem[] = [
    // Invited members are verified before they have filled in a profile.
    {
      kind: 'complete_profile',
      count: isComplete(me) ? 0 : 1,
      link: memberPages.profile,
      detail: '',
    },
  ];
  if (!can(member, 'users')) return items;
  const count = await strapi.db
    .query(MEMBER_UID)
    .count({ where: { verified: false, confirmed: true, blocked: false, deletedAt: null } });
  return [...items, { kind: 'verify_members', count, link: memberPages.usersToVerify, detail: '' }];
}
