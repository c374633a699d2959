import type { Core } from '@strapi/strapi';
import { services } from '../src/services';
import { TRUSTS } from './people';

/** The demo's trusts with their people. */
export async function seedTrusts(strapi: Core.Strapi, ids: ReadonlyMap<string, number>) {
  for (const { name, people } of TRUSTS) {
    const trust = await services(strapi).trust.create(name);
    for (const person of people) {
      const memberId = ids.get(person);
      if (memberId === undefined) throw new Error(`No demo member is called ${person}.`);
      await services(strapi).trust.assign(trust.id, memberId);
    }
  }
}
