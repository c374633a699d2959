import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Bold, Italic, Underline } from 'lucide-react';
import { EditorTool } from './editor-tool';

const MARKS = [
  { name: 'bold', label: 'Bold', Icon: Bold },
  { name: 'italic', label: 'Italic', Icon: Italic },
  { name: 'underline', label: 'Underline', Icon: Underline },
] as const;

/** Makes words in the question's text bold, italic or underlined. */
export function MarkTools({ editor }: { editor: Editor }) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => MARKS.map(({ name }) => now.isActive(name)),
  });
  return MARKS.map(({ name, label, Icon }, at) => (
    <EditorTool
      key={name}
      label={label}
      icon={<Icon size={18} aria-hidden />}
      pressed={on[at]}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => editor.chain().focus().toggleMark(name).run()}
    />
  ));
}
