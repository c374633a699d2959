import type { Core } from '@strapi/strapi';
import { fillTextIndex } from '../../../search/fill-text-index';
import { donationAccess } from './donation-access';
import { DONATIONS } from './donation-uid';
import { donationWords } from './donation-words';

/** Has every donation found by its words. */
export async function fillDonationWords(strapi: Core.Strapi) {
  const { findBy } = donationAccess(strapi);
  const words = donationWords(strapi);
  await fillTextIndex(strapi, 'donation', {
    table: DONATIONS,
    async keep(id) {
      const row = await findBy({ 'd.id': id });
      if (row) await words.keep(row);
    },
  });
}
