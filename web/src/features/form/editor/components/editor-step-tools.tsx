import { Eye, List, Redo2, Undo2 } from 'lucide-react';
import type { EditorHandles } from './editor-handles';
import { EditorTool } from './editor-tool';

const icon = { size: 18, 'aria-hidden': true } as const;

export interface EditorStepToolsProps {
  handles: EditorHandles;
  canUndo: boolean;
  canRedo: boolean;
}

/** Undo, redo, and the buttons for viewing the whole form. */
export function EditorStepTools({ handles, canUndo, canRedo }: EditorStepToolsProps) {
  return (
    <>
      <EditorTool
        label="Undo"
        icon={<Undo2 {...icon} />}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!canUndo}
        onClick={handles.undo}
      />
      <EditorTool
        label="Redo"
        icon={<Redo2 {...icon} />}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={!canRedo}
        onClick={handles.redo}
      />
      <EditorTool
        label="Preview"
        icon={<Eye {...icon} />}
        onClick={() => handles.show('preview')}
      />
      <EditorTool
        label="Outline"
        icon={<List {...icon} />}
        onClick={() => handles.show('outline')}
        className="xl:hidden!"
      />
    </>
  );
}
