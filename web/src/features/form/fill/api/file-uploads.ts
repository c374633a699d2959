import type { FormFile, PartId } from '@hearthside/contract/form/fields';
import { chatFileProblem } from '@hearthside/contract/inbox/file';
import { AbortedError, messageOf } from '@/lib/api/api-error';
import { forms } from '../../api/forms';

/** The state of an upload to a question. */
export interface FileUpload {
  name: string;
  /** 0 to 100. Undefined once it has ended. */
  percent: number | undefined;
  /** Why it was refused or failed. */
  problem: string;
}

/**
 * The files that are being uploaded to questions of one form, one at a time for each. They are kept outside the
 * cards, of which only one is open: an upload continues when its card is closed, and is shown when the card is opened
 * again.
 */
export function fileUploads(
  /** Called when a file has arrived. */
  added: (question: PartId, file: FormFile) => void,
  /** Called when an upload has ended that no open card shows. */
  ended: (upload: FileUpload) => void,
) {
  const uploads = new Map<PartId, FileUpload>();
  const aborts = new Map<PartId, AbortController>();
  const watched = new Map<PartId, () => void>();
  let given: Readonly<Record<string, number>> = {};
  /** The current id of a question. */
  const by = (question: PartId) => given[question] ?? question;

  const put = (question: PartId, upload: FileUpload | undefined) => {
    const id = by(question);
    if (upload) uploads.set(id, upload);
    else uploads.delete(id);
    watched.get(id)?.();
  };
  const end = (question: PartId, upload: FileUpload) => {
    aborts.delete(by(question));
    put(question, upload.problem ? upload : undefined);
    if (!watched.has(by(question))) ended(upload);
  };

  return {
    of: (question: PartId) => uploads.get(question),
    /** Calls `onState` at every change to this question's upload. Returns a function that stops this. */
    watch(question: PartId, onState: () => void) {
      watched.set(question, onState);
      return () => {
        if (watched.get(question) === onState) watched.delete(question);
      };
    },
    /** Sends a file. The allowed kinds and sizes are the same as in the inbox. */
    async send(question: PartId, file: File) {
      const { name } = file;
      const refused = chatFileProblem(file);
      if (refused) return put(question, { name, percent: undefined, problem: refused });
      const abort = new AbortController();
      aborts.set(by(question), abort);
      const onProgress = (share: number) =>
        put(question, { name, percent: Math.floor(share * 100), problem: '' });
      onProgress(0);
      try {
        const kept = await forms.addFile({ file }, { signal: abort.signal, onProgress });
        added(by(question), kept);
        end(question, { name, percent: undefined, problem: '' });
      } catch (error) {
        if (error instanceof AbortedError) return put(question, undefined);
        const problem = messageOf(error, 'Failed to upload file');
        end(question, { name, percent: undefined, problem });
      }
    },
    cancel: (question: PartId) => aborts.get(question)?.abort(),
    /** The member has read the problem. */
    dismiss: (question: PartId) => put(question, undefined),
    /** New questions have got their ids. */
    renamed(ids: Readonly<Record<string, number>>) {
      for (const map of [uploads, aborts] as Map<PartId, object>[])
        for (const [question, thing] of [...map]) {
          const id = ids[question];
          if (id === undefined) continue;
          map.delete(question);
          map.set(id, thing);
        }
      given = { ...given, ...ids };
    },
    /** Cancels all running uploads. */
    stop() {
      for (const abort of aborts.values()) abort.abort();
    },
  };
}

export type FileUploads = ReturnType<typeof fileUploads>;
