import { isPageHref } from '@hearthside/contract/rich-text';
import type { Editor } from '@tiptap/core';
import { element } from './element';
import type { PortalPages } from './portal-pages';

/** How long after the last change the links are checked, in milliseconds. */
const PAUSE_MS = 600;
/** More links than these are not checked; no text has as many. */
const CHECKED_MAX = 100;

/** The message for a link whose page was deleted. */
export const PAGE_GONE = 'This page no longer exists.';

/** The texts of the links to pages of the portal, by their addresses. */
function pageLinks(editor: Editor): Map<string, string> {
  const links = new Map<string, string>();
  editor.state.doc.descendants(({ text, marks }) => {
    const href: unknown = marks.find(({ type }) => type.name === 'link')?.attrs.href;
    if (text && typeof href === 'string' && isPageHref(href))
      links.set(href, (links.get(href) ?? '') + text);
  });
  return links;
}

/** The line that tells an editor which links of the text lead to a page that was deleted. */
export function makeMissingLinks(editor: Editor, pages: PortalPages) {
  const line = element('p', { class: 'rich-text-missing', role: 'status' });
  /** Whether an address leads somewhere, as far as it was asked. */
  const known = new Map<string, boolean>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    const gone = [...pageLinks(editor)].filter(([href]) => known.get(href) === false);
    line.textContent =
      gone.length === 0
        ? ''
        : `${PAGE_GONE} Please change the link or remove it: ${gone
            .map(([href, text]) => `“${text}” (${href})`)
            .join(', ')}`;
  };
  async function check() {
    const unknown = [...pageLinks(editor).keys()].filter((href) => !known.has(href));
    try {
      if (unknown.length > 0) {
        const asked = unknown.slice(0, CHECKED_MAX);
        const missing = await pages.missing(asked);
        for (const href of asked) known.set(href, !missing.includes(href));
      }
    } catch {
      // Without a connection it is not known. The next change asks again.
    }
    if (!editor.isDestroyed) show();
  }
  const later = () => {
    clearTimeout(timer);
    show();
    timer = setTimeout(() => void check(), PAUSE_MS);
  };
  void check();
  return {
    line,
    later,
    isMissing: (href: string) => known.get(href) === false,
    stop: () => clearTimeout(timer),
  };
}
