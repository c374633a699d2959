import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { ReactNode } from 'react';
import { Notice } from '@/ui/notice';
import { chosenValues, comparedParts, sideIn, type Choices } from './compare';
import { ConflictParts, wayOn } from './conflict-parts';
import { useConflictFocus } from './use-conflict-focus';
import type { FormConflict } from './use-revised-form';

export interface ConflictNoticeProps<Typed extends FieldValues, Given> {
  form: UseFormReturn<Typed, unknown, Given>;
  /** What went wrong. Without it no problem is shown. */
  problem: string | undefined;
  /** What somebody else has saved in the meantime. */
  conflict?: FormConflict<Typed> | undefined;
  /** Whether the form started with what had been typed before. */
  resumed: boolean;
  /** What they changed and how to go on, in the form's own words, where its fields don't show it. */
  way?: ReactNode;
  /** What else has changed and is no field of the form. */
  children?: ReactNode;
}

/**
 * Shown above a form: what prevented it from being saved, what somebody else has saved field by field, and what was
 * restored. After a conflict it takes the focus, so that a screen reader reads it and the choices come next.
 */
export function ConflictNotice<Typed extends FieldValues, Given>(
  props: ConflictNoticeProps<Typed, Given>,
) {
  const { form, problem, conflict, resumed, way, children } = props;
  const notice = useConflictFocus(problem !== undefined && conflict !== undefined);
  if (problem)
    return (
      <Notice ref={notice} tone={conflict ? 'warn' : 'bad'} live intoView className="mb-4">
        {problem}
        {conflict && (way ?? <Differences form={form} conflict={conflict} />)}
        {conflict && children}
      </Notice>
    );
  if (!resumed) return null;
  return <p className="mb-3 text-s text-ink-soft">What you had typed before is still here.</p>;
}

interface DifferencesProps<Typed extends FieldValues, Given> {
  form: UseFormReturn<Typed, unknown, Given>;
  conflict: FormConflict<Typed>;
}

function Differences<Typed extends FieldValues, Given>(props: DifferencesProps<Typed, Given>) {
  const { form, conflict } = props;
  const { parts } = conflict;
  // The fields stay open to typing, so the marked version is the one that the form has now.
  const typed = useWatch({ control: form.control }) as Typed;
  const differences = comparedParts(parts, conflict);
  const choose = (choices: Choices) => {
    const chosen = chosenValues(parts, conflict, choices);
    for (const field of Object.keys(chosen) as Path<Typed>[]) {
      form.setValue(field, chosen[field]!, { shouldDirty: true });
      form.clearErrors(field);
    }
  };
  return (
    <>
      <p>{wayOn(differences)}</p>
      <ConflictParts
        differences={differences}
        sideOf={({ label }) => sideIn(parts, conflict, typed, label)}
        onChoose={choose}
      />
    </>
  );
}
