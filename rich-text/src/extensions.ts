import { HEADING_LEVELS, safeHref } from '@hearthside/contract/rich-text';
import { Extension, type Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Gapcursor, Placeholder, Selection, TrailingNode, UndoRedo } from '@tiptap/extensions';
import { linksItself } from './link-address';

/** Headings of three levels. Deeper ones, which other editors write, become level three. */
const Headings = Heading.configure({ levels: [...HEADING_LEVELS] }).extend({
  parseHTML() {
    const deeper = ['h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } }));
    return [...(this.parent?.() ?? []), ...deeper];
  },
});

/** A link only has a safe address. The renderer decides how it opens. */
const SafeLink = Link.extend({
  addAttributes: () => ({
    href: {
      default: null,
      parseHTML: (element) => safeHref(element.getAttribute('href') ?? ''),
    },
  }),
  renderHTML({ HTMLAttributes }) {
    const href = safeHref(String(HTMLAttributes.href ?? ''));
    return ['a', href === null ? {} : { href }, 0];
  },
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (address) => safeHref(address) !== null,
  shouldAutoLink: linksItself,
  HTMLAttributes: {},
});

/** Keeps the number it starts from. Letters and Roman numerals are dropped. */
const NumberedList = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element) => {
        const start = Number(element.getAttribute('start') ?? 1);
        return Number.isInteger(start) && start >= 0 && start < 10_000 ? start : 1;
      },
    },
  }),
});

/** Tab moves to the next field, even from a list. Nesting has its own keys and buttons. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/**
 * The elements that the editor supports: exactly the tags of the contract. Anything else that is pasted becomes one
 * of them.
 */
export const MARKUP_EXTENSIONS: Extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Headings,
  Bold,
  Italic,
  Underline,
  Strike,
  SafeLink,
  BulletList,
  NumberedList,
  Item,
  Blockquote,
  HorizontalRule,
];

export interface EditingOptions {
  placeholder?: string;
  /** Called on Ctrl+K. */
  onLink: () => void;
  /** Called on Alt+F10, as in other editors. */
  onToolbar: () => void;
}

/** The same, plus what is needed for writing: history, keys, and a line to continue on below a rule or a quote. */
export const editingExtensions = ({
  placeholder,
  onLink,
  onToolbar,
}: EditingOptions): Extensions => [
  ...MARKUP_EXTENSIONS,
  ListKeymap,
  UndoRedo,
  Gapcursor,
  TrailingNode,
  Selection.configure({ className: 'rich-text-selection' }),
  ...(placeholder ? [Placeholder.configure({ placeholder })] : []),
  Extension.create({
    name: 'richTextKeys',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        onLink();
        return true;
      },
      'Alt-F10': () => {
        onToolbar();
        return true;
      },
    }),
  }),
];
