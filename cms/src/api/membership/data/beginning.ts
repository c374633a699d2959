/** Starts a membership: adds a row, or reuses the one in the trash with new values. */
import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import * as membershipAccess from './membership-access';
import type { MembershipRow } from './membership-row';
import { MEMBERSHIP_UID } from '../rules/membership-uid';
import * as membershipWords from './membership-words';
import { remindedFrom } from '../rules/reminder-days';

/** The initial values of a membership. */
export interface Begun {
  /** In cents. */
  amount: number;
  nextDeadline: string;
  reminders: boolean;
}

/** The name and address by which the list is sorted and searched. */
const keysOf = async (strapi: Core.Strapi, memberId: number) =>
  runQuery(strapi, (knex) =>
    knex('up_users')
      .where({ id: memberId })
      .first({ nameKey: 'name_key', searchKey: 'search_key' }),
  );

/** Call within the transaction that has locked the member. `former` is their membership in the trash. */
export async function begin(
  strapi: Core.Strapi,
  memberId: number,
  former: MembershipRow | undefined,
  begun: Begun,
  by: { id: number | null; name: string },
): Promise<MembershipRow> {
  const { today } = await membershipAccess.day(strapi);
  const data = {
    ...begun,
    ...remindedFrom(begun, today),
    ...(await keysOf(strapi, memberId)),
    changedBy: by.name,
    changedById: by.id,
    deletedAt: null,
    deletedBy: null,
    revision: (former?.revision ?? 0) + 1,
  };
  if (former) {
    await strapi.db.query(MEMBERSHIP_UID).update({ where: { id: former.id }, data });
  } else {
    await strapi.db.query(MEMBERSHIP_UID).create({ data: { ...data, member: memberId } });
  }
  const row = await membershipAccess.find(strapi, { memberId });
  if (!row) throw refuse.notFound();
  await membershipWords.keep(strapi, row);
  return row;
}
