// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountRichText, type MountedRichText, type RichTextOptions } from './mount-rich-text';

let box: HTMLElement;
let mounted: MountedRichText;
const onChange = vi.fn<(value: string) => void>();

const body = () => box.querySelector<HTMLElement>('[role=textbox]')!;
const tool = (name: string) => box.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)!;
const address = () => box.querySelector<HTMLInputElement>('.rich-text-address')!;
const button = (text: string) =>
  [...box.querySelectorAll('button')].find((one) => one.textContent === text)!;
const press = (on: HTMLElement, key: string, more: KeyboardEventInit = {}) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

function mount(options: Partial<RichTextOptions> = {}) {
  mounted = mountRichText(box, { value: '', label: 'Answer', onChange, ...options });
}
/** Selects a part of the text, as a person would. */
function select(node: Node, from: number, to: number) {
  body().focus();
  getSelection()!.setBaseAndExtent(node, from, node, to);
  document.dispatchEvent(new Event('selectionchange'));
}

beforeEach(() => {
  onChange.mockClear();
  box = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  mounted.destroy();
  expect(box.childElementCount).toBe(0);
  box.remove();
});

describe('the editor’s text', () => {
  it('has a label, several lines and a description', () => {
    mount({ describedBy: 'hint', required: true });
    const names = ['aria-label', 'aria-multiline', 'aria-describedby', 'aria-required'];
    expect(names.map((name) => body().getAttribute(name))).toEqual([
      'Answer',
      'true',
      'hint',
      'true',
    ]);
    mounted.describe({ describedBy: 'hint error', invalid: true });
    expect(body().getAttribute('aria-invalid')).toBe('true');
    expect(body().getAttribute('aria-describedby')).toBe('hint error');
    expect(body().getAttribute('aria-label')).toBe('Answer');
  });

  it('gets another label without being rendered again', () => {
    mount({ value: '<p>One</p>' });
    const before = body();
    mounted.describe({ label: 'Paragraph 2' });
    expect([body() === before, body().getAttribute('aria-label')]).toEqual([true, 'Paragraph 2']);
    expect(box.querySelector('[aria-label="Formatting of Paragraph 2"]')).not.toBeNull();
  });

  it('triggers no change event when the code changes it', () => {
    mount({ value: '<b>Old</b>' });
    mounted.setValue('<p>New</p>');
    mounted.setDisabled(true);
    expect(onChange).not.toHaveBeenCalled();
    expect(body().textContent).toBe('New');
  });

  it('leaves text and cursor alone when the same markup comes back in another spelling', () => {
    mount({ value: '<p>One<br>two</p><p></p>' });
    const paragraph = body().firstChild;
    mounted.setValue('<p>One<br />two</p>');
    expect(body().firstChild).toBe(paragraph);
  });

  it('keeps a line that was inserted into an empty text while its value is still empty', () => {
    mount();
    tool('Dividing line').click();
    mounted.setValue('');
    expect(body().querySelector('hr')).not.toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('reports focus and blur as one field together with its toolbar', () => {
    const onFocus = vi.fn();
    const onBlur = vi.fn();
    mount({ onFocus, onBlur });
    body().focus();
    tool('Bold').focus();
    expect([onFocus.mock.calls.length, onBlur.mock.calls.length]).toEqual([1, 0]);
    tool('Bold').blur();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('cannot be edited while it is disabled', () => {
    mount({ value: '<p>Fixed</p>', disabled: true });
    expect(body().getAttribute('contenteditable')).toBe('false');
    tool('Heading 1').click();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('says when it comes near its limit and when it exceeds it, and cuts nothing off', () => {
    const line = () => box.querySelector<HTMLElement>('.rich-text-length')!;
    mount({ value: '<p>12345</p>', maxLength: 100 });
    expect(line().hidden).toBe(true);
    mounted.setValue(`<p>${'a'.repeat(88)}</p>`);
    expect(line().textContent).toBe('5 characters left');
    mounted.setValue(`<p>${'a'.repeat(100)}</p>`);
    expect(line().textContent).toBe('7 characters too long to be saved');
  });
});

describe('the toolbar', () => {
  it('is a single stop for Tab, and its arrow keys wrap around', () => {
    mount();
    const tools = [...box.querySelectorAll<HTMLButtonElement>('.rich-text-tool')];
    expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toEqual([tools[0]]);
    tools[0]!.focus();
    press(tools[0]!, 'ArrowLeft');
    expect(document.activeElement).toBe(tools.at(-1));
    press(tools.at(-1)!, 'Home');
    press(tools[0]!, 'ArrowRight');
    expect(document.activeElement).toBe(tools[1]);
    expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toEqual([tools[1]]);
  });

  it('shows names and shortcuts, and says which tools are on and which are unavailable', () => {
    mount({ value: '<h2>Title</h2>' });
    expect(tool('Bold').title).toBe('Bold (Ctrl+B)');
    expect(tool('Bold').getAttribute('aria-keyshortcuts')).toBe('Control+B');
    expect(tool('Heading 2').getAttribute('aria-pressed')).toBe('true');
    expect(tool('Heading 1').getAttribute('aria-pressed')).toBe('false');
    expect(tool('Undo').getAttribute('aria-disabled')).toBe('true');
    expect(tool('Dividing line').hasAttribute('aria-pressed')).toBe(false);
  });

  it('formats the text, and undoes it', () => {
    mount({ value: '<p>Rex</p>' });
    tool('Heading 1').click();
    expect(onChange).toHaveBeenLastCalledWith('<h1>Rex</h1>');
    tool('Undo').click();
    expect(onChange).toHaveBeenLastCalledWith('<p>Rex</p>');
    tool('Bulleted list').click();
    expect(onChange).toHaveBeenLastCalledWith('<ul><li><p>Rex</p></li></ul>');
    tool('Move out of the list').click();
    tool('Quote').click();
    expect(onChange).toHaveBeenLastCalledWith('<blockquote><p>Rex</p></blockquote>');
  });
});

describe('a link', () => {
  it('is added to the selected text, and removed again', () => {
    mount({ value: '<p>Our page</p>' });
    select(body().querySelector('p')!.firstChild!, 4, 8);
    tool('Link').click();
    expect(document.activeElement).toBe(address());
    address().value = 'example.org';
    press(address(), 'Enter');
    expect(onChange).toHaveBeenLastCalledWith('<p>Our <a href="https://example.org/">page</a></p>');
    tool('Link').click();
    expect(address().value).toBe('https://example.org/');
    button('Remove link').click();
    expect(onChange).toHaveBeenLastCalledWith('<p>Our page</p>');
  });

  it('is written out if nothing is selected', () => {
    mount();
    body().focus();
    press(body(), 'k', { ctrlKey: true });
    address().value = 'care@hearthside.example';
    button('Set link').click();
    expect(onChange).toHaveBeenLastCalledWith(
      '<p><a href="mailto:care@hearthside.example">care@hearthside.example</a></p>',
    );
  });

  it('is refused if it is unsafe, and the typed address stays', () => {
    mount({ value: '<p>x</p>' });
    tool('Link').click();
    address().value = 'javascript:alert(1)';
    press(address(), 'Enter');
    expect(box.querySelector('[role=alert]')?.textContent).toContain('A link needs');
    expect(address().value).toBe('javascript:alert(1)');
    press(address(), 'Escape');
    expect(box.querySelector<HTMLElement>('.rich-text-link')!.hidden).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
  });
});
