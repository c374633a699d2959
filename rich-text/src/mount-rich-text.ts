import { Editor } from '@tiptap/core';
import { element, newId, setAttribute } from './element';
import { editingExtensions } from './extensions';
import { makeLengthLine } from './length-line';
import { makeLinkBar } from './link-bar';
import { asEditorWrites, beforePaste, markupOf } from './output';
import { makeToolbar } from './toolbar';

/** How the form round the editor describes it. */
export interface RichTextDescription {
  /** The name of the text for screen readers; where none is given, it keeps the one it has. */
  label?: string;
  /** Ids of what describes it, such as a help line and an error. */
  describedBy?: string;
  invalid?: boolean;
  required?: boolean;
}

export interface RichTextOptions extends RichTextDescription {
  value: string;
  /** Called with markup of the contract's tags, or '' where nothing is written. */
  onChange: (value: string) => void;
  /** The name of the text for screen readers. */
  label: string;
  id?: string;
  disabled?: boolean;
  placeholder?: string;
  /** Characters of markup; more can be typed, and it is said that they can't be saved. */
  maxLength?: number;
  /** Of the whole editor, tools included. */
  onFocus?: () => void;
  onBlur?: () => void;
}

export interface MountedRichText {
  /** Shows another value. One that says the same as what is shown leaves text and cursor alone. */
  setValue(value: string): void;
  setDisabled(disabled: boolean): void;
  describe(description: RichTextDescription): void;
  focus(): void;
  destroy(): void;
}

/** Puts the one editor of rich text into an element: tools, a line for links, and the text itself. */
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
      // Where nothing is laid out, in a tab that is not shown, there is nowhere to scroll to.
      handleScrollToSelection: ({ dom }) => dom.getClientRects().length === 0,
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', class: 'rich-text-body' },
    },
  });
  const links = makeLinkBar(editor);
  const tools = makeToolbar({
    editor,
    context: { openLink: links.open },
    controls: id,
  });
  const length = makeLengthLine(maxLength);
  const frame = element('div', { class: 'rich-text' }, tools.bar, links.bar, page, length.line);
  into.append(frame);

  let shown = markupOf(editor);
  // What was given and what the editor makes of it may differ by a letter; neither is a change.
  let given = options.value;
  const refresh = () => {
    tools.show();
    length.show(shown.length);
  };
  editor.on('update', () => {
    const now = markupOf(editor);
    if (now === shown) return;
    shown = given = now;
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
      editor.destroy();
      frame.remove();
    },
  };
  mounted.describe(options);
  mounted.setDisabled(options.disabled ?? false);
  return mounted;
}
