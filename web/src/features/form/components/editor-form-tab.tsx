import { FORM_TEXTS, type PartId } from '@hearthside/contract/form';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { toast } from '@/ui/toast';
import { publishable } from '../model/form-draft';
import { formProblems } from '../model/form-problems';
import { EditorProvider } from './editor-context';
import { EditorDialogs } from './editor-dialogs';
import { editorKey } from './editor-keys';
import { EditorOutline } from './editor-outline';
import { EditorOutlineDialog } from './editor-outline-dialog';
import { EditorSaveDialog } from './editor-save-dialog';
import { EditorSections } from './editor-sections';
import { EditorSide } from './editor-side';
import { EditorTitle } from './editor-title';
import { PreviewDialog } from './preview-dialog';
import { PrintForm } from './print-form';
import { showCard } from './show-card';
import { useEditorDesk } from './use-editor-desk';
import type { FormEditingState } from './use-form-editing';
import type { useRoleSaves } from './use-role-saves';

export interface EditorFormTabProps {
  editing: FormEditingState;
  saves: ReturnType<typeof useRoleSaves>;
}

type Shown = 'save' | 'print' | 'preview' | 'outline';

/** The Form tab of the editor (part 2 §2). */
export function EditorFormTab({ editing, saves }: EditorFormTabProps) {
  const { form, dispatch, published } = editing;
  const { acts, open, canPaste, asked, answered } = useEditorDesk(form, dispatch, editing.given);
  const [shown, setShown] = useState<Shown>();
  const [tried, setTried] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  const later = useDeferredValue(form);
  const problems = useMemo(() => formProblems(later), [later]);
  const hide = () => setShown(undefined);

  const find = (part: PartId | undefined) => {
    if (part === undefined) return title.current?.focus();
    acts.open(part, true);
    showCard(part);
  };
  const save = () => {
    acts.settle();
    setTried(true);
    const stops = formProblems(form).filter((problem) => problem.stops);
    const [first] = stops;
    if (!first) return setShown('save');
    find(first.part);
    toast.error(
      first.message === FORM_TEXTS.noTitle ? first.message : `${first.where}: ${first.message}`,
    );
  };
  const undo = () => dispatch({ do: 'undo' });
  const redo = () => dispatch({ do: 'redo' });
  return (
    <EditorProvider value={acts}>
      <div
        onKeyDown={(event) => editorKey(event, { onUndo: undo, onRedo: redo, onSave: save })}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[12rem_minmax(0,1fr)_15rem]"
      >
        <div className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] self-start overflow-y-auto xl:block">
          <EditorOutline form={form} open={open.id} onOpen={acts.open} />
        </div>
        <EditorSide
          {...{ editing, problems }}
          onUndo={undo}
          onRedo={redo}
          onSave={save}
          onFind={find}
          onShow={setShown}
        />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 lg:col-start-1 lg:row-start-1 xl:col-start-2">
          <EditorTitle
            form={form}
            titleRef={title}
            problem={tried && form.title.trim() === '' ? FORM_TEXTS.noTitle : undefined}
          />
          <EditorSections {...{ form, open, canPaste }} />
        </div>
      </div>
      <EditorDialogs {...{ form, asked, saves }} onClose={answered} />
      <EditorSaveDialog
        open={shown === 'save'}
        onClose={hide}
        title={form.title}
        published={published}
        hints={problems.filter(({ stops }) => !stops)}
        onSave={editing.publish}
      />
      <EditorOutlineDialog
        open={shown === 'outline'}
        onClose={hide}
        {...{ form, current: open.id, onOpen: find }}
      />
      <PreviewDialog
        open={shown === 'preview'}
        onClose={hide}
        definition={shown === 'preview' ? publishable(form) : form}
      />
      {shown === 'print' && <PrintForm definition={publishable(form)} onDone={hide} />}
    </EditorProvider>
  );
}
