import type { Core } from '@strapi/strapi';
import { transaction } from './transaction';

/**
 * Runs `work` once what is being written is committed: at once, or after the commit if a transaction is open. After a
 * rollback it does not run. An error of `work` after a commit is logged and not thrown, because the write itself has
 * succeeded.
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
