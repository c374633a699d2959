import type { Me } from '@hearthside/contract/member';
import { useCallback, useEffect, useRef, useState } from 'react';
import { session } from '@/lib/session/session';
import { useInvalidate } from '@/lib/api/swr-config';
import { memberApi } from './member-api';

/** The member's own picture: how far an upload is (0 to 100), and what can be done. */
export interface PictureChange {
  percent: number | undefined;
  upload(picture: Blob): Promise<void>;
  remove(): Promise<void>;
  cancel(): void;
}

/** Changes the member's own picture; it is shown everywhere at once. */
export function usePicture(): PictureChange {
  const invalidate = useInvalidate();
  const [percent, setPercent] = useState<number>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const take = useCallback(
    (me: Me) => {
      session.setMe(me);
      void invalidate('member');
    },
    [invalidate],
  );
  const upload = useCallback(
    async (picture: Blob) => {
      abort.current = new AbortController();
      setPercent(0);
      try {
        take(
          await memberApi.savePicture(
            { file: picture },
            {
              signal: abort.current.signal,
              onProgress: (share) => setPercent(Math.round(share * 100)),
            },
          ),
        );
      } finally {
        setPercent(undefined);
      }
    },
    [take],
  );
  const remove = useCallback(async () => take(await memberApi.removePicture()), [take]);
  const cancel = useCallback(() => abort.current?.abort(), []);
  return { percent, upload, remove, cancel };
}
