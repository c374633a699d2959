import type { Core } from '@strapi/strapi';

/** Runs work as a member's own request would, so that what is written names them. */
export const asMember = (strapi: Core.Strapi, id: number, work: () => Promise<void>) =>
  strapi.requestContext.run({ state: { member: { id } } } as never, work);
