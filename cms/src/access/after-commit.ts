import type { Core } from '@strapi/strapi';

/**
 * Does something once what is being written is kept: at once, or where a transaction is open, after its
 * commit. What is rolled back is told to nobody.
 */
export async function afterCommit(strapi: Core.Strapi, work: () => void): Promise<void> {
  if (!strapi.db.inTransaction()) return work();
  await strapi.db.transaction(async ({ onCommit }) => onCommit(work));
}
