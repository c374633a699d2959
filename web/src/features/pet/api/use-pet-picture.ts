import type { PetDetail } from '@hearthside/contract/pet-endpoints';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useInvalidate } from '@/lib/api/swr-config';
import { petKeys } from './keys';
import { petApi } from './pet-api';

/** Changes a pet's picture: how far an upload is (0 to 100), and what can be done. */
export function usePetPicture(id: number) {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  const [percent, setPercent] = useState<number>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const take = useCallback(
    (detail: PetDetail) => {
      void mutate(petKeys.detail(id), detail, { revalidate: false });
      void invalidate('pet', 'trust', 'history');
    },
    [id, mutate, invalidate],
  );
  const upload = async (file: Blob) => {
    abort.current = new AbortController();
    setPercent(0);
    const options = {
      signal: abort.current.signal,
      onProgress: (share: number) => setPercent(Math.round(share * 100)),
    };
    try {
      take(await petApi.savePicture({ id, file }, options));
    } finally {
      setPercent(undefined);
    }
  };
  const remove = async () => take(await petApi.removePicture({ id }));
  return { percent, upload, remove, cancel: () => abort.current?.abort() };
}
