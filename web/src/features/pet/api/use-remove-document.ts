import { useCallback } from 'react';
import { petApi } from './pet-api';
import { useReloadPart } from './use-reload-part';

/** Deletes a document of a pet for good. */
export function useRemoveDocument(petId: number) {
  const reload = useReloadPart(petId, 'documents');
  return useCallback(
    (docId: number) => petApi.removeDocument({ petId, docId }).finally(reload),
    [petId, reload],
  );
}
