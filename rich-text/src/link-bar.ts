import type { Editor } from '@tiptap/core';
import { element, newId, setAttribute } from './element';
import { linkAddress } from './link-address';
import { PAGE_GONE } from './missing-links';
import { makePagePicker } from './page-picker';
import type { PortalPages } from './portal-pages';
import { writing } from './tools';

/** The message for an address that is not allowed in a link. */
export const LINK_REFUSED =
  'A link needs a web address, an email, a phone number or a page of the portal, such as https://example.org or /help.';

export interface LinkBarOptions {
  /** Where pages of the portal are searched. Without it, their addresses can only be typed. */
  pages?: PortalPages | undefined;
  /** Whether the page at an address is known to be deleted. */
  isMissing: (href: string) => boolean;
}

/** The line below the toolbar where a link's address is typed, or a page of the portal is chosen. */
export function makeLinkBar(editor: Editor, { pages, isMissing }: LinkBarOptions) {
  const errorId = newId('link-error');
  const input = element('input', {
    type: 'text',
    inputmode: 'url',
    autocomplete: 'off',
    spellcheck: 'false',
    class: 'rich-text-address',
    placeholder: 'https://example.org',
    maxlength: '2000',
    'aria-describedby': errorId,
  });
  const label = element('label', { class: 'rich-text-address-label' }, 'Link to', input);
  const button = (text: string, look: string) =>
    element('button', { type: 'button', class: `rich-text-button ${look}` }, text);
  const set = button('Set link', 'rich-text-button-first');
  const remove = button('Remove link', '');
  const cancel = button('Cancel', '');
  const error = element('p', { id: errorId, class: 'rich-text-error', role: 'alert' });
  const picker = pages && makePagePicker(pages, ({ path, title }) => insert(path, title));
  const bar = element(
    'div',
    { class: 'rich-text-link', role: 'group', 'aria-label': 'Link' },
    label,
    set,
    remove,
    cancel,
    error,
    ...(picker ? [picker.box] : []),
  );
  bar.hidden = true;

  const say = (text: string) => {
    error.textContent = text;
    setAttribute(input, 'aria-invalid', text ? 'true' : undefined);
  };
  const close = () => {
    bar.hidden = true;
    say('');
    picker?.clear();
  };
  const leave = () => {
    close();
    editor.view.focus();
  };
  /** Links the selected text, or inserts a text with the link if nothing is selected. */
  const insert = (href: string, text: string) => {
    close();
    const chain = writing(editor);
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] });
    else chain.extendMarkRange('link').setLink({ href });
    chain.run();
  };
  const apply = () => {
    const href = linkAddress(input.value);
    if (href === null) {
      say(LINK_REFUSED);
      input.focus();
      return;
    }
    insert(href, input.value.trim());
  };

  set.addEventListener('click', apply);
  cancel.addEventListener('click', leave);
  remove.addEventListener('click', () => {
    close();
    writing(editor).extendMarkRange('link').unsetLink().run();
  });
  input.addEventListener('input', () => say(''));
  bar.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      // Keeps a dialog around the editor open.
      event.stopPropagation();
      event.preventDefault();
      leave();
    }
    if (event.key === 'Enter' && event.target === input) {
      event.preventDefault();
      apply();
    }
  });

  const open = () => {
    if (!editor.isEditable) return;
    const href: unknown = editor.getAttributes('link').href;
    input.value = typeof href === 'string' ? href : '';
    remove.hidden = typeof href !== 'string';
    bar.hidden = false;
    if (typeof href === 'string' && isMissing(href)) say(PAGE_GONE);
    input.focus();
    input.select();
  };
  return { bar, open, close };
}
