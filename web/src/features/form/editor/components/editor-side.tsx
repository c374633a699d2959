import { memo, useMemo, useState } from 'react';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import type { SaveState } from '../../api/autosave-types';
import { sameProblem, type FormProblem } from '../model/form-problems';
import { EditorSaveState } from './editor-save-state';
import { EditorProblems } from './editor-problems';
import type { EditorStepToolsProps } from './editor-step-tools';
import { EditorToolbar } from './editor-toolbar';
import { useSameList } from '../../list/components/use-same-list';

export interface EditorSideProps extends EditorStepToolsProps {
  published: boolean;
  showsProgress: boolean;
  beside: boolean;
  saveState: SaveState;
  /** The problems for which the server refused the form. */
  refused: readonly FormProblem[];
  problems: readonly FormProblem[];
}

/** The panel next to the form: its tools, its save state, and what needs fixing. Typing does not render it again. */
export const EditorSide = memo(function EditorSide(props: EditorSideProps) {
  const { handles, published, saveState, refused, problems, ...tools } = props;
  const [dropping, setDropping] = useState(false);
  const hasDraft = saveState.state === 'kept' ? Boolean(saveState.savedAt) : true;
  const listed = useMemo(() => [...refused, ...problems], [refused, problems]);
  const all = useSameList(listed, sameProblem);
  const stops = all.filter((problem) => problem.stops).length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 self-start lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:col-start-2 lg:row-start-1 lg:overflow-y-auto xl:col-start-3">
      <EditorToolbar {...tools} handles={handles} published={published}>
        <EditorSaveState saveState={saveState} hasDraft={hasDraft} onRetry={handles.retry} />
        {published && hasDraft && (
          <Button variant="ghost" size="s" aria-haspopup="dialog" onClick={() => setDropping(true)}>
            Discard draft
          </Button>
        )}
      </EditorToolbar>
      {all.length > 0 && (
        <details open={stops > 0} className="rounded-m border border-line bg-surface p-3">
          <summary className="cursor-pointer rounded-s text-s font-semibold">
            {stops > 0 ? `Fix before saving (${stops})` : `Good to know (${all.length})`}
          </summary>
          <EditorProblems problems={all} onOpen={handles.find} />
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
        onConfirm={handles.dropDraft}
      />
    </div>
  );
});
