import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError, isChangedMeanwhile, messageOf } from '@/lib/api/api-error';
import type { Draft } from '@/lib/drafts/draft';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { showFieldErrors } from '@/lib/form-errors';
import { useForm } from '@/lib/use-form';
import { whoAndWhen } from '@/lib/who-and-when';
import { isSameValue, mergedParts, type ComparedPart, type ThreeStates } from './compare';
import { changedIn, keptOf, keptTyping, type Kept } from './kept-typing';

/** A form whose object somebody else has saved in the meantime. */
export interface FormConflict<Typed> extends ThreeStates<Typed> {
  parts: readonly ComparedPart<Typed, ReactNode>[];
}

export interface RevisedFormOptions<Thing, Typed extends FieldValues, Given> {
  /** Who types. */
  memberId: number;
  schema: z.ZodType<Given, Typed>;
  /** The object to change, as it was when the form opened. Undefined for a new one. */
  thing: Thing | undefined;
  /** The form's values of an object, or of a new one. */
  typedOf: (thing: Thing | undefined) => Typed;
  /** What the form begins with, if that is a proposal and not what is saved. */
  start?: Typed | undefined;
  /** The fields as they are compared after a conflict. */
  parts: readonly ComparedPart<Typed, ReactNode>[];
  /** The name of its draft, such as 'plan.pet_owner'. */
  about: string;
  /** Fields that are not stored with the draft. */
  unstored?: readonly (keyof Typed & string)[];
  /** Saves it. The revision is '' for what does not exist. `changed` has the fields that were typed. */
  save: (given: Given, revision: string, changed: Partial<Typed>) => Promise<unknown>;
  /** Reads the object's current state. Undefined if it is gone. */
  readNow: () => Promise<Thing | undefined>;
  /** Whether somebody else was faster. By default that is what the refusal's code says. */
  isConflict?: (error: unknown) => boolean;
  /** The message if the object is gone. The next save adds it again. */
  gone?: string;
  /** The form's fields that have another name in the API, by that name. */
  renamed?: Readonly<Record<string, Path<Typed>>>;
  /** The message for a failure without one. */
  failed: string | ((error: unknown) => string);
  onSaved: () => void;
}

/**
 * The form of something that others may change in the meantime. What is typed is stored until it is saved or
 * discarded. After a conflict, fields that nobody touched here take over what somebody else saved. The typed ones
 * stay, and saving again overwrites them, unless the other version is chosen in `ConflictNotice`.
 */
export function useRevisedForm<
  Thing extends { revision: string },
  Typed extends FieldValues,
  Given extends FieldValues,
>(options: RevisedFormOptions<Thing, Typed, Given>) {
  const { memberId, schema, thing, typedOf, about, unstored, parts } = options;
  const stored = useMemo(() => keptTyping<Typed>(memberId, about), [memberId, about]);
  const [{ revision: keptRevision, base: keptBase, ...keptTyped }] = useState<Partial<Kept<Typed>>>(
    () => without(stored.read() ?? {}, unstored),
  );
  // The typed fields are compared with what they were when they were typed.
  const [base, setBase] = useState<Typed>(() => ({ ...typedOf(thing), ...keptBase }));
  const [begun, setBegun] = useState<Typed>(options.start ?? base);
  const [revision, setRevision] = useState(keptRevision ?? thing?.revision ?? '');
  const [exists, setExists] = useState(thing !== undefined);
  const [theirs, setTheirs] = useState<Thing>();
  const [conflict, setConflict] = useState<FormConflict<Typed>>();
  const form = useForm<Typed, unknown, Given>({
    resolver: zodResolver(schema),
    defaultValues: {
      ...typedOf(thing),
      ...options.start,
      ...keptTyped,
    } as DefaultValues<Typed>,
  });
  const kept = useMemo<Draft<Typed>>(
    () => ({
      read: stored.read,
      clear: stored.clear,
      write: (typed) => {
        if (Object.keys(changedIn(typed, begun)).length === 0) stored.clear();
        else stored.write(keptOf(typed, base, revision));
      },
    }),
    [stored, begun, base, revision],
  );
  useFormDraft<Typed, Given>(form, kept, unstored);

  const takeOver = (now: Thing) => {
    const mine = form.getValues();
    const saved = typedOf(now);
    const next = mergedParts(parts, { base, theirs: saved, mine });
    for (const field of Object.keys(saved) as Path<Typed>[])
      if (!isSameValue(next[field], mine[field])) form.setValue(field, next[field]);
    setConflict({ parts, base, theirs: saved, mine });
    setTheirs(now);
    setBase(saved);
    setBegun(saved);
    setRevision(now.revision);
    const typed = without(next, unstored);
    if (Object.keys(changedIn(typed, saved)).length === 0) stored.clear();
    else stored.write(keptOf(typed, saved, now.revision));
  };

  /** Reads what somebody else has saved. Returns the message about it. */
  const meet = async (error: ApiError): Promise<string> => {
    const said = `${error.message} ${whoAndWhen(error.details)}`.trim();
    try {
      const now = await options.readNow();
      if (now) takeOver(now);
      else if (options.gone) {
        setTheirs(undefined);
        setConflict(undefined);
        setExists(false);
        setRevision('');
        return options.gone;
      }
    } catch {
      // The next save meets the same conflict, and reads again.
    }
    return said;
  };

  const isQuicker = (error: unknown): error is ApiError =>
    error instanceof ApiError && exists && (options.isConflict ?? isChangedMeanwhile)(error);

  const submit = form.handleSubmit(async (given) => {
    try {
      await options.save(given, revision, changedIn(form.getValues(), base));
      stored.clear();
      options.onSaved();
    } catch (error) {
      const quicker = isQuicker(error);
      if (!quicker && showFieldErrors(withNames(error, options.renamed), form)) return;
      const { failed } = options;
      const words = typeof failed === 'string' ? messageOf(error, failed) : failed(error);
      const message = quicker ? await meet(error) : words;
      form.setError('root', { type: 'server', message });
    }
  });

  return {
    form,
    /** The object as somebody else has saved it in the meantime. */
    theirs,
    /** The states to compare after a conflict. */
    conflict,
    /** The values that count as saved. */
    base,
    /** What is typed, as it is stored. */
    kept,
    /** Whether it started with what had been typed before. */
    resumed: Object.keys(keptTyped).length > 0,
    busy: form.formState.isSubmitting,
    problem: form.formState.errors.root?.message,
    submit,
    /** Discards what was typed. Returns a function that restores it, if there was anything. */
    discard: () => {
      const typed = stored.read();
      stored.clear();
      return typed && (() => stored.write(typed));
    },
  };
}

/** The values without the fields that are not stored. */
const without = <Values extends object>(
  values: Values,
  unstored: readonly string[] = [],
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => !unstored.includes(field)),
  ) as Partial<Values>;

/** A refusal whose details have the names of the form's fields. */
function withNames(error: unknown, renamed: Readonly<Record<string, string>> = {}): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, message, details, told, code } = error;
  const named = Object.entries(details).map(([name, text]) => [renamed[name] ?? name, text]);
  return new ApiError(status, message, Object.fromEntries(named), told, code);
}
