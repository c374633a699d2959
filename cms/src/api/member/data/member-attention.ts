import type { Core } from '@strapi/strapi';
import { can, ROLE_LABELS } from '@hearthside/contract/access';
import { formPages } from '@hearthside/contract/form/pages';
import { memberPages } from '@hearthside/contract/member/pages';
import type { Member } from '../../../auth/member-cache';
import type { AttentionItem } from '../../../subject';
import { rowOf } from '../../../auth/member-access';
import { selectMembers, toMe, toPerson, type MemberRow } from '../../../auth/member-row';
import { runQuery } from '../../../db/run-query';
import { nameIn } from '../../../text/member-name';
import { isComplete } from '../rules/checklist';
import { waitingWords } from '../rules/waiting-words';
import { waitingCounts } from './waiting-room';

/** How many of those who wait the first screen names. */
const NAMED = 3;

/** Those who wait to be verified, the longest waiting first: as many as the first screen names. */
async function firstWaiting(strapi: Core.Strapi): Promise<AttentionItem['first']> {
  const rows: MemberRow[] = await runQuery(strapi, (knex) =>
    selectMembers(knex)
      .where({ 'u.verified': false, 'u.confirmed': true, 'u.blocked': false })
      .whereNull('u.deleted_at')
      .orderBy(['u.created_at', 'u.id'])
      .limit(NAMED),
  );
  return rows.map(toPerson).map(({ id, role, ...person }) => ({
    id,
    name: nameIn(person),
    link: formPages.review('newcomers', id),
    note: ROLE_LABELS[role].one,
  }));
}

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
  const { newcomers: count, ...others } = await waitingCounts(strapi);
  const first = count > 0 ? await firstWaiting(strapi) : [];
  const link = formPages.review('newcomers');
  return [
    ...items,
    { kind: 'verify_members', count, link, detail: '', first },
    {
      kind: 'waiting_room',
      count: Object.values(others).reduce((sum, one) => sum + one, 0),
      link: memberPages.waitingRoom,
      detail: waitingWords(others),
    },
  ];
}
