import type { BaseSyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { messageOf } from './api/api-error';
import { showFieldErrors } from './form-errors';

/**
 * The submit handler of a form: checks, does the work, and shows a refusal on the fields it is about, or as the
 * form's own error (`formState.errors.root`). What was typed stays.
 */
export function submitting<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  work: (values: Out) => Promise<void>,
  fallback?: string,
): (event?: BaseSyntheticEvent) => Promise<void> {
  return form.handleSubmit(async (values) => {
    try {
      await work(values);
    } catch (error) {
      if (showFieldErrors(error, form)) return;
      form.setError('root', { type: 'server', message: messageOf(error, fallback) });
    }
  });
}
