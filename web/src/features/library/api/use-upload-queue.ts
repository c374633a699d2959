import { LIBRARY_TEXTS } from '@hearthside/contract/library';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { AbortedError, messageOf } from '@/lib/api-error';
import { useInvalidate } from '@/lib/swr-config';
import { UploadQueue, type QueueEnd } from '../model/upload-queue';

const wordsFor = (error: unknown) =>
  error instanceof AbortedError ? 'Cancelled' : messageOf(error, LIBRARY_TEXTS.uploadFailedAgain);

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
