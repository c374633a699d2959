/** Indexes memberships by the name and the address of their members. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { textIndex } from '../../../search/text-index';
import { ownerNameIn, type MembershipRow } from './membership-row';

export const keep = (strapi: Core.Strapi, row: MembershipRow) =>
  textIndex(strapi, 'membership').keep(row.id, [ownerNameIn(row), row.ownerEmail]);

export const remove = (strapi: Core.Strapi, id: number) =>
  textIndex(strapi, 'membership').remove(id);

export const matching = (strapi: Core.Strapi, knex: Knex, typed: string) =>
  textIndex(strapi, 'membership').matching(knex, typed);
