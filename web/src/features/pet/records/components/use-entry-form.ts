import { dayIn } from '@hearthside/contract/calendar-days';
import { ENTRY_TEXTS, type PetEntry } from '@hearthside/contract/pet/entry';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState, type FormEvent } from 'react';
import { useMe } from '@/features/session';
import { isChangedMeanwhile } from '@/lib/api/api-error';
import { showFieldErrors } from '@/lib/form-errors';
import { deviceZone } from '@/lib/time-zone';
import { useForm } from '@/lib/use-form';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { toast } from '@/ui/toast/toast';
import { pets, useAddEntry, useSaveEntry } from '../../api/pets';
import { entryDraft } from '../../model/entry-draft';
import {
  changedMeanwhile,
  changedParts,
  EMPTY_ENTRY,
  entryOf,
  entryInput,
  typedOf,
  typedOver,
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

/**
 * The form of one entry, new or existing. What is typed is stored until it is saved or discarded. After a conflict,
 * somebody else's changes are merged in.
 */
export function useEntryForm(petId: number, entry: PetEntry | undefined, onSaved: () => void) {
  const me = useMe();
  const kept = useMemo(() => entryDraft(me.id, petId, entry?.id), [me.id, petId, entry?.id]);
  const { trigger: add } = useAddEntry();
  const { trigger: save } = useSaveEntry();
  const [{ revision: keptRevision, ...keptTyped }] = useState(() => kept.read() ?? {});
  // Most entries are written on the day they are about.
  const [base, setBase] = useState(() =>
    entry ? typedOf(entry) : { ...EMPTY_ENTRY, date: dayIn(deviceZone(), new Date()) },
  );
  const [revision, setRevision] = useState(keptRevision ?? entry?.revision ?? '');
  const [theirs, setTheirs] = useState<ReturnType<typeof changedMeanwhile>>([]);
  const form = useForm({
    resolver: zodResolver(entryInput),
    defaultValues: { ...base, ...keptTyped },
  });

  const keptOver = useMemo(
    () => ({
      ...kept,
      write: (typed: Partial<EntryInput>) => {
        const over = typedOver({ ...EMPTY_ENTRY, ...typed }, base);
        if (Object.keys(over).length > 0) kept.write({ ...over, revision });
        else kept.clear();
      },
    }),
    [kept, base, revision],
  );
  useFormDraft(form, keptOver);

  /** Somebody else has saved this entry: it is shown as it is now, with what was typed on top. */
  const takeOver = async (id: number) => {
    // A save without changes returns the current entry.
    const { record: fresh } = await pets.saveEntry({ petId, recordId: id });
    const over = typedOver(form.getValues(), base);
    const now = typedOf(fresh);
    setTheirs(changedMeanwhile(base, now));
    setBase(now);
    setRevision(fresh.revision);
    kept.write({ ...over, revision: fresh.revision });
    form.reset({ ...now, ...over });
  };

  const submit = form.handleSubmit(async (values) => {
    const over = typedOver(form.getValues(), base);
    try {
      if (!entry) await add({ petId, ...entryOf(values) });
      else if (Object.keys(over).length > 0)
        await save({
          petId,
          recordId: entry.id,
          ...changedParts(entryOf(values), over),
          revision,
        });
      kept.clear();
      toast.success(entry ? ENTRY_TEXTS.saved : ENTRY_TEXTS.added);
      onSaved();
    } catch (error) {
      const message = recordFailure(
        error,
        entry ? ENTRY_TEXTS.updateFailed : ENTRY_TEXTS.createFailed,
      );
      if (entry && isChangedMeanwhile(error)) await takeOver(entry.id).catch(() => undefined);
      if (!showFieldErrors(error, form)) form.setError('root', { type: 'server', message });
    }
  });

  return {
    form,
    theirs,
    /** Whether it started with what had been typed before. */
    resumed: Object.keys(keptTyped).length > 0,
    busy: form.formState.isSubmitting,
    submit: (event: FormEvent<HTMLFormElement>) => {
      const unfinished = unfinishedFields(event.currentTarget);
      if (unfinished.length === 0) return submit(event);
      const tell = () => {
        for (const [name, message] of unfinished) form.setError(name as EntryField, { message });
      };
      // Other errors are reported together with it.
      return form.handleSubmit(tell, tell)(event);
    },
    /** Discards what was typed. Returns a function that restores it, if there was anything. */
    discard: () => {
      const typed = kept.read();
      kept.clear();
      return typed && (() => kept.write(typed));
    },
  };
}

export type EntryFormState = ReturnType<typeof useEntryForm>;
