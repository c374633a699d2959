import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from './draft';

/** Saves what is typed into a form as a draft, without the fields that must not be stored. */
export function useFormDraft<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  kept: Draft<In>,
  secret: readonly (keyof In & string)[] = [],
): void {
  useEffect(() => {
    const subscription = form.watch((typed, { name }) => {
      // A change without a name is a reset, not something a person typed.
      if (name === undefined) return;
      const open = Object.entries(typed).filter(([field]) => !secret.includes(field));
      kept.write(Object.fromEntries(open) as Partial<In>);
    });
    return () => subscription.unsubscribe();
  }, [form, kept, secret]);
}
