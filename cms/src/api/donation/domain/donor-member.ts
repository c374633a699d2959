import type { Core } from '@strapi/strapi';
import { reading } from '../../../access/reading';

/** By which a gift is known as a member's. */
export interface Donor {
  /** The member its address was marked with. */
  marked: number | null;
  email: string;
}

/** Finding the member a gift is of: whoever is marked, otherwise whose confirmed address it is (ruling 27). */
export const donorMember = (strapi: Core.Strapi) => ({
  async memberOf({ marked, email }: Donor): Promise<number | null> {
    const find = async (where: object): Promise<number | null> => {
      const row: { id: number } | undefined = await reading(strapi, (knex) =>
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
  },
});
