import { LIBRARY_TEXTS, type LibraryKind } from '@hearthside/contract/library/fields';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { useRef, useState } from 'react';
import { useMe } from '@/features/session';
import { AbortedError, ApiError, isOutOfDate, messageOf } from '@/lib/api/api-error';
import { whoAndWhen } from '@/lib/who-and-when';
import { toast } from '@/ui/toast/toast';
import { readItem } from '../../api/library';
import { useChangeItem } from '../../api/use-change-item';
import { storedEdit } from '../../model/stored-draft';
import { problemsIn } from '../../model/server-problems';
import {
  draftOf,
  fieldsOf,
  problemsOf,
  replacesFile,
  type ItemDraft,
} from '../../model/upload-draft';
import { useItemDraft } from './use-item-draft';

type Edited = LibraryItem & { kind: LibraryKind };

/** Somebody else has changed the item: the message, and who and when if that is known. */
interface Conflict {
  message: string;
  who: string;
}

/** Changing an item: what is typed, what prevents it from being saved, and what somebody else did in the meantime. */
export function useEditItem(item: Edited, onDone: () => void, onReopen: () => void) {
  // Text that is based on an older revision gets a conflict when it is sent.
  const { id: memberId } = useMe();
  const [resumed] = useState(() => storedEdit(memberId, item.id).revision());
  const [isResumed, setResumed] = useState(resumed !== undefined);
  const [over, setOver] = useState(resumed ?? item.revision);
  const [conflict, setConflict] = useState<Conflict | undefined>(
    over === item.revision ? undefined : { message: LIBRARY_TEXTS.conflict, who: '' },
  );
  const [before, setBefore] = useState(item);
  const kept = storedEdit(memberId, item.id, over);
  const form = useItemDraft(draftOf(item), kept);
  const { percent, change, cancel } = useChangeItem();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  /** The save that waits for confirmation, because the current file would be erased. */
  const [asked, setAsked] = useState<() => Promise<void>>();
  const { draft } = form;
  /** Ends the offer to restore what was typed, once the item is saved. */
  const putsBack = useRef<AbortController>(undefined);

  const failed = (error: unknown) => {
    if (error instanceof AbortedError) return setTrouble('Upload cancelled. Nothing was saved.');
    if (isOutOfDate(error)) {
      const message = messageOf(error, LIBRARY_TEXTS.conflict);
      return setConflict({ message, who: whoAndWhen(error.details) });
    }
    const wrong = problemsIn(error);
    if (wrong) return form.refuse(wrong);
    // Retrying may only help if there was no answer (part 2 §8).
    const { updateFailed, updateFailedOf } = LIBRARY_TEXTS;
    const said = error instanceof ApiError ? updateFailedOf(draft.kind) : updateFailed;
    setTrouble(asSentence(messageOf(error, said)));
  };

  const saveAt = async (revision: () => Promise<string>) => {
    setBusy(true);
    setTrouble(undefined);
    setConflict(undefined);
    const link = draft.externalUrl.trim();
    const [chosen] = draft.files;
    // An existing link is not sent. Only a new one counts.
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
      putsBack.current?.abort();
      onDone();
    } catch (error) {
      failed(error);
    } finally {
      setBusy(false);
    }
  };

  /** Saves if nothing is wrong. If something would be erased, it asks first. */
  const tryAt = (revision: () => Promise<string>) => {
    const wrong = problemsOf(draft, before);
    if (Object.keys(wrong).length > 0) return form.refuse(wrong);
    const save = () => saveAt(revision);
    if (replacesFile(draft, before)) setAsked(() => save);
    else void save();
  };

  const startFrom = (now: Edited) => {
    setBefore(now);
    setOver(now.revision);
    setConflict(undefined);
    setResumed(false);
    form.restart(draftOf(now));
  };

  /** Restores what was typed, with the revision it was based on, even if the dialog has been closed. */
  const putBack = (typed: ItemDraft) => {
    storedEdit(memberId, item.id, over).keep(typed);
    setBefore(before);
    setOver(over);
    setConflict(conflict);
    form.setDraft(typed);
    onReopen();
  };

  const takeTheirs = async () => {
    try {
      const now = await readItem(item.id);
      if (now.kind === 'blog') return;
      const { signal } = (putsBack.current = new AbortController());
      startFrom({ ...now, kind: now.kind });
      toast.undo('What you typed was discarded', () => putBack(draft), { until: signal });
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
    kept,
    before,
    cancel,
    /** Whether a replacement has to be confirmed. */
    asks: asked !== undefined,
    confirm: () => void asked?.(),
    dismiss: () => setAsked(undefined),
    save: () => tryAt(() => Promise.resolve(over)),
    /** Overwrites what somebody else has saved in the meantime. */
    saveOver: () => tryAt(async () => (await readItem(item.id)).revision),
    takeTheirs: () => void takeTheirs(),
    discard: () => startFrom(before),
  };
}
export type EditItem = ReturnType<typeof useEditItem>;

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
