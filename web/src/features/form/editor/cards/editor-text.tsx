import { Extension, type Editor } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { EditorContent, useEditor } from '@tiptap/react';
import clsx from 'clsx';
import { useEffect } from 'react';
import { inputStyle } from '@/ui/fields/input-style';
import { markupFrom, richText } from '../../model/rich-text';

/** Words and line breaks. Several pasted paragraphs become lines. */
const EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Underline,
  HardBreak,
  Extension.create({
    name: 'lineBreaks',
    addKeyboardShortcuts: () => ({ Enter: ({ editor }) => editor.commands.setHardBreak() }),
  }),
];

export interface QuestionEditing {
  markup: string;
  number: number;
  /** Whether the cursor is in it from the start. */
  focus: boolean;
  onChange: (markup: string) => void;
  onBlur: () => void;
}

/** The rich text editor for the one question that is edited (part 2 §2). */
export function useQuestionEditor(asked: QuestionEditing): Editor {
  const { markup, number, focus, onChange, onBlur } = asked;
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: richText(markup),
    autofocus: focus ? 'end' : false,
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': `Text of question ${number}`,
        class: clsx(inputStyle, 'min-h-16 wrap-anywhere whitespace-pre-wrap'),
      },
    },
    onUpdate: ({ editor: now }) => onChange(markupFrom(now.getJSON())),
    onBlur,
  });
  // An undo, or a paste over the card, changes the text from outside.
  useEffect(() => {
    if (markupFrom(editor.getJSON()) === markup) return;
    editor.commands.setContent(richText(markup), { emitUpdate: false });
  }, [editor, markup]);
  return editor;
}

export function QuestionTextEditor({ editor }: { editor: Editor }) {
  return <EditorContent editor={editor} className="min-w-0 [&_.ProseMirror]:outline-offset-0" />;
}
