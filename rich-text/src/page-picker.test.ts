// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountRichText, type MountedRichText } from './mount-rich-text';
import type { PortalPage } from './portal-pages';

const page = (title: string, path: string): PortalPage => ({ title, path, line: 'Section' });
const PAGES = [page('Profile', '/profile'), page('Blogs', '/blogs'), page('Inbox', '/inbox')];

const find = vi.fn<(typed: string) => Promise<readonly PortalPage[]>>();
const missing = vi.fn<(paths: readonly string[]) => Promise<readonly string[]>>();
const onChange = vi.fn<(value: string) => void>();
let box: HTMLElement;
let mounted: MountedRichText;

const mount = (value = '') => {
  mounted = mountRichText(box, { value, label: 'Answer', onChange, pages: { find, missing } });
};
const field = () => box.querySelector<HTMLInputElement>('[role=combobox]')!;
const options = () => [...box.querySelectorAll<HTMLElement>('[role=option]')];
const titles = () => options().map((option) => option.firstChild?.textContent);
const said = () => box.querySelector('.rich-text-pages-said')?.textContent;
const linkBar = () => box.querySelector<HTMLElement>('.rich-text-link')!;
const notice = () => box.querySelector('.rich-text-missing')?.textContent;
const openLink = () =>
  box.querySelector<HTMLButtonElement>('[aria-label="Link"].rich-text-tool')!.click();
const press = (key: string) =>
  field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
async function type(text: string) {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(200);
}
async function openPicker() {
  openLink();
  field().focus();
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  find.mockImplementation(async (typed) =>
    PAGES.filter(({ title }) => title.toLowerCase().startsWith(typed)),
  );
  missing.mockResolvedValue([]);
  box = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  mounted.destroy();
  box.remove();
  vi.useRealTimers();
});

describe('the choice of a page of the portal', () => {
  it('shows the sections before anything is typed, and searches for what is typed', async () => {
    mount();
    await openPicker();
    expect(titles()).toEqual(['Profile', 'Blogs', 'Inbox']);
    await type('blo');
    expect([titles(), said()]).toEqual([['Blogs'], '1 page']);
    await type('xyz');
    expect(titles()).toEqual([]);
    expect(said()).toContain('No page has these words');
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('is done by the arrow keys and Enter, and writes the title if nothing is selected', async () => {
    mount();
    await openPicker();
    press('ArrowUp');
    press('ArrowUp');
    expect(field().getAttribute('aria-activedescendant')).toBe(options()[1]!.id);
    expect(options()[1]!.getAttribute('aria-selected')).toBe('true');
    press('Enter');
    expect(onChange).toHaveBeenLastCalledWith('<p><a href="/blogs">Blogs</a></p>');
    expect(linkBar().hidden).toBe(true);
  });

  it('links the selected text', async () => {
    mount('<p>Our stories</p>');
    box.querySelector<HTMLElement>('[role=textbox]')!.focus();
    const text = box.querySelector('[role=textbox] p')!.firstChild!;
    getSelection()!.setBaseAndExtent(text, 4, text, 11);
    document.dispatchEvent(new Event('selectionchange'));
    await openPicker();
    options()[1]!.click();
    expect(onChange).toHaveBeenLastCalledWith('<p>Our <a href="/blogs">stories</a></p>');
  });

  it('chooses nothing by Enter while what was typed is still searched for', async () => {
    mount();
    await openPicker();
    field().value = 'inb';
    field().dispatchEvent(new Event('input', { bubbles: true }));
    press('Enter');
    expect(onChange).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    press('Enter');
    expect(onChange).toHaveBeenLastCalledWith('<p><a href="/inbox">Inbox</a></p>');
  });

  it('shows the answer to the last search, also if an earlier one arrives later', async () => {
    mount();
    await openPicker();
    let answerLate: (found: PortalPage[]) => void = () => undefined;
    find.mockReturnValueOnce(new Promise((answer) => (answerLate = answer)));
    await type('b');
    await type('inb');
    answerLate([PAGES[1]!]);
    await vi.advanceTimersByTimeAsync(0);
    expect(titles()).toEqual(['Inbox']);
  });

  it('says that the search failed, keeps what was typed, and works again', async () => {
    mount();
    await openPicker();
    find.mockRejectedValueOnce(new Error('offline'));
    await type('blo');
    expect(said()).toContain('could not be searched');
    expect(field().value).toBe('blo');
    await type('blog');
    expect(titles()).toEqual(['Blogs']);
  });

  it('closes its list by the first Escape, and the line for links by the second', async () => {
    mount();
    await openPicker();
    press('Escape');
    expect([options().length, linkBar().hidden]).toEqual([0, false]);
    press('Escape');
    expect(linkBar().hidden).toBe(true);
  });

  it('is not there where the editor was given no pages', () => {
    mounted = mountRichText(box, { value: '', label: 'Answer', onChange });
    expect(field()).toBeNull();
  });
});

describe('a link to a page that was deleted', () => {
  const TEXT =
    '<p><a href="/help/faq/3">Food</a> <a href="/blogs">Blogs</a> <a href="https://a.b/">x</a></p>';

  it('is told with its text when the editor opens, and again where its address is changed', async () => {
    missing.mockResolvedValue(['/help/faq/3']);
    mount(TEXT);
    await vi.advanceTimersByTimeAsync(0);
    expect(missing).toHaveBeenCalledExactlyOnceWith(['/help/faq/3', '/blogs']);
    expect(notice()).toContain('This page no longer exists.');
    expect(notice()).toContain('“Food” (/help/faq/3)');
    expect(notice()).not.toContain('Blogs');
    box.querySelector<HTMLElement>('[role=textbox]')!.focus();
    const text = box.querySelector('[role=textbox] a')!.firstChild!;
    getSelection()!.setBaseAndExtent(text, 1, text, 1);
    document.dispatchEvent(new Event('selectionchange'));
    openLink();
    expect(box.querySelector('[role=alert]')?.textContent).toBe('This page no longer exists.');
  });

  it('is told no longer once the text is another, and each address is asked for once', async () => {
    missing.mockResolvedValue(['/help/faq/3']);
    mount(TEXT);
    await vi.advanceTimersByTimeAsync(0);
    mounted.setValue('<p><a href="/blogs">Blogs</a></p>');
    await vi.advanceTimersByTimeAsync(1000);
    expect(notice()).toBe('');
    expect(missing).toHaveBeenCalledOnce();
  });

  it('is not told while the server cannot be asked', async () => {
    missing.mockRejectedValue(new Error('offline'));
    mount(TEXT);
    await vi.advanceTimersByTimeAsync(0);
    expect(notice()).toBe('');
  });
});
