import { LIBRARY_TEXTS, type LibraryKind } from '@hearthside/contract/library/fields';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { useRef, useState } from 'react';
import { useMe } from '@/features/session';
import { mergedParts, type ThreeStates } from '@/kit/conflict/compare';
import { AbortedError, ApiError, isOutOfDate, messageOf } from '@/lib/api/api-error';
import { whoAndWhen } from '@/lib/who-and-when';
import { toast } from '@/ui/toast/toast';
import { readItem } from '../../api/library';
import { useChangeItem } from '../../api/use-change-item';
import { itemParts } from '../../model/item-parts';
import { isSavedAlready } from '../../model/saved-already';
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
  /** The saved revision, and the states to compare. Undefined until the item could be read again. */
  revision?: string;
  states?: ThreeStates<ItemDraft>;
}

/** The parts by their fields. The names of folders matter where they are shown. */
const PARTS = itemParts((id) => id);

/** The revision on which a stored draft is based. One that says what the item says by now is cleared. */
function resumedIn(memberId: number, item: Edited): string | undefined {
  const stored = storedEdit(memberId, item.id);
  const isSaved = !stored.lacksFiles() && isSavedAlready(stored.over(draftOf(item)), item);
  if (stored.has() && isSaved) stored.clear();
  return stored.revision();
}

/** Changing an item: what is typed, what prevents it from being saved, and what somebody else did in the meantime. */
export function useEditItem(item: Edited, onDone: () => void, onReopen: () => void) {
  // Text that is based on an older revision gets a conflict when it is sent.
  const { id: memberId } = useMe();
  const [resumed] = useState(() => resumedIn(memberId, item));
  const [isResumed, setResumed] = useState(resumed !== undefined);
  const [over, setOver] = useState(resumed ?? item.revision);
  const [conflict, setConflict] = useState<Conflict | undefined>(
    over === item.revision ? undefined : { message: LIBRARY_TEXTS.conflict, who: '' },
  );
  const [before, setBefore] = useState(item);
  // What is typed is compared with the item as it was when it was typed.
  const [base, setBase] = useState(() => storedEdit(memberId, item.id).base() ?? draftOf(item));
  const kept = storedEdit(memberId, item.id, over, base);
  const form = useItemDraft(draftOf(item), kept);
  const { percent, change, cancel } = useChangeItem();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  /** The save that waits for confirmation, because the current file would be erased. */
  const [asked, setAsked] = useState<() => Promise<void>>();
  const { draft } = form;
  /** Ends the offer to restore what was typed, once the item is saved. */
  const putsBack = useRef<AbortController>(undefined);

  /** Reads what somebody else has saved. What only they changed goes into the form. */
  const meet = async (error: ApiError) => {
    const met = {
      message: messageOf(error, LIBRARY_TEXTS.conflict),
      who: whoAndWhen(error.details),
    };
    // Without the item, both versions can still be chosen as a whole.
    const now = await readItem(item.id).catch(() => undefined);
    if (!now || now.kind === 'blog') return setConflict(met);
    const theirs = draftOf({ ...now, kind: now.kind });
    const states = { base, theirs, mine: draft };
    const next = mergedParts(PARTS, states);
    form.change(() => ({ ...draft, ...mergedFields(next) }));
    setConflict({ ...met, revision: now.revision, states });
  };

  const failed = async (error: unknown) => {
    if (error instanceof AbortedError) return setTrouble('Upload canceled. Nothing was saved.');
    if (isOutOfDate(error)) return meet(error);
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
      kept.clear();
      putsBack.current?.abort();
      onDone();
    } catch (error) {
      await failed(error);
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
    setBase(draftOf(now));
    setOver(now.revision);
    setConflict(undefined);
    setResumed(false);
    form.restart(draftOf(now));
  };

  /** Restores what was typed, with the revision it was based on, even if the dialog has been closed. */
  const putBack = (typed: ItemDraft) => {
    storedEdit(memberId, item.id, over, base).keep(typed);
    setBefore(before);
    setBase(base);
    setOver(over);
    setConflict(conflict && { message: conflict.message, who: conflict.who });
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
      await failed(error);
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
    /** Saves over the revision that was seen, which is the newer one once the differences are shown. */
    save: () => tryAt(() => Promise.resolve(conflict?.revision ?? over)),
    /** Overwrites what somebody else has saved in the meantime. */
    saveOver: () => tryAt(async () => conflict?.revision ?? (await readItem(item.id)).revision),
    takeTheirs: () => void takeTheirs(),
    discard: () => startFrom(before),
  };
}
export type EditItem = ReturnType<typeof useEditItem>;

/** Of a merged draft, the fields that are compared. File and link are only chosen to replace the saved ones. */
const mergedFields = ({ kind: _kind, files: _files, externalUrl: _link, ...fields }: ItemDraft) =>
  fields;

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
