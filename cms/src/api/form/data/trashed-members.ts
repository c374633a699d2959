import type { Knex } from 'knex';

/** The ids of members in the trash. There are few. */
export const TRASHED_MEMBERS = 'select id from up_users where deleted_at is not null';

/**
 * The ids of responses whose member is in the trash. They are hidden and not counted until the member is restored, or
 * erased, which makes the response anonymous. The query starts from the members, so that no other response has to be
 * read.
 */
export const ofTrashedMembers = (knex: Knex): Knex.QueryBuilder =>
  knex('form_responses').whereRaw(`member_id in (${TRASHED_MEMBERS})`).select('id');
