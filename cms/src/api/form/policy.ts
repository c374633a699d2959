/** Whom a published form is meant for, in SQL; the function is `isFor` of the contract. */
import type { Knex } from 'knex';
import type { Role } from '@hearthside/contract/access';
import { listKey, havingEntry } from './data/form-keys';

/** The key of a form that is meant for everyone. */
const FOR_ALL = listKey([]);

/** For `modify`: forms that name a role, and those that name none, which are for everyone (ruling 15). */
export const meantFor = (role: Role) => (query: Knex.QueryBuilder) => {
  query.where((meant) =>
    meant.where('role_key', 'like', havingEntry(role)).orWhere('role_key', FOR_ALL),
  );
};
