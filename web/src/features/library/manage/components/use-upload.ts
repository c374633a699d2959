import { LIBRARY_TEXTS, type LibrarySection } from '@hearthside/contract/library/fields';
import { useState } from 'react';
import { useMe } from '@/features/session';
import { toast } from '@/ui/toast/toast';
import { addItem } from '../../api/send-item';
import { useUploadQueue } from '../../api/use-upload-queue';
import { storedUpload } from '../../model/stored-draft';
import { SentKeys } from '../../model/sent-keys';
import { problemsIn } from '../../model/server-problems';
import {
  emptyDraft,
  fieldsOf,
  problemsOf,
  withFiles,
  type ItemDraft,
} from '../../model/upload-draft';
import { isUnderWay, type QueueEnd, type SendRow } from '../../model/upload-queue';
import { useItemDraft } from './use-item-draft';

/** The row id of a pasted link, which has no file. */
const LINK = 'link';

/** Adding items: what is typed, and then the progress of each. Nothing is cleared except by success and `discard`. */
export function useUpload(onDone: () => void) {
  const kept = storedUpload(useMe().id);
  const form = useItemDraft(emptyDraft(), kept);
  const { queue, rows, settled } = useUploadQueue();
  const [keys] = useState(() => new SentKeys());
  /** The section it was opened in, to start again there. Undefined if there was no earlier input. */
  const [resumedIn, setResumedIn] = useState<LibrarySection | ''>();
  const { draft } = form;

  const finish = (end: QueueEnd | undefined) => {
    if (!end) return;
    const isDone = (id: string) => end.rows.some((row) => row.id === id && row.status === 'done');
    if (end.rows.every(({ status }) => status === 'done')) {
      const { length } = end.rows;
      toast.success(
        length === 1 ? LIBRARY_TEXTS.uploaded : `${length} files uploaded successfully`,
      );
      discard();
      return onDone();
    }
    // Also in the stored draft, so that only the rest is sent when the member comes back.
    form.change((now) =>
      withFiles(
        now,
        now.files.filter(({ id }) => !isDone(id)),
      ),
    );
    const wrong = end.rows.length === 1 ? problemsIn(end.error) : undefined;
    if (!wrong) return;
    queue.clear();
    form.refuse(wrong);
  };

  const send = () => {
    const wrong = problemsOf(draft);
    if (Object.keys(wrong).length > 0) return form.refuse(wrong);
    const items = itemsOf(draft);
    const sendRow: SendRow = async (id, options) => {
      const item = items.find((one) => one.id === id);
      if (!item) return;
      const { file, ...said } = item.sent;
      await addItem(draft.kind, { ...said, file, key: keys.keyFor(id, said) }, options);
      keys.arrived(id);
    };
    void settled(queue.start(items, sendRow)).then(finish);
  };

  const discard = (section: LibrarySection | '' = '') => {
    queue.clear();
    setResumedIn(undefined);
    form.restart(emptyDraft(section));
  };
  return {
    form,
    rows,
    busy: isUnderWay(rows),
    send,
    discard: () => discard(),
    kept,
    isResumed: resumedIn !== undefined,
    startAgain: () => discard(resumedIn),
    retry: (id: string) => void settled(queue.retry(id)).then(finish),
    cancel: (id: string) => queue.cancel(id),
    cancelAll: () => queue.cancelAll(),
    /** Goes back from the failed uploads to the form. */
    back: () => queue.clear(),
    /** Starts in the tab it was opened from, unless there is earlier input. */
    beginIn: (section: LibrarySection | '') => {
      if (kept.has()) setResumedIn(section);
      else form.restart(emptyDraft(section));
    },
  };
}
export type Upload = ReturnType<typeof useUpload>;

/** The items to add: one per file, or one for the link. */
function itemsOf(draft: ItemDraft) {
  const { files, kind } = draft;
  if (files.length === 0) {
    const title = draft.title.trim();
    const sent = { ...fieldsOf(draft, title), externalUrl: draft.externalUrl.trim() };
    return [{ id: LINK, title, sent: { ...sent, file: undefined } }];
  }
  return files.map(({ id, file, title }) => {
    const called = (files.length > 1 ? title : draft.title).trim();
    const fields = fieldsOf(draft, called);
    return { id, title: called, kind, sent: { ...fields, externalUrl: '', file } };
  });
}
