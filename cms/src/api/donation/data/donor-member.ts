/** Finding the member a gift is of: whoever is marked, otherwise whose confirmed address it is (ruling 27). */
import type { Core } from '@strapi/strapi';
import type { DonationDetail } from '@hearthside/contract/donation/shapes';
import { runQuery } from '../../../db/run-query';
import { nameIn } from '../../../text/member-name';

/** By which a gift is known as a member's. */
export interface Donor {
  /** The member its address was marked with. */
  marked: number | null;
  email: string;
}

export async function memberOf(
  strapi: Core.Strapi,
  { marked, email }: Donor,
): Promise<number | null> {
  const find = async (where: object): Promise<number | null> => {
    const row: { id: number } | undefined = await runQuery(strapi, (knex) =>
      knex('up_users')
        .where({ confirmed: true, ...where })
        .whereNull('deleted_at')
        .first('id'),
    );
    return row?.id ?? null;
  };
  const byMark = marked === null ? null : await find({ id: marked });
  if (byMark !== null) return byMark;
  return email ? find({ email }) : null;
}

/** The member a gift is of, by the name they have now; null where they are gone. */
export async function knownMember(
  strapi: Core.Strapi,
  memberId: number,
): Promise<DonationDetail['donation']['member']> {
  const row: { id: number; firstName: string; lastName: string; email: string } | undefined =
    await runQuery(strapi, (knex) =>
      knex('up_users')
        .where({ id: memberId })
        .first({ id: 'id', firstName: 'first_name', lastName: 'last_name', email: 'email' }),
    );
  return row ? { id: row.id, name: nameIn(row), email: row.email } : null;
}
