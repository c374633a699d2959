import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { textIndex } from '../../../search/text-index';
import { ownerNameIn, type MembershipRow } from './membership-row';

/** Memberships are found by the name and the address of their members. */
export function membershipWords(strapi: Core.Strapi) {
  const index = textIndex(strapi, 'membership');
  return {
    keep: (row: MembershipRow) => index.keep(row.id, [ownerNameIn(row), row.ownerEmail]),
    forget: (id: number) => index.forget(id),
    matching: (knex: Knex, typed: string) => index.matching(knex, typed),
  };
}
