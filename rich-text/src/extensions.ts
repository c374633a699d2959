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

/** Headings of three levels; deeper ones, which other editors write, become the third. */
const Headings = Heading.configure({ levels: [...HEADING_LEVELS] }).extend({
  parseHTML() {
    const deeper = ['h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } }));
    return [...(this.parent?.() ?? []), ...deeper];
  },
});

/** A link has an address that is safe and nothing else; how it opens is the renderer's. */
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

/** Numbered from where it says; letters and Roman numbers stay behind. */
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

/** Tab goes on to the next field, also from a list; nesting has keys and buttons of its own. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** What the editor knows: exactly the tags of the contract. Whatever else is pasted becomes one of them. */
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
  /** Asked for by Ctrl+K. */
  onLink: () => void;
  /** Asked for by Alt+F10, as in other editors. */
  onToolbar: () => void;
}

/** The same with what is needed to write: history, keys, a place to go on below a rule or a quote. */
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
