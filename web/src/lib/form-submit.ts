import type { BaseSyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf } from './api/api-error';
import { showFieldErrors } from './form-errors';

/**
 * The submit handler of a form: checks, does the work, and shows a refusal where it belongs: on
 * its fields, or as the form's own error (`formState.errors.root`, whose type is the refusal's code). What was typed
 * stays.
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
      const type = error instanceof ApiError ? error.code : 'server';
      form.setError('root', { type, message: messageOf(error, fallback) });
    }
  });
}
