import type { PetForm } from '@hearthside/contract/pet';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { petApi } from './pet-api';

/** Adds a pet, and then its picture: the pet has to be there first. */
export function useCreatePet() {
  const invalidate = useInvalidate();
  const [percent, setPercent] = useState<number>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const create = useCallback(
    async (form: PetForm) => {
      const { pet } = await petApi.create(form);
      void invalidate('pet', 'member', 'history');
      return pet;
    },
    [invalidate],
  );
  const savePicture = useCallback(
    async (id: number, file: Blob) => {
      abort.current = new AbortController();
      const options = {
        signal: abort.current.signal,
        onProgress: (share: number) => setPercent(Math.round(share * 100)),
      };
      setPercent(0);
      try {
        await petApi.savePicture({ id, file }, options);
        void invalidate('pet', 'history');
      } finally {
        setPercent(undefined);
      }
    },
    [invalidate],
  );
  const cancel = useCallback(() => abort.current?.abort(), []);
  return {
    create,
    savePicture,
    /** How much of the picture is up, 0 to 100; undefined while none is on its way. */
    percent,
    cancel,
  };
}
