import { dayIn } from '@hearthside/contract/calendar-days';
import type { PetEntry } from '@hearthside/contract/pet/entry';
import { calendarSentence, type EntryCalendar } from '@hearthside/contract/pet/entry-calendar';
import { ENTRY_TEXTS } from '@hearthside/contract/pet/record-texts';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { useMe } from '@/features/session';
import { useRevisedForm } from '@/kit/conflict/use-revised-form';
import { hasCode } from '@/lib/api/api-error';
import { keyOf, sentDraft } from '@/lib/drafts/kept-key';
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
  type EntryInput,
} from '../../model/entry-values';
import { DETAIL_TEXTS_OF, type DetailText } from '../../model/entry-detail-values';
import { recordFailure } from '../../model/record-failure';

/** The form of one entry, new or existing. What is typed is stored until it is saved or discarded. */
export function useEntryForm(
  petId: number,
  entry: PetEntry | undefined,
  /** Called while the form is still busy, with what was saved. */
  afterSave: (saved: PetEntry) => Promise<unknown>,
  onSaved: () => void,
) {
  const me = useMe();
  const { trigger: add } = useAddEntry();
  const { trigger: save } = useSaveEntry();
  const sent = sentDraft(me.id, `pet entry.${petId}`);
  /** The weight that the server has asked about. */
  const asked = useRef<number>(undefined);
  /** What became of it in the care calendar. */
  const planned = useRef<EntryCalendar>(null);
  const [inCalendar, setInCalendar] = useState(true);
  const state = useRevisedForm<PetEntry, EntryInput, z.output<typeof entryInput>>({
    memberId: me.id,
    schema: entryInput,
    thing: entry,
    typedOf: (now) => (now ? typedOf(now) : newEntry()),
    parts: ENTRY_PARTS,
    about: `pet entry.${petId}.${entry?.id ?? 'new'}`,
    async save(given, revision, changed) {
      const now = entryOf(given);
      const weight = now.details.kind === 'weight' ? now.details.weight : undefined;
      // The question was read, and the same weight is saved again.
      const confirmed = weight !== undefined && weight === asked.current && { confirmed: true };
      planned.current = null;
      const write = async (): Promise<PetEntry> => {
        if (!entry) {
          const more = { ...confirmed, ...(!inCalendar && { inCalendar }) };
          const added = await add({
            petId,
            ...now,
            ...more,
            key: keyOf({ ...now, inCalendar }, sent),
          });
          sent.clear();
          planned.current = added.calendar;
          return added.record;
        }
        if (Object.keys(changed).length === 0) return entry;
        const parts = changedParts(now, changed);
        const change = { petId, recordId: entry.id, ...parts, ...confirmed, revision };
        const saved = await save(change);
        planned.current = saved.calendar;
        return saved.record;
      };
      const saved = await write().catch((error: unknown) => {
        if (hasCode(error, 'CONFIRMATION_NEEDED')) asked.current = weight;
        throw error;
      });
      await afterSave(saved);
    },
    renamed: RENAMED,
    // A save without changes returns the current entry.
    readNow: async () => entry && (await pets.saveEntry({ petId, recordId: entry.id })).record,
    failed: (error) =>
      recordFailure(error, entry ? ENTRY_TEXTS.updateFailed : ENTRY_TEXTS.createFailed),
    onSaved: () => {
      const said = entry ? ENTRY_TEXTS.saved : ENTRY_TEXTS.added;
      if (planned.current) toast.success(said, calendarSentence(planned.current));
      else toast.success(said);
      onSaved();
    },
  });
  return { ...state, inCalendar, setInCalendar };
}

/** In the API, the details have a name of their own. */
const RENAMED = Object.fromEntries(
  DETAIL_TEXTS_OF.map((field) => [`details.${field}`, field]),
) as Record<string, DetailText>;

// Most entries are written on the day they are about.
const newEntry = (): EntryInput => ({
  ...EMPTY_ENTRY,
  date: dayIn(deviceZone(), new Date()),
});

export type EntryFormState = ReturnType<typeof useEntryForm>;
