import type { Core } from '@strapi/strapi';
import { lookup } from '../../../text/normalize';

/** Adds search keys to trusts from before they could be searched. */
export async function fillTrustColumns(strapi: Core.Strapi) {
  const trusts = () => strapi.db.connection('trusts');
  for (const { id, name } of await trusts().whereNull('search_key').select('id', 'name')) {
    await trusts()
      .where({ id })
      .update({ search_key: lookup(name).slice(0, 255) });
  }
}
