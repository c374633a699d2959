import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import { fillTextIndex } from '../../../search/fill-text-index';
import { selectAllMemberships, type MembershipRow } from './membership-row';
import * as membershipWords from './membership-words';

/** Indexes the words of every membership, including those in the trash, which may be restored. */
export async function fillMembershipWords(strapi: Core.Strapi) {
  await fillTextIndex(strapi, 'membership', {
    table: 'portal_memberships',
    async keep(id) {
      const row: MembershipRow | undefined = await runQuery(strapi, async (knex) =>
        selectAllMemberships(knex).where('m.id', id).first(),
      );
      if (row) await membershipWords.keep(strapi, row);
    },
  });
}
