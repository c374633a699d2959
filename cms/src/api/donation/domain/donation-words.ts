import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { textIndex } from '../../../search/text-index';
import type { DonationRow } from './donation-row';

/** Donations are found by their donor and by the numbers of their payment. */
export function donationWords(strapi: Core.Strapi) {
  const index = textIndex(strapi, 'donation');
  return {
    keep: ({ id, donorName, donorEmail, transactionId, reference }: DonationRow) =>
      index.keep(id, [donorName, donorEmail ?? '', transactionId ?? '', reference ?? '']),
    matching: (knex: Knex, typed: string) => index.matching(knex, typed),
  };
}
