import type { LibraryKind } from '@hearthside/contract/library/fields';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { changeItem, type SentItem } from './send-item';

/** Changes an item, with the progress of its new file (0 to 100, undefined while nothing is being sent). */
export function useChangeItem() {
  const invalidate = useInvalidate();
  const [percent, setPercent] = useState<number>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const change = useCallback(
    async (kind: LibraryKind, item: SentItem & { id: string; revision: string }) => {
      const { signal } = (abort.current = new AbortController());
      setPercent(0);
      try {
        const onProgress = (share: number) => setPercent(Math.floor(share * 100));
        return await changeItem(kind, item, { signal, onProgress });
      } finally {
        setPercent(undefined);
        void invalidate('library', 'history');
      }
    },
    [invalidate],
  );
  const cancel = useCallback(() => abort.current?.abort(), []);
  return { percent, change, cancel };
}
