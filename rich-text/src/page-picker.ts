import { element, newId, setAttribute } from './element';
import type { PortalPage, PortalPages } from './portal-pages';

/** How long after the last key the server is asked, in milliseconds. */
const PAUSE_MS = 150;

const SAID = {
  searching: 'Searching…',
  none: 'No page has these words. Try fewer letters or a different word.',
  failed: 'The pages could not be searched. Please check the connection and type again.',
  count: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
};

/** A field with a list below it in which a page of the portal is searched and chosen (APG, combobox). */
export function makePagePicker(pages: PortalPages, onPick: (page: PortalPage) => void) {
  const listId = newId('pages');
  const input = element('input', {
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    class: 'rich-text-address',
    placeholder: 'Search sections, answers, blogs, forms, library',
    maxlength: '200',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-expanded': 'false',
  });
  const label = element(
    'label',
    { class: 'rich-text-address-label' },
    'A page of the portal',
    input,
  );
  const said = element('p', { class: 'rich-text-pages-said', role: 'status' });
  const list = element('div', {
    id: listId,
    role: 'listbox',
    class: 'rich-text-pages',
    'aria-label': 'Pages of the portal',
  });
  list.hidden = true;
  const box = element('div', { class: 'rich-text-picker' }, label, said, list);

  let shown: readonly PortalPage[] = [];
  let active = 0;
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const point = (at: number) => {
    active = at;
    [...list.children].forEach((option, place) =>
      option.setAttribute('aria-selected', String(place === at)),
    );
    const current = list.children[at];
    setAttribute(input, 'aria-activedescendant', current?.id);
    current?.scrollIntoView?.({ block: 'nearest' });
  };
  const show = (found: readonly PortalPage[], text: string) => {
    shown = found;
    said.textContent = text;
    list.replaceChildren(...found.map(optionOf));
    list.hidden = found.length === 0;
    input.setAttribute('aria-expanded', String(found.length > 0));
    point(0);
  };
  const optionOf = (page: PortalPage) => {
    const option = element(
      'div',
      { id: newId('page'), role: 'option', class: 'rich-text-page-option' },
      element('span', { dir: 'auto' }, page.title),
      element('span', { class: 'rich-text-page-line' }, page.line),
    );
    // The field must keep its focus while an option is pressed.
    option.addEventListener('mousedown', (event) => event.preventDefault());
    option.addEventListener('click', () => onPick(page));
    return option;
  };

  async function search() {
    const mine = ++asked;
    try {
      const found = await pages.find(input.value.trim());
      if (mine === asked) show(found, found.length > 0 ? SAID.count(found.length) : SAID.none);
    } catch {
      if (mine === asked) show([], SAID.failed);
    }
  }
  const close = () => {
    clearTimeout(timer);
    asked += 1;
    show([], '');
  };

  input.addEventListener('focus', () => {
    if (list.hidden) void search();
  });
  input.addEventListener('input', () => {
    clearTimeout(timer);
    said.textContent = SAID.searching;
    // An answer to what was typed before must not be chosen by Enter.
    asked += 1;
    timer = setTimeout(() => void search(), PAUSE_MS);
  });
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      point((active + step + shown.length) % shown.length);
    } else if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault();
      const page = shown[active];
      if (page && said.textContent !== SAID.searching) onPick(page);
    } else if (event.key === 'Escape' && !list.hidden) {
      event.stopPropagation();
      event.preventDefault();
      close();
    }
  });

  return {
    box,
    /** Empties the field, for the next time it is opened. */
    clear() {
      input.value = '';
      close();
    },
  };
}
