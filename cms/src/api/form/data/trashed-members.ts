import type { Knex } from 'knex';

/** The ids of members who are in the trash: few. */
export const TRASHED_MEMBERS = 'select id from up_users where deleted_at is not null';

/**
 * The ids of responses whose member is in the trash: they are hidden and not counted until their member is brought
 * back, or erased and nobody any more. Found from the members, so that no other response is looked at for it.
 */
export const ofTrashedMembers = (knex: Knex): Knex.QueryBuilder =>
  knex('form_responses').whereRaw(`member_id in (${TRASHED_MEMBERS})`).select('id');
