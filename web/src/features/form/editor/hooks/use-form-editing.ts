import { FORM_TEXTS, type FormDefinition } from '@hearthside/contract/form/fields';
import type { FormDetail } from '@hearthside/contract/form/endpoints';
import { useState, useEffect } from 'react';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { useInvalidate } from '@/lib/api/swr-config';
import { toast } from '@/ui/toast/toast';
import { forms } from '../../api/forms';
import type { AutosaveListeners } from '../../api/autosave-types';
import { editedForm } from '../model/form-draft';
import type { FormProblem } from '../model/form-problems';
import type { UnsentForm } from '../model/kept-form';
import { onceEach } from '../model/once-each';
import { refusedParts } from '../model/refused-parts';
import { fileUploads, type FileUpload, type FileUploads } from '../../fill/api/file-uploads';
import { useFormHistory, type FormDispatch } from './use-form-history';
import { useFormAutosave } from './use-form-autosave';

/** The uploads of one editor. An upload whose card is closed ends with a toast. */
function useFileUploads(dispatch: FormDispatch): FileUploads {
  const [uploads] = useState(() =>
    fileUploads((question, file) => dispatch({ do: 'addFile', question, file }), notify),
  );
  useEffect(() => () => uploads.stop(), [uploads]);
  return uploads;
}

function notify({ name, problem }: FileUpload) {
  if (problem) toast.error(`“${name}”: ${problem}`);
  else toast.success(`“${name}” is added to its question`);
}

export interface FormEditing {
  /** The form as it was opened. Undefined for a new one. */
  opened: FormDetail | undefined;
  /** Its initial state: the draft, the published version, or an empty form. */
  start: FormDefinition;
  /** What this tab still had of it. */
  unsent: UnsentForm | undefined;
  /** Called when a new form has been created on the server. */
  onBegun: (formId: number) => void;
}

/** Editing a form: its current state, and how it gets to the server (part 2 §4, §7). */
export function useFormEditing({ opened, start, unsent, onBegun }: FormEditing) {
  const [detail, setDetail] = useState(opened);
  const [refused, setRefused] = useState<FormProblem[]>([]);
  /** The ids that publishing has given to new parts. */
  const [given, setGiven] = useState<Readonly<Record<string, number>>>({});
  const history = useFormHistory(unsent?.definition ?? start);
  const { form, dispatch } = history;
  const uploads = useFileUploads(dispatch);
  const invalidate = useInvalidate();

  /** Takes over the server's version of the form. Other screens request theirs again. */
  const take = (next: FormDetail) => {
    setDetail(next);
    void invalidate(forms.list.matches(), forms.assigned.matches(), forms.open.matches());
  };
  const onPublished: AutosaveListeners['published'] = (sent, now, saved) => {
    dispatch({ do: 'adopt', instead: sent, now });
    setRefused([]);
    take(saved);
  };
  // Somebody who goes on typing does so in the same parts, under their new ids.
  const onNumbered: AutosaveListeners['numbered'] = (ids, give) => {
    dispatch({ do: 'rewrite', change: give });
    uploads.renamed(ids);
    setGiven((before) => ({ ...before, ...ids }));
  };
  const { autosave, saveState, clear } = useFormAutosave(
    {
      formId: opened?.form.id,
      // Text that is based on an older revision gets a conflict when it is sent.
      revision: unsent?.revision ?? opened?.revision,
      kept: start,
      savedAt: opened?.draft?.savedAt,
      key: unsent?.key,
    },
    form,
    { begun: onBegun, published: onPublished, numbered: onNumbered },
  );
  const published = (detail?.form.version ?? 0) > 0;

  const publish = async (corrections: number[]) => {
    const sent = form;
    try {
      await autosave.publish(corrections);
      toast.success(published ? FORM_TEXTS.updated : FORM_TEXTS.created);
    } catch (error) {
      // Without a session, the sign-in dialog covers the page.
      if (error instanceof ApiError && error.status === 401) return;
      if (error instanceof ApiError) setRefused(refusedParts(sent, error.details));
      const failed = published ? FORM_TEXTS.updateFailed : FORM_TEXTS.createFailed;
      const told = error instanceof ApiError && error.told;
      toast.error(told ? FORM_TEXTS.saveBroken(messageOf(error)) : messageOf(error, failed));
    }
  };

  /**
   * A call that changes the server's version of the form. `same` makes that change here too: to unsaved text, and to
   * every state that an undo leads back to, because it is not a step of the editor.
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
    /** Whether the server has the form, even if only as a draft. */
    onServer: autosave.formId() !== undefined,
    detail,
    published,
    autosave,
    saveState,
    clear,
    publish,
    change,
    refused,
    given,
    uploads,
    dismissRefused: () => setRefused([]),
    /** In a conflict: continues with somebody else's version instead of what is typed here. */
    takeTheirs: async () => startOver(await ask()),
    /** In a conflict: overwrites somebody else's version with what is typed here. */
    keepMine: async () => {
      const next = await ask();
      setDetail(next);
      autosave.overwrite(next);
      await autosave.keep();
    },
    /** Goes back to the published version. */
    dropDraft: async () =>
      startOver(await autosave.change((id, revision) => forms.dropDraft({ id, revision }))),
  };
}

export type FormEditingState = ReturnType<typeof useFormEditing>;
