import { publishable } from '@hearthside/contract/form/publishing';
import { FORM_TEXTS, questionsOf, type PartId } from '@hearthside/contract/form/fields';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useMedia } from '@/lib/use-media';
import { toast } from '@/ui/toast/toast';
import { formProblems } from '../model/form-problems';
import { EditorBar } from './editor-bar';
import { EditorProvider } from './editor-context';
import { EditorDialogs } from './editor-dialogs';
import type { EditorHandles } from './editor-handles';
import { useEditorKeys, type EditorKeys } from './editor-keys';
import { EditorOutline } from './editor-outline';
import { EditorOutlineDialog } from './editor-outline-dialog';
import { EditorSaveDialog } from './editor-save-dialog';
import { EditorSections } from '../cards/editor-sections';
import { EditorSide } from './editor-side';
import { EditorTitle } from '../cards/editor-title';
import { PreviewDialog } from '../../fill/components/preview-dialog';
import { PrintForm } from '../../print/components/print-form';
import { showCard } from './show-card';
import { useEditorState } from '../hooks/use-editor-state';
import { useEditorUndo } from '../hooks/use-editor-undo';
import type { FormEditingState } from '../hooks/use-form-editing';
import type { useRoleSaves } from '../../list/components/use-role-saves';
import { useSteady } from '../hooks/use-steady';

export interface EditorFormTabProps {
  editing: FormEditingState;
  saves: ReturnType<typeof useRoleSaves>;
}

type Shown = 'save' | 'print' | 'preview' | 'outline';

/** From this width on, there is room next to the form. */
const BESIDE = '(min-width: 64rem)';

/** The Form tab of the editor (part 2 §2). */
export function EditorFormTab({ editing, saves }: EditorFormTabProps) {
  const { form, published, saveState, autosave, refused } = editing;
  const { actions, open, canPaste, asked, answered } = useEditorState(editing);
  const [shown, setShown] = useState<Shown>();
  const [tried, setTried] = useState(false);
  const editor = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLInputElement>(null);
  const later = useDeferredValue(form);
  const problems = useMemo(() => formProblems(later), [later]);
  const showsProgress = useMemo(() => {
    const all = questionsOf(form);
    return all.length > 0 && all.every((question) => question.showProgress);
  }, [form]);
  const beside = useMedia(BESIDE);
  const { undo, redo } = useEditorUndo(editing, actions.open, open.id);
  const hide = () => setShown(undefined);

  const find = (part: PartId | undefined) => {
    if (part === undefined) return title.current?.focus();
    actions.open(part, true);
    showCard(part);
  };
  const save = () => {
    actions.settle();
    setTried(true);
    const stops = formProblems(form).filter((problem) => problem.stops);
    const [first] = stops;
    if (!first) return setShown('save');
    find(first.part);
    toast.error(
      first.message === FORM_TEXTS.noTitle ? first.message : `${first.where}: ${first.message}`,
    );
  };
  const handles = useSteady<EditorHandles>({
    save,
    find,
    show: setShown,
    dropDraft: editing.dropDraft,
    undo: () => undo(),
    redo: () => redo(),
    retry: () => void autosave.keep(),
  });
  const keys = useSteady<EditorKeys>({
    onUndo: () => undo(true),
    onRedo: () => redo(true),
    onSave: save,
  });
  useEditorKeys(editor, keys);
  const tools = {
    handles,
    published,
    canUndo: editing.undone !== undefined,
    canRedo: editing.redone !== undefined,
  };
  return (
    <EditorProvider value={actions}>
      {!beside && <EditorBar {...tools} saveState={saveState.state} />}
      <div
        ref={editor}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[12rem_minmax(0,1fr)_15rem]"
      >
        <div className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] self-start overflow-y-auto xl:block">
          <EditorOutline form={form} open={open.id} onOpen={actions.open} />
        </div>
        <EditorSide
          {...tools}
          showsProgress={showsProgress}
          beside={beside}
          saveState={saveState}
          refused={refused}
          problems={problems}
        />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 lg:col-start-1 lg:row-start-1 xl:col-start-2">
          <EditorTitle
            form={form}
            titleRef={title}
            problem={tried && form.title.trim() === '' ? FORM_TEXTS.noTitle : undefined}
          />
          <EditorSections form={form} open={open} canPaste={canPaste} />
        </div>
      </div>
      <EditorDialogs form={form} asked={asked} saves={saves} onClose={answered} />
      <EditorSaveDialog
        open={shown === 'save'}
        onClose={hide}
        form={form}
        detail={editing.detail}
        hints={problems.filter(({ stops }) => !stops)}
        onSave={editing.publish}
      />
      <EditorOutlineDialog
        open={shown === 'outline'}
        onClose={hide}
        form={form}
        current={open.id}
        onOpen={find}
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
