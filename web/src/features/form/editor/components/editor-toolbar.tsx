import { Printer, Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Switch } from '@/ui/fields/switch';
import { useEditorActions } from './editor-context';
import { EditorStepTools, type EditorStepToolsProps } from './editor-step-tools';
import { EditorTool } from './editor-tool';

export interface EditorToolbarProps extends EditorStepToolsProps {
  published: boolean;
  /** Whether all questions show progress. */
  showsProgress: boolean;
  /** Whether there is room next to the form. Otherwise the most used tools are in a separate bar. */
  beside: boolean;
  /** The save state, and more actions. */
  children?: ReactNode;
}

const icon = { size: 18, 'aria-hidden': true } as const;

/**
 * The side toolbar: show progress bars, print as PDF, save the entire form; with undo, redo and preview next to them.
 */
export function EditorToolbar(props: EditorToolbarProps) {
  const { handles, canUndo, canRedo, published, showsProgress, beside, children } = props;
  const { action } = useEditorActions();
  return (
    <div
      role="group"
      aria-label="Form tools"
      className="grid content-start gap-2 rounded-m border border-line bg-surface p-3 shadow-1"
    >
      <div className="flex flex-wrap items-center gap-1">
        {beside && <EditorStepTools handles={handles} canUndo={canUndo} canRedo={canRedo} />}
        <EditorTool
          label="Print as PDF"
          icon={<Printer {...icon} />}
          onClick={() => handles.show('print')}
        />
      </div>
      <Switch
        label="Show progress bars"
        checked={showsProgress}
        onChange={(on) => action({ do: 'showProgress', on })}
      />
      {beside && (
        <Button wide icon={<Save {...icon} />} onClick={handles.save}>
          {published ? 'Update Form' : 'Save Form'}
        </Button>
      )}
      {children}
    </div>
  );
}
