import type { Core } from '@strapi/strapi';
import { PartialFailure } from '../../../jobs/partial-failure';
import { checkHistory } from './checking';
import { findingWords } from './finding-words';

/**
 * Checks the chain over the history. The log keeps its last link, outside of the database: with it anybody can prove
 * later that nothing before was changed (`npm run audit:verify -- <place> <hash>`).
 * @throws PartialFailure where an entry was changed, removed, added or moved; System and its alerts tell it
 */
export async function nightlyCheck(strapi: Core.Strapi): Promise<void> {
  const { links, findings, head } = await checkHistory(strapi.db.connection);
  if (findings.length > 0) throw new PartialFailure(findingWords(findings));
  if (head) {
    strapi.log.info(
      `The history is whole: ${links} links, the last ${head.position} ${head.hash}.`,
    );
  }
}
