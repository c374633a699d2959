/** What happens to a membership when its member is deleted. */
import type { Core } from '@strapi/strapi';
import { shownDay } from '@hearthside/contract/shown-date';
import { shownMoney } from '@hearthside/contract/money';
import type { Dependent } from '@hearthside/contract/member/users';
import { runQuery } from '../../../db/run-query';
import { textIndex } from '../../../search/text-index';
import { invalidateCounts } from '../../../db/cached-count';
import * as membershipAccess from './membership-access';
import * as membershipTrash from './membership-trash';

/** A member's membership, shown before they are deleted. */
export async function belongings(strapi: Core.Strapi, memberId: number): Promise<Dependent> {
  const row = await membershipAccess.find(strapi, { memberId });
  const names =
    row && row.deletedAt === null
      ? [`${shownMoney(row.amount)}, due on ${shownDay(row.nextDeadline)}`]
      : [];
  return { kind: 'membership', count: names.length, names };
}

/** Erases the membership of a member who is being erased. */
export async function eraseMember(strapi: Core.Strapi, memberId: number) {
  const ids: number[] = await runQuery(strapi, (knex) =>
    knex('portal_memberships').where({ member_id: memberId }).pluck('id'),
  );
  for (const id of ids) await membershipTrash.drop(strapi, id);
  if (ids.length > 0) await textIndex(strapi, 'membership').purge();
  await invalidateCounts(strapi, 'membership');
}
