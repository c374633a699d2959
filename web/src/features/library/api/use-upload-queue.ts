import { LIBRARY_TEXTS } from '@hearthside/contract/library/fields';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { AbortedError, ApiError, messageOf } from '@/lib/api/api-error';
import { useInvalidate } from '@/lib/api/swr-config';
import { UploadQueue, type QueueEnd } from '../model/upload-queue';

/** Why an item was not added: once more may help only where there was no answer (part 2 §8). */
function wordsFor(error: unknown): string {
  if (error instanceof AbortedError) return 'Cancelled';
  const { uploadFailed, uploadFailedAgain } = LIBRARY_TEXTS;
  return messageOf(error, error instanceof ApiError ? uploadFailed : uploadFailedAgain);
}

/** Items on their way to the library; whoever leaves gives up what is not there yet. */
export function useUploadQueue() {
  const invalidate = useInvalidate();
  const [queue] = useState(() => new UploadQueue(wordsFor));
  useEffect(() => () => queue.cancelAll(), [queue]);
  /** Waits for the end of a run and asks for the lists anew: what was given up late may be there all the same. */
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
