import { FORM_TEXTS, type FormDefinition } from '@hearthside/contract/form/fields';
import type { FormDetail } from '@hearthside/contract/form/endpoints';
import { publishable } from '@hearthside/contract/form/publishing';
import { useState, useEffect } from 'react';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { useInvalidate } from '@/lib/api/swr-config';
import { toast } from '@/ui/toast/toast';
import { forms } from '../../api/forms';
import { editedForm, publishedForm } from '../model/form-draft';
import type { FormProblem } from '../model/form-problems';
import { givingIds } from '../model/given-ids';
import type { UnsentForm } from '../model/kept-form';
import { onceEach } from '../model/once-each';
import { refusedParts } from '../model/refused-parts';
import { fileUploads, type FileUpload, type FileUploads } from '../../fill/api/file-uploads';
import { useFormHistory, type FormDispatch } from './use-form-history';
import { useFormAutosave } from './use-form-autosave';

/** The uploads of one editor; those of a card that is closed end with a toast. */
function useFileUploads(dispatch: FormDispatch): FileUploads {
  const [uploads] = useState(() =>
    fileUploads((question, file) => dispatch({ do: 'addFile', question, file }), tell),
  );
  useEffect(() => () => uploads.stop(), [uploads]);
  return uploads;
}

function tell({ name, problem }: FileUpload) {
  if (problem) toast.error(`“${name}”: ${problem}`);
  else toast.success(`“${name}” is added to its question`);
}

export interface FormEditing {
  /** The form as it was opened; undefined for a new one. */
  opened: FormDetail | undefined;
  /** What it begins with: the draft, or what is published, or an empty form. */
  start: FormDefinition;
  /** What this tab still had of it. */
  unsent: UnsentForm | undefined;
  /** A new form is on the server from now on. */
  onBegun: (formId: number) => void;
}

/** Building a form: what it is by now, and its ways to the server (part 2 §4, §7). */
export function useFormEditing({ opened, start, unsent, onBegun }: FormEditing) {
  const [detail, setDetail] = useState(opened);
  const [refused, setRefused] = useState<FormProblem[]>([]);
  /** The numbers that publishing has given to new parts. */
  const [given, setGiven] = useState<Readonly<Record<string, number>>>({});
  const history = useFormHistory(unsent?.definition ?? start);
  const { form, dispatch } = history;
  const uploads = useFileUploads(dispatch);
  const { autosave, saveState, forget } = useFormAutosave(
    {
      formId: opened?.form.id,
      // What was typed over an older state of the form meets that when it is sent.
      revision: unsent?.revision ?? opened?.revision,
      kept: start,
      savedAt: opened?.draft?.savedAt,
      key: unsent?.key,
    },
    form,
    onBegun,
  );
  const invalidate = useInvalidate();
  const published = (detail?.form.version ?? 0) > 0;

  /** The server's word on the form; other screens ask for theirs. */
  const take = (next: FormDetail) => {
    setDetail(next);
    void invalidate(forms.list.matches(), forms.assigned.matches(), forms.open.matches());
  };

  const publish = async (corrections: number[]) => {
    const sent = form;
    try {
      const saved = await autosave.publish(publishable(sent), corrections);
      const now = publishedForm(saved.form);
      dispatch({ do: 'adopt', instead: sent, now });
      // Whoever types while it is on its way goes on typing into the same parts, by their new numbers.
      dispatch({ do: 'rewrite', change: givingIds(saved.ids) });
      uploads.renamed(saved.ids);
      autosave.settled(now, saved.form);
      setGiven((before) => ({ ...before, ...saved.ids }));
      setRefused([]);
      take(saved.form);
      toast.success(published ? FORM_TEXTS.updated : FORM_TEXTS.created);
    } catch (error) {
      // Without a session the sign-in covers the page.
      if (error instanceof ApiError && error.status === 401) return;
      if (error instanceof ApiError) setRefused(refusedParts(sent, error.details));
      const failed = published ? FORM_TEXTS.updateFailed : FORM_TEXTS.createFailed;
      const told = error instanceof ApiError && error.told;
      toast.error(told ? FORM_TEXTS.saveBroken(messageOf(error)) : messageOf(error, failed));
    }
  };

  /**
   * A call that changes what the server has of the form; `same` makes that change here: to what is typed and not
   * sent, and to all that an undo leads back to, as it is no step of the editor's.
   */
  const change = async (
    call: (formId: number, revision: string | undefined) => Promise<FormDetail>,
    same: (now: FormDefinition) => FormDefinition,
  ) => {
    const next = await autosave.change(call);
    const once = onceEach(same);
    autosave.changed(once, next);
    dispatch({ do: 'rewrite', change: once });
    take(next);
  };

  const startOver = (next: FormDetail) => {
    const theirs = editedForm(next);
    dispatch({ do: 'restart', now: theirs });
    autosave.settled(theirs, next);
    take(next);
  };
  const ask = () => forms.detail({ id: autosave.formId() ?? 0 });

  return {
    ...history,
    /** Whether the server has the form, if only as a draft. */
    onServer: autosave.formId() !== undefined,
    detail,
    published,
    autosave,
    saveState,
    forget,
    publish,
    change,
    refused,
    given,
    uploads,
    dismissRefused: () => setRefused([]),
    /** Of a conflict: what somebody else made of the form, instead of what is typed here. */
    takeTheirs: async () => startOver(await ask()),
    /** Of a conflict: what is typed here, over what somebody else made of the form. */
    keepMine: async () => {
      const next = await ask();
      setDetail(next);
      autosave.settled(editedForm(next), next);
      await autosave.keep();
    },
    /** Goes back to what is published. */
    dropDraft: async () => startOver(await autosave.change((id) => forms.dropDraft({ id }))),
  };
}

export type FormEditingState = ReturnType<typeof useFormEditing>;
