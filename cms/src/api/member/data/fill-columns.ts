import type { Core } from '@strapi/strapi';
import { transaction } from '../../../db/transaction';
import { memberKeys, type KeyedMember } from '../../../text/member-keys';

/** How many members are read at a time. */
const AT_ONCE = 500;

const COLUMNS = {
  id: 'id',
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  showEmail: 'show_email',
  showCity: 'show_city',
  phoneNumber: 'phone_number',
  city: 'city',
  state: 'state',
  zipCode: 'zip_code',
  country: 'country',
};

/**
 * What members are found by has grown by city, state, phone and place. Filled once, for those who were here before:
 * their `city_key` is empty, and everybody else's is not.
 */
async function fillKeys(strapi: Core.Strapi) {
  const knex = strapi.db.connection;
  for (;;) {
    const rows: (KeyedMember & { id: number })[] = await knex('up_users')
      .whereNull('city_key')
      .whereNotNull('first_name')
      .orderBy('id')
      .limit(AT_ONCE)
      .select(COLUMNS);
    if (rows.length === 0) return;
    await transaction(strapi, async ({ trx }) => {
      for (const { id, ...row } of rows) {
        const keys = memberKeys({ ...row, lastName: row.lastName ?? '' });
        await trx('up_users').where({ id }).update({
          name_key: keys.nameKey,
          search_key: keys.searchKey,
          directory_email: keys.directoryEmail,
          directory_key: keys.directoryKey,
          city_key: keys.cityKey,
          state_key: keys.stateKey,
          latitude: keys.latitude,
          longitude: keys.longitude,
        });
      }
    });
  }
}

/**
 * Fills columns that were added after the first members joined with what was true before members could choose. Rows
 * that have values are not touched, so running it at every start costs nothing.
 */
export async function fillMemberColumns(strapi: Core.Strapi) {
  const members = () => strapi.db.connection('up_users');
  await members().whereNull('show_email').update({ show_email: true });
  await members().whereNull('show_city').update({ show_city: true });
  await fillKeys(strapi);
}
