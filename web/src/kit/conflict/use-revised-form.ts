import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type { z } from 'zod';
import { isChangedMeanwhile, messageOf, type ApiError } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { showFieldErrors } from '@/lib/form-errors';
import { useForm } from '@/lib/use-form';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { changedIn, keptTyping, type Kept } from './kept-typing';

export interface RevisedFormOptions<Thing, Typed extends FieldValues, Given> {
  /** Who types. */
  memberId: number;
  schema: z.ZodType<Given, Typed>;
  /** The object to change, as it was when the form opened. */
  thing: Thing;
  typedOf: (thing: Thing) => Typed;
  /** The name of its draft, such as 'plan.pet_owner'. */
  about: string;
  save: (given: Given, revision: string) => Promise<unknown>;
  /** Reads the object's current state. */
  readNow: () => Promise<Thing | undefined>;
  /** The message for a failure without one. */
  failed: string;
  onSaved: () => void;
}

/**
 * The form of something that others may change in the meantime. What is typed is stored until it is saved or
 * discarded. After a conflict, what somebody else saved is shown next to it, and saving again overwrites only the
 * fields that were typed: the others stay as they saved them.
 */
export function useRevisedForm<
  Thing extends { revision: string },
  Typed extends FieldValues,
  Given extends FieldValues,
>(options: RevisedFormOptions<Thing, Typed, Given>) {
  const { memberId, schema, thing, typedOf, about, save, readNow, failed, onSaved } = options;
  const kept = useMemo(() => keptTyping<Typed>(memberId, about), [memberId, about]);
  const [{ revision: keptRevision, ...keptTyped }] = useState<Partial<Kept<Typed>>>(
    () => kept.read() ?? {},
  );
  const [base, setBase] = useState(() => typedOf(thing));
  const [revision, setRevision] = useState(keptRevision ?? thing.revision);
  const [theirs, setTheirs] = useState<Thing>();
  const form = useForm<Typed, unknown, Given>({
    resolver: zodResolver(schema),
    defaultValues: { ...base, ...keptTyped } as DefaultValues<Typed>,
  });
  const keptOver = useMemo(
    () => ({
      ...kept,
      write: (typed: Partial<Typed>) => {
        const changed = changedIn(typed, base);
        if (Object.keys(changed).length === 0) kept.clear();
        else kept.write({ ...changed, revision } as Partial<Kept<Typed>>);
      },
    }),
    [kept, base, revision],
  );
  useFormDraft<Typed, Given>(form, keptOver);

  const takeOver = async () => {
    const now = await readNow();
    if (!now) return;
    const saved = typedOf(now);
    const changed = changedIn(form.getValues(), base);
    // Fields that nobody touched here take over what was saved in the meantime. Only typed ones overwrite it.
    for (const field of Object.keys(saved) as Path<Typed>[])
      if (!(field in changed)) form.setValue(field, saved[field]);
    setTheirs(now);
    setBase(saved);
    setRevision(now.revision);
    if (Object.keys(changed).length === 0) kept.clear();
    else kept.write({ ...changed, revision: now.revision } as Partial<Kept<Typed>>);
  };

  const submit = form.handleSubmit(async (given) => {
    try {
      await save(given, revision);
      kept.clear();
      onSaved();
    } catch (error) {
      const isQuicker = isChangedMeanwhile(error);
      if (isQuicker) await takeOver().catch(() => undefined);
      else if (showFieldErrors(error, form)) return;
      const message = isQuicker ? conflictWords(error) : messageOf(error, failed);
      form.setError('root', { type: 'server', message });
    }
  });

  return {
    form,
    /** What somebody else has saved in the meantime. */
    theirs,
    /** Whether it started with what had been typed before. */
    resumed: Object.keys(keptTyped).length > 0,
    busy: form.formState.isSubmitting,
    problem: form.formState.errors.root?.message,
    submit,
    /** Discards what was typed. Returns a function that restores it, if there was anything. */
    discard: () => {
      const typed = kept.read();
      kept.clear();
      return typed && (() => kept.write(typed));
    },
  };
}

/** The server's message, plus who it was and when if the server says so. */
function conflictWords({ message, details: { by, at } }: ApiError): string {
  if (!by) return message;
  return `${message} It was ${by}${at ? `, ${formatDateTime(at)}` : ''}.`;
}
