/** Finds the member who gave a gift: the marked one, otherwise the one with this confirmed address (ruling 27). */
import type { Core } from '@strapi/strapi';
import type { DonationDetail } from '@hearthside/contract/donation/shapes';
import { runQuery } from '../../../db/run-query';
import { nameIn } from '../../../text/member-name';

/** What identifies the member of a gift. */
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

/** The member who gave a gift, with their current name; null if they are gone. */
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
