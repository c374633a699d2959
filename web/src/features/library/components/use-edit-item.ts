import { LIBRARY_TEXTS, type LibraryKind } from '@hearthside/contract/library';
import type { LibraryItem } from '@hearthside/contract/library-shapes';
import { useState } from 'react';
import { AbortedError, messageOf } from '@/lib/api-error';
import { toast } from '@/ui/toast';
import { readItem } from '../api/read-item';
import { useChangeItem } from '../api/use-change-item';
import { keptEdit } from '../model/kept-typing';
import { isConflict, problemsIn } from '../model/server-problems';
import { draftOf, fieldsOf, problemsOf } from '../model/upload-draft';
import { useItemDraft } from './use-item-draft';

type Edited = LibraryItem & { kind: LibraryKind };

/** Changing an item: what is typed, what keeps it from being saved, and what somebody else did meanwhile. */
export function useEditItem(item: Edited, onDone: () => void) {
  const [kept] = useState(() => keptEdit(item.id));
  const [isResumed, setResumed] = useState(kept.has);
  const [before, setBefore] = useState(item);
  const form = useItemDraft(draftOf(item), kept);
  const { percent, change, cancel } = useChangeItem();
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const { draft } = form;

  const failed = (error: unknown) => {
    if (error instanceof AbortedError) return setTrouble('Upload cancelled. Nothing was saved.');
    if (isConflict(error)) return setConflict(messageOf(error, LIBRARY_TEXTS.conflict));
    const wrong = problemsIn(error);
    if (wrong) form.refuse(wrong);
    else setTrouble(asSentence(messageOf(error, LIBRARY_TEXTS.updateFailed)));
  };

  const saveAt = async (revision: () => Promise<string>) => {
    const wrong = problemsOf(draft, before);
    if (Object.keys(wrong).length > 0) return form.refuse(wrong);
    setBusy(true);
    setTrouble(undefined);
    setConflict(undefined);
    const link = draft.externalUrl.trim();
    const [chosen] = draft.files;
    // A link that is there already is not sent: it would be typed anew.
    const isNewLink = draft.kind === 'video' && link !== (before.external ? before.url : '');
    try {
      await change(draft.kind, {
        ...fieldsOf(draft, draft.title.trim()),
        externalUrl: isNewLink && !chosen ? link : '',
        file: chosen?.file,
        id: String(item.id),
        revision: await revision(),
      });
      toast.success(LIBRARY_TEXTS.updated);
      kept.forget();
      onDone();
    } catch (error) {
      failed(error);
    } finally {
      setBusy(false);
    }
  };

  const takeTheirs = async () => {
    try {
      const now = await readItem(item.id);
      if (now.kind === 'blog') return;
      setBefore({ ...now, kind: now.kind });
      form.restart(draftOf({ ...now, kind: now.kind }));
      setConflict(undefined);
    } catch (error) {
      failed(error);
    }
  };
  return {
    form,
    busy,
    percent,
    conflict,
    trouble,
    isResumed,
    cancel,
    save: () => void saveAt(() => Promise.resolve(before.revision)),
    /** Over what somebody else has saved meanwhile. */
    saveOver: () => void saveAt(async () => (await readItem(item.id)).revision),
    takeTheirs: () => void takeTheirs(),
    discard: () => {
      setResumed(false);
      form.restart(draftOf(before));
    },
  };
}
export type EditItem = ReturnType<typeof useEditItem>;

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
