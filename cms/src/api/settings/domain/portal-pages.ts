import type { Core } from '@strapi/strapi';
import { PORTAL_PAGES, type PortalPage } from '@hearthside/contract/settings';
import { cleanRichText } from '../../../access/clean-rich-text';
import { isTaken } from '../../../access/answer-for';
import { refuse } from '../../../access/refuse';
import { writerOf } from '../../../access/writer';

export const PAGE_UID = 'api::settings.portal-page';

/** Characters of HTML a page may have. */
const LONGEST = 60_000;
const TITLE_LONGEST = 120;

/** What a page says until somebody has written it (ruling 24). */
export const placeholderOf = (key: PortalPage): string => `<p>${PORTAL_PAGES[key].placeholder}</p>`;

/** Makes the pages that are missing, so that the panel has them to be written. */
export async function ensurePages(strapi: Core.Strapi) {
  const there: { key: string }[] = await strapi.db.query(PAGE_UID).findMany({ select: ['key'] });
  for (const key of Object.keys(PORTAL_PAGES) as PortalPage[]) {
    if (there.some((page) => page.key === key)) continue;
    const data = { key, title: PORTAL_PAGES[key].title, body: placeholderOf(key) };
    await strapi
      .documents(PAGE_UID)
      .create({ data })
      .catch((error: unknown) => {
        // A server that started at the same time has made it.
        if (!isTaken(error)) throw error;
      });
  }
}

interface DocumentCall {
  uid: string;
  action: string;
  params: { data?: Record<string, unknown> };
}

/** What may be changed of a page: its title and its text. Its key is its address. */
function cleaned({ key: _address, ...data }: Record<string, unknown>) {
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

/** What holds of a page whoever writes it: clean text, and an address of the portal's that it keeps. */
export function watchPages(strapi: Core.Strapi) {
  const door = async ({ uid, action, params }: DocumentCall, next: () => Promise<unknown>) => {
    if (uid !== PAGE_UID) return next();
    const byPortal = (await writerOf(strapi)).door === null;
    if (['create', 'clone', 'delete'].includes(action) && !byPortal) {
      throw refuse.notAllowed('The portal has these pages and no others; write them anew instead.');
    }
    if (action === 'update') params.data = cleaned(params.data ?? {});
    return next();
  };
  strapi.documents.use(door as never);
}
