import type { PartId } from '@hearthside/contract/form';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import type { FormProblem } from '../model/form-problems';
import { EditorKeeping } from './editor-keeping';
import { EditorProblems } from './editor-problems';
import { EditorToolbar } from './editor-toolbar';
import type { FormEditingState } from './use-form-editing';

export interface EditorSideProps {
  editing: FormEditingState;
  problems: FormProblem[];
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  onFind: (part: PartId | undefined) => void;
  onShow: (what: 'print' | 'preview' | 'outline') => void;
}

/** Beside the form: its tools, how its draft stands, and what is to be put right. */
export function EditorSide(props: EditorSideProps) {
  const { editing, problems, onFind, onShow } = props;
  const { form, published, keeping, keeper, refused } = editing;
  const [dropping, setDropping] = useState(false);
  const hasDraft = keeping.state === 'kept' ? Boolean(keeping.savedAt) : true;
  const all = [...refused, ...problems];
  const stops = all.filter((problem) => problem.stops).length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 self-start lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:col-start-2 lg:row-start-1 lg:overflow-y-auto xl:col-start-3">
      <EditorToolbar
        form={form}
        saveLabel={published ? 'Update Form' : 'Save Form'}
        canUndo={editing.canUndo}
        canRedo={editing.canRedo}
        onUndo={props.onUndo}
        onRedo={props.onRedo}
        onSave={props.onSave}
        onPrint={() => onShow('print')}
        onPreview={() => onShow('preview')}
        onOutline={() => onShow('outline')}
      >
        <EditorKeeping keeping={keeping} hasDraft={hasDraft} onRetry={() => void keeper.keep()} />
        {published && hasDraft && (
          <Button variant="ghost" size="s" onClick={() => setDropping(true)}>
            Discard draft
          </Button>
        )}
      </EditorToolbar>
      {all.length > 0 && (
        <details open={stops > 0} className="rounded-m border border-line bg-surface p-3">
          <summary className="cursor-pointer rounded-s text-s font-semibold">
            {stops > 0 ? `To put right (${stops})` : `Good to know (${all.length})`}
          </summary>
          <EditorProblems problems={all} onOpen={onFind} />
        </details>
      )}
      <ConfirmDialog
        open={dropping}
        onClose={() => setDropping(false)}
        title="Discard draft?"
        message="The form goes back to how it was last saved. Changes since then are lost."
        confirmLabel="Discard draft"
        busyLabel="Discarding..."
        danger
        onConfirm={editing.dropDraft}
      />
    </div>
  );
}
