import { Editor } from '@tiptap/core';
import { element, newId, setAttribute } from './element';
import { editingExtensions } from './extensions';
import { makeLengthLine } from './length-line';
import { makeLinkBar } from './link-bar';
import { makeMissingLinks } from './missing-links';
import { asEditorWrites, beforePaste, markupOf } from './output';
import type { PortalPages } from './portal-pages';
import { makeToolbar } from './toolbar';

/** How the surrounding form describes the editor. */
export interface RichTextDescription {
  /** The text's label for screen readers. If left out, the current one stays. */
  label?: string;
  /** The ids of what describes it, such as a hint and an error. */
  describedBy?: string;
  invalid?: boolean;
  required?: boolean;
}

export interface RichTextOptions extends RichTextDescription {
  value: string;
  /** Called with markup in the contract's tags, or '' if nothing is written. */
  onChange: (value: string) => void;
  /** The text's label for screen readers. */
  label: string;
  id?: string;
  disabled?: boolean;
  placeholder?: string;
  /** In characters of markup. More can be typed, but the editor says that it can't be saved. */
  maxLength?: number;
  /** Where pages of the portal to link to are searched. */
  pages?: PortalPages;
  /** For the whole editor, including the toolbar. */
  onFocus?: () => void;
  onBlur?: () => void;
}

export interface MountedRichText {
  /** Shows another value. If it equals what is shown, text and cursor stay as they are. */
  setValue(value: string): void;
  setDisabled(disabled: boolean): void;
  describe(description: RichTextDescription): void;
  focus(): void;
  destroy(): void;
}

/** Puts the rich text editor into an element: a toolbar, a line for links, and the text itself. */
export function mountRichText(into: HTMLElement, options: RichTextOptions): MountedRichText {
  const { onChange, id = newId('text'), placeholder, maxLength } = options;
  const page = element('div', { class: 'rich-text-page' });
  const editor = new Editor({
    element: page,
    injectCSS: false,
    content: options.value,
    extensions: editingExtensions({
      placeholder,
      onLink: () => links.open(),
      onToolbar: () => tools.focus(),
    }),
    editorProps: {
      transformPastedHTML: beforePaste,
      // In a hidden tab nothing is laid out, so there is nowhere to scroll to.
      handleScrollToSelection: ({ dom }) => dom.getClientRects().length === 0,
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', class: 'rich-text-body' },
    },
  });
  const missing = options.pages && makeMissingLinks(editor, options.pages);
  const links = makeLinkBar(editor, {
    pages: options.pages,
    isMissing: (href) => missing?.isMissing(href) ?? false,
  });
  const tools = makeToolbar({
    editor,
    context: { openLink: links.open },
    controls: id,
  });
  const length = makeLengthLine(maxLength);
  const frame = element('div', { class: 'rich-text' }, tools.bar, links.bar, page, length.line);
  if (missing) page.before(missing.line);
  into.append(frame);

  let shown = markupOf(editor);
  // The given markup and the editor's version of it may differ slightly. Neither counts as a change.
  let given = options.value;
  const refresh = () => {
    tools.show();
    length.show(shown.length);
  };
  editor.on('update', () => {
    const now = markupOf(editor);
    if (now === shown) return;
    shown = given = now;
    missing?.later();
    onChange(now);
  });
  editor.on('transaction', refresh);

  const isOutside = ({ relatedTarget }: FocusEvent) =>
    !(relatedTarget instanceof Node && frame.contains(relatedTarget));
  frame.addEventListener('focusin', (event) => isOutside(event) && options.onFocus?.());
  frame.addEventListener('focusout', (event) => isOutside(event) && options.onBlur?.());

  const mounted: MountedRichText = {
    setValue(value) {
      if (value === given) return;
      given = value;
      if (asEditorWrites(value) === shown) return;
      editor.commands.setContent(value, { emitUpdate: false });
      shown = markupOf(editor);
      missing?.later();
      refresh();
    },
    setDisabled(disabled) {
      editor.setEditable(!disabled, false);
      frame.toggleAttribute('data-disabled', disabled);
      setAttribute(editor.view.dom, 'aria-disabled', disabled ? 'true' : undefined);
      if (disabled) links.close();
      refresh();
    },
    describe({ label, describedBy, invalid, required }) {
      const { dom } = editor.view;
      if (label !== undefined) {
        dom.setAttribute('aria-label', label);
        tools.bar.setAttribute('aria-label', `Formatting of ${label}`);
      }
      setAttribute(dom, 'aria-describedby', describedBy);
      setAttribute(dom, 'aria-invalid', invalid ? 'true' : undefined);
      setAttribute(dom, 'aria-required', required ? 'true' : undefined);
    },
    focus: () => editor.view.focus(),
    destroy() {
      missing?.stop();
      links.close();
      editor.destroy();
      frame.remove();
    },
  };
  mounted.describe(options);
  mounted.setDisabled(options.disabled ?? false);
  return mounted;
}
