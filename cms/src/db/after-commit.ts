import type { Core } from '@strapi/strapi';
import { transaction } from './transaction';

/**
 * Does something once what is being written is kept: at once, or where a transaction is open, after its
 * commit. What is rolled back is told to nobody. What is kept stays answered as kept, so an error of `work` after
 * a commit is logged and not thrown.
 */
export async function afterCommit(strapi: Core.Strapi, work: () => void): Promise<void> {
  if (!strapi.db.inTransaction()) return work();
  const safely = () => {
    try {
      work();
    } catch (error) {
      const { name, stack = '' } = error as Error;
      strapi.log.error(`After a commit: ${name} ${stack.split('\n').slice(1, 5).join(' ')}`);
    }
  };
  await transaction(strapi, async ({ onCommit }) => onCommit(safely));
}
