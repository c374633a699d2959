import type { Core } from '@strapi/strapi';
import { PLACES } from '../policy';

/**
 * Updates the audience of items to the current rule of who sees what, which a new version may have changed. Correct
 * rows are not touched, so running it at every start costs almost nothing.
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
