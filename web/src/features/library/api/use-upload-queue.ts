import { LIBRARY_TEXTS } from '@hearthside/contract/library/fields';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { AbortedError, ApiError, messageOf } from '@/lib/api/api-error';
import { useInvalidate } from '@/lib/api/swr-config';
import { UploadQueue, type QueueEnd } from '../model/upload-queue';

/** Why an item was not added. Retrying may only help if there was no answer (part 2 §8). */
function wordsFor(error: unknown): string {
  if (error instanceof AbortedError) return 'Canceled';
  const { uploadFailed, uploadFailedAgain } = LIBRARY_TEXTS;
  return messageOf(error, error instanceof ApiError ? uploadFailed : uploadFailedAgain);
}

/** The queue of items that are uploaded to the library. Leaving the page cancels those that are not done. */
export function useUploadQueue() {
  const invalidate = useInvalidate();
  const [queue] = useState(() => new UploadQueue(wordsFor));
  useEffect(() => () => queue.cancelAll(), [queue]);
  /** Waits for the end of a run and requests the lists again: an upload that was canceled late may have arrived. */
  const settled = useCallback(
    async (run: Promise<QueueEnd | undefined>) => {
      const end = await run;
      void invalidate('library', 'history');
      return end;
    },
    [invalidate],
  );
  return { queue, settled, rows: useSyncExternalStore(queue.subscribe, queue.rows) };
}
