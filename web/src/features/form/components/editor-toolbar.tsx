import { questionsOf, type FormDefinition } from '@hearthside/contract/form';
import { Eye, List, Printer, Redo2, Save, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Switch } from '@/ui/switch';
import { useEditorActs } from './editor-context';
import { EditorTool } from './editor-tool';

export interface EditorToolbarProps {
  form: FormDefinition;
  saveLabel: string;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  onPrint: () => void;
  onPreview: () => void;
  onOutline: () => void;
  /** How the draft stands, and more that can be done. */
  children?: ReactNode;
}

const icon = { size: 18, 'aria-hidden': true } as const;

/** The side toolbar: show progress bars, print as PDF, save the entire form; undo, redo and preview beside them. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { form, saveLabel, canUndo, canRedo, children } = props;
  const { act } = useEditorActs();
  const all = questionsOf(form);
  return (
    <div
      role="group"
      aria-label="Form tools"
      className="grid content-start gap-2 rounded-m border border-line bg-surface p-3 shadow-1"
    >
      <div className="flex flex-wrap items-center gap-1">
        <EditorTool
          label="Undo"
          icon={<Undo2 {...icon} />}
          aria-keyshortcuts="Control+Z Meta+Z"
          disabled={!canUndo}
          onClick={props.onUndo}
        />
        <EditorTool
          label="Redo"
          icon={<Redo2 {...icon} />}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          disabled={!canRedo}
          onClick={props.onRedo}
        />
        <EditorTool label="Preview" icon={<Eye {...icon} />} onClick={props.onPreview} />
        <EditorTool label="Print as PDF" icon={<Printer {...icon} />} onClick={props.onPrint} />
        <EditorTool
          label="Outline"
          icon={<List {...icon} />}
          onClick={props.onOutline}
          className="xl:hidden!"
        />
      </div>
      <Switch
        label="Show progress bars"
        checked={all.length > 0 && all.every(({ showProgress }) => showProgress)}
        onChange={(on) => act({ do: 'showProgress', on })}
      />
      <Button wide icon={<Save {...icon} />} onClick={props.onSave}>
        {saveLabel}
      </Button>
      {children}
    </div>
  );
}
