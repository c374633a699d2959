import { ENTRY_FILE_TEXTS, type EntryFile } from '@hearthside/contract/pet/entry-file';
import { useRef, useState } from 'react';
import { AbortedError, hasCode, messageOf } from '@/lib/api/api-error';
import { randomKey } from '@/lib/random-key';
import { useAddEntryFile, useRemoveEntryFile } from '../../api/pets';
import { stageFiles, type StagedFile } from '../../model/entry-files';

/** What was chosen for one entry and is not sent yet. */
export interface ChosenFiles {
  staged: readonly StagedFile[];
  /** The files of the entry that go at the next save. */
  removed: readonly number[];
  /** A sentence for each chosen file that was not taken. */
  refused: readonly string[];
}

export const NOTHING_CHOSEN: ChosenFiles = { staged: [], removed: [], refused: [] };

/** The message for a file that could not be added: what is wrong with it, or that it could not be sent. */
function problemOf(error: unknown): string {
  if (error instanceof AbortedError) return 'Not sent.';
  const fallback = hasCode(error, 'TOO_LARGE')
    ? ENTRY_FILE_TEXTS.tooBig
    : ENTRY_FILE_TEXTS.addFailed;
  return messageOf(error, fallback);
}

/**
 * The photos and files of an entry while it is edited. Nothing is sent before the entry is saved. A file that fails
 * stays with its reason, and the others arrive.
 */
export function useEntryFiles(
  petId: number,
  files: readonly EntryFile[],
  chosen: ChosenFiles,
  onChosen: (chosen: ChosenFiles) => void,
) {
  const { trigger: add, percent, cancel } = useAddEntryFile();
  const { trigger: remove } = useRemoveEntryFile();
  const [sending, setSending] = useState<string>();
  const stopped = useRef(false);
  const { staged, removed } = chosen;

  const choose = async (picked: readonly File[]) => {
    const kept = files.length - removed.length;
    const next = await stageFiles(staged, picked, kept, randomKey);
    onChosen({ ...chosen, staged: next.files, refused: next.refused });
  };

  /** Sends what was chosen to a saved entry, one after another. Returns how much of it is left. */
  const send = async (recordId: number): Promise<number> => {
    const stayed: number[] = [];
    for (const fileId of removed) {
      await remove({ petId, recordId, fileId }).catch((error: unknown) => {
        // Somebody else has removed it.
        if (!hasCode(error, 'NOT_FOUND')) stayed.push(fileId);
      });
    }
    stopped.current = false;
    const left: StagedFile[] = [];
    for (const one of staged) {
      setSending(one.id);
      try {
        if (stopped.current) throw new AbortedError();
        await add({ petId, recordId, file: one.file });
      } catch (error) {
        left.push({ ...one, problem: problemOf(error) });
      }
    }
    setSending(undefined);
    onChosen({ staged: left, removed: stayed, refused: [] });
    return left.length + stayed.length;
  };

  return {
    ...chosen,
    files,
    sending,
    percent,
    /** Stops sending. What has arrived stays, the rest is still chosen. */
    stop: () => {
      stopped.current = true;
      cancel();
    },
    choose: (picked: File[]) => void choose(picked),
    leaveOut: (id: string) =>
      onChosen({ ...chosen, staged: staged.filter((one) => one.id !== id) }),
    toggleRemoved: (id: number) =>
      onChosen({
        ...chosen,
        removed: removed.includes(id) ? removed.filter((one) => one !== id) : [...removed, id],
      }),
    clear: () => onChosen(NOTHING_CHOSEN),
    send,
  };
}
export type EntryFilesState = ReturnType<typeof useEntryFiles>;
