import type { Core } from '@strapi/strapi';
import { fillTextIndex } from '../../../search/fill-text-index';
import { findBy } from './donation-access';
import { DONATIONS } from '../rules/donation-uid';
import * as donationWords from './donation-words';

/** Indexes the words of every donation. */
export async function fillDonationWords(strapi: Core.Strapi) {
  await fillTextIndex(strapi, 'donation', {
    table: DONATIONS,
    async keep(id) {
      const row = await findBy(strapi, { 'd.id': id });
      if (row) await donationWords.keep(strapi, row);
    },
  });
}
