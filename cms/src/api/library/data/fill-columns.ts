import type { Core } from '@strapi/strapi';
import { PLACES } from '../policy';

/**
 * Brings the audience of items in line with who sees what: a later version may say it differently. Rows that are
 * right are not touched, so that doing it at every start costs next to nothing.
 */
export async function fillLibraryColumns(strapi: Core.Strapi) {
  for (const { category, privacy, audience } of PLACES) {
    await strapi.db
      .connection('library_items')
      .where({ category, privacy })
      .where((other) => other.whereNot({ audience }).orWhereNull('audience'))
      .update({ audience });
  }
}
