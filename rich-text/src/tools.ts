import { HEADING_LEVELS } from '@hearthside/contract/rich-text';
import type { Editor } from '@tiptap/core';
import type { IconName } from './icons';

/** What a tool can request from the editor's frame. */
export interface ToolContext {
  openLink(): void;
}

/** A button of the toolbar. */
export interface Tool {
  name: IconName;
  label: string;
  /** The keys in the editor's notation: `Mod` is Ctrl, or Cmd on a Mac. */
  shortcut?: string;
  command(editor: Editor, context: ToolContext): void;
  /** Whether it is on at the cursor. Tools without this do something once. */
  isActive?(editor: Editor): boolean;
  canRun(editor: Editor): boolean;
}

/** Commands that leave the cursor in the text. The page does not scroll, because the text is already in view. */
export const writing = (editor: Editor) => editor.chain().focus(null, { scrollIntoView: false });

/** Tools that are grouped together. */
export interface ToolGroup {
  name: string;
  tools: readonly Tool[];
}

const heading = (level: (typeof HEADING_LEVELS)[number]): Tool => ({
  name: `heading${level}`,
  label: `Heading ${level}`,
  shortcut: `Mod-Alt-${level}`,
  command: (editor) => writing(editor).toggleHeading({ level }).run(),
  isActive: (editor) => editor.isActive('heading', { level }),
  canRun: (editor) => editor.can().toggleHeading({ level }),
});

const mark = (
  name: 'bold' | 'italic' | 'underline' | 'strike',
  label: string,
  key: string,
): Tool => ({
  name,
  label,
  shortcut: key,
  command: (editor) => writing(editor).toggleMark(name).run(),
  isActive: (editor) => editor.isActive(name),
  canRun: (editor) => editor.can().toggleMark(name),
});

/** The toolbar, in its order. */
export const TOOL_GROUPS: readonly ToolGroup[] = [
  { name: 'Headings', tools: HEADING_LEVELS.map(heading) },
  {
    name: 'Letters',
    tools: [
      mark('bold', 'Bold', 'Mod-b'),
      mark('italic', 'Italic', 'Mod-i'),
      mark('underline', 'Underline', 'Mod-u'),
      mark('strike', 'Strike through', 'Mod-Shift-s'),
      {
        name: 'link',
        label: 'Link',
        shortcut: 'Mod-k',
        command: (_editor, context) => context.openLink(),
        isActive: (editor) => editor.isActive('link'),
        canRun: (editor) => editor.can().setMark('link'),
      },
    ],
  },
  {
    name: 'Lists and blocks',
    tools: [
      {
        name: 'bulletList',
        label: 'Bulleted list',
        shortcut: 'Mod-Shift-8',
        command: (editor) => writing(editor).toggleBulletList().run(),
        isActive: (editor) => editor.isActive('bulletList'),
        canRun: (editor) => editor.can().toggleBulletList(),
      },
      {
        name: 'orderedList',
        label: 'Numbered list',
        shortcut: 'Mod-Shift-7',
        command: (editor) => writing(editor).toggleOrderedList().run(),
        isActive: (editor) => editor.isActive('orderedList'),
        canRun: (editor) => editor.can().toggleOrderedList(),
      },
      {
        name: 'indent',
        label: 'Move deeper into the list',
        shortcut: 'Mod-]',
        command: (editor) => writing(editor).sinkListItem('listItem').run(),
        canRun: (editor) => editor.can().sinkListItem('listItem'),
      },
      {
        name: 'outdent',
        label: 'Move out of the list',
        shortcut: 'Mod-[',
        command: (editor) => writing(editor).liftListItem('listItem').run(),
        canRun: (editor) => editor.can().liftListItem('listItem'),
      },
      {
        name: 'quote',
        label: 'Quote',
        shortcut: 'Mod-Shift-b',
        command: (editor) => writing(editor).toggleBlockquote().run(),
        isActive: (editor) => editor.isActive('blockquote'),
        canRun: (editor) => editor.can().toggleBlockquote(),
      },
      {
        name: 'rule',
        label: 'Dividing line',
        command: (editor) => writing(editor).setHorizontalRule().run(),
        canRun: (editor) => editor.can().setHorizontalRule(),
      },
    ],
  },
  {
    name: 'History',
    tools: [
      {
        name: 'undo',
        label: 'Undo',
        shortcut: 'Mod-z',
        command: (editor) => writing(editor).undo().run(),
        canRun: (editor) => editor.can().undo(),
      },
      {
        name: 'redo',
        label: 'Redo',
        shortcut: 'Mod-Shift-z',
        command: (editor) => writing(editor).redo().run(),
        canRun: (editor) => editor.can().redo(),
      },
    ],
  },
];
