import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../access/run-query';
import { refuse } from '../../../access/refuse';
import { membershipAccess } from './membership-access';
import type { MembershipRow } from './membership-row';
import { MEMBERSHIP_UID } from './membership-uid';
import { membershipWords } from './membership-words';
import { remindedFrom } from './reminder-days';

/** What a membership begins with. */
export interface Begun {
  /** In cents. */
  amount: number;
  nextDeadline: string;
  reminders: boolean;
}

/** Beginning a membership: a row of its own, or the one that lies in the trash, with new values. */
export function beginning(strapi: Core.Strapi) {
  const { find, day } = membershipAccess(strapi);
  const words = membershipWords(strapi);

  /** The name and address its list is sorted and searched by. */
  const keysOf = async (memberId: number) =>
    runQuery(strapi, (knex) =>
      knex('up_users')
        .where({ id: memberId })
        .first({ nameKey: 'name_key', searchKey: 'search_key' }),
    );

  return {
    /** Within the transaction that holds the member; `former` is what they have in the trash. */
    async begin(
      memberId: number,
      former: MembershipRow | undefined,
      begun: Begun,
      by: { id: number | null; name: string },
    ): Promise<MembershipRow> {
      const { today } = await day();
      const data = {
        ...begun,
        ...remindedFrom(begun, today),
        ...(await keysOf(memberId)),
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
      const row = await find({ memberId });
      if (!row) throw refuse.notFound();
      await words.keep(row);
      return row;
    },
  };
}
