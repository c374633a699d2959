import { dayIn } from '@hearthside/contract/calendar-days';
import type { PetEntry } from '@hearthside/contract/pet/entry';
import { ENTRY_TEXTS } from '@hearthside/contract/pet/record-texts';
import type { FormEvent } from 'react';
import type { z } from 'zod';
import { useMe } from '@/features/session';
import { useRevisedForm } from '@/kit/conflict/use-revised-form';
import { deviceZone } from '@/lib/time-zone';
import { toast } from '@/ui/toast/toast';
import { pets, useAddEntry, useSaveEntry } from '../../api/pets';
import {
  changedParts,
  EMPTY_ENTRY,
  ENTRY_PARTS,
  entryInput,
  entryOf,
  typedOf,
  type EntryField,
  type EntryInput,
} from '../../model/entry-values';
import { recordFailure } from '../../model/record-failure';

/**
 * The date and time fields of a form that are only half typed, with a message for each. A browser returns them as
 * empty, so nothing else would notice.
 */
const unfinishedFields = (form: HTMLFormElement): [name: string, message: string][] =>
  Array.from(form.querySelectorAll('input'))
    .filter((input) => input.validity.badInput)
    .map(({ name, type }) => [
      name,
      `Finish this ${type === 'time' ? 'time' : 'date'}, or clear it`,
    ]);

/** The form of one entry, new or existing. What is typed is stored until it is saved or discarded. */
export function useEntryForm(petId: number, entry: PetEntry | undefined, onSaved: () => void) {
  const me = useMe();
  const { trigger: add } = useAddEntry();
  const { trigger: save } = useSaveEntry();
  const state = useRevisedForm<PetEntry, EntryInput, z.output<typeof entryInput>>({
    memberId: me.id,
    schema: entryInput,
    thing: entry,
    typedOf: (now) => (now ? typedOf(now) : newEntry()),
    parts: ENTRY_PARTS,
    about: `pet entry.${petId}.${entry?.id ?? 'new'}`,
    async save(given, revision, changed) {
      if (!entry) return add({ petId, ...entryOf(given) });
      if (Object.keys(changed).length === 0) return;
      const parts = changedParts(entryOf(given), changed);
      await save({ petId, recordId: entry.id, ...parts, revision });
    },
    // A save without changes returns the current entry.
    readNow: async () => entry && (await pets.saveEntry({ petId, recordId: entry.id })).record,
    failed: (error) =>
      recordFailure(error, entry ? ENTRY_TEXTS.updateFailed : ENTRY_TEXTS.createFailed),
    onSaved: () => {
      toast.success(entry ? ENTRY_TEXTS.saved : ENTRY_TEXTS.added);
      onSaved();
    },
  });
  const { form, submit } = state;
  return {
    ...state,
    submit: (event: FormEvent<HTMLFormElement>) => {
      const unfinished = unfinishedFields(event.currentTarget);
      if (unfinished.length === 0) return submit(event);
      const tell = () => {
        for (const [name, message] of unfinished) form.setError(name as EntryField, { message });
      };
      // Other errors are reported together with it.
      return form.handleSubmit(tell, tell)(event);
    },
  };
}

// Most entries are written on the day they are about.
const newEntry = (): EntryInput => ({
  ...EMPTY_ENTRY,
  date: dayIn(deviceZone(), new Date()),
});

export type EntryFormState = ReturnType<typeof useEntryForm>;
