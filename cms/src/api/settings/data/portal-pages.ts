import type { Core } from '@strapi/strapi';
import { PORTAL_PAGES, type PortalPage } from '@hearthside/contract/settings/endpoints';
import { cleanRichText } from '../../../text/clean-rich-text';
import { isUniqueViolation } from '../../../http/answer-for';
import { refuse } from '../../../http/refuse';
import { changeAuthor } from '../../../auth/change-author';
import { transaction } from '../../../db/transaction';
import type { DocumentCall, DocumentRules, Next } from '../../../panel/document-call';
import { nextState } from './next-state';
import { pageNow, recordWritten } from './settings-history';

export const PAGE_UID = 'api::settings.portal-page';

/** Characters of HTML a page may have. */
const LONGEST = 60_000;
const TITLE_LONGEST = 120;

/** What a page says until someone has written it (ruling 24). */
export const placeholderOf = (key: PortalPage): string => `<p>${PORTAL_PAGES[key].placeholder}</p>`;

/** Creates missing pages, so that they can be written in the panel. */
export async function ensurePages(strapi: Core.Strapi) {
  const there: { key: string }[] = await strapi.db.query(PAGE_UID).findMany({ select: ['key'] });
  for (const key of Object.keys(PORTAL_PAGES) as PortalPage[]) {
    if (there.some((page) => page.key === key)) continue;
    const data = { key, title: PORTAL_PAGES[key].title, body: placeholderOf(key) };
    await strapi
      .documents(PAGE_UID)
      .create({ data })
      .catch((error: unknown) => {
        // A server that started at the same time has created it.
        if (!isUniqueViolation(error)) throw error;
      });
  }
}

/** What may be changed of a page: its title and its text. Its key is its address. */
function cleaned({
  key: _address,
  revision: _read,
  changedBy: _them,
  ...data
}: Record<string, unknown>) {
  if (typeof data.title === 'string') {
    data.title = data.title
      .normalize('NFC')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim();
    const said = `At most ${TITLE_LONGEST} characters`;
    if (String(data.title).length > TITLE_LONGEST) throw refuse.badInput(said, { title: said });
  }
  if (typeof data.body === 'string') data.body = cleanRichText(data.body, LONGEST, 'body');
  return data;
}

const WRITTEN = { table: 'portal_pages', field: 'title', name: 'this page' } as const;

async function byPortalAlone(strapi: Core.Strapi, _call: DocumentCall, next: Next) {
  if ((await changeAuthor(strapi)).door === null) return next();
  throw refuse.notAllowed('These pages can’t be added or deleted. Edit their text instead.');
}

function update(strapi: Core.Strapi, { params }: DocumentCall, next: Next) {
  const given = params.data ?? {};
  const data = cleaned(given);
  return transaction(strapi, async () => {
    const state = await nextState(strapi, WRITTEN, params.documentId, given.revision);
    params.data = { ...data, ...state };
    const before = await pageNow(strapi, params.documentId);
    const written = await next();
    await recordWritten(strapi, before, await pageNow(strapi, params.documentId));
    return written;
  });
}

/** Rules for a page wherever it is written: clean text, and a key that never changes. */
export const pageRules: DocumentRules = {
  uid: PAGE_UID,
  steps: { create: byPortalAlone, clone: byPortalAlone, delete: byPortalAlone, update },
};
