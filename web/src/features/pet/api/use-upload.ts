import type { DocumentType } from '@hearthside/contract/pet-document';
import { useCallback, useEffect, useRef, useState } from 'react';
import { petApi } from './pet-api';
import { useReloadPart } from './use-reload-part';

/** One document on its way to a pet. */
export interface NewDocument {
  file: File;
  title: string;
  type: DocumentType;
}

/** Uploads a document to a pet: how far it is (0 to 100, undefined while none is), and its end. */
export function useUpload(petId: number) {
  const reload = useReloadPart(petId, 'documents');
  const [percent, setPercent] = useState<number>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const upload = useCallback(
    async (document: NewDocument) => {
      const { signal } = (abort.current = new AbortController());
      setPercent(0);
      try {
        return await petApi.addDocument(
          { petId, ...document },
          { signal, onProgress: (share) => setPercent(Math.floor(share * 100)) },
        );
      } finally {
        setPercent(undefined);
        // Given up in its last moment it may be there all the same: the list tells.
        reload();
      }
    },
    [petId, reload],
  );
  const cancel = useCallback(() => abort.current?.abort(), []);
  return { percent, upload, cancel };
}
