import type { EntryForm, EntryPatch } from '@hearthside/contract/pet-entry';
import { useMemo } from 'react';
import { petApi } from './pet-api';
import { useReloadPart } from './use-reload-part';

/** What can be done to a pet's entries. Calls, not mutations of one state: several may be undone at a time. */
export function useEntryChanges(petId: number) {
  const reload = useReloadPart(petId, 'entries');
  return useMemo(() => {
    // Also after a refusal, which says something new about the list: somebody else may have been quicker.
    const changing = <T>(work: Promise<T>) => work.finally(reload);
    return {
      add: (entry: EntryForm) => changing(petApi.addEntry({ petId, ...entry })),
      save: (recordId: number, patch: EntryPatch) =>
        changing(petApi.saveEntry({ petId, recordId, ...patch })),
      /** The entry as it is now: a save of nothing answers with it. */
      read: async (recordId: number) => (await petApi.saveEntry({ petId, recordId })).record,
      remove: (recordId: number) => changing(petApi.removeEntry({ petId, recordId })),
      restore: (recordId: number) => changing(petApi.restoreEntry({ petId, recordId })),
    };
  }, [petId, reload]);
}
