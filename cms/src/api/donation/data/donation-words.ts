/** Indexes donations by their donor and by the numbers of their payment. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { textIndex } from '../../../search/text-index';
import type { DonationRow } from './donation-row';

export const keep = (
  strapi: Core.Strapi,
  { id, donorName, donorEmail, transactionId, reference }: DonationRow,
) =>
  textIndex(strapi, 'donation').keep(id, [
    donorName,
    donorEmail ?? '',
    transactionId ?? '',
    reference ?? '',
  ]);

export const matching = (strapi: Core.Strapi, knex: Knex, typed: string) =>
  textIndex(strapi, 'donation').matching(knex, typed);
