import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api/api-error';

/**
 * Puts the messages of a refusal on the fields they are about. `useForm` then focuses the first of them. Returns
 * whether there were any. Messages about fields that this form does not have are left to the caller.
 */
export function showFieldErrors<T extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<T>, 'setError' | 'getValues'>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const fields = Object.keys(form.getValues()).filter((name) => error.details[name]);
  for (const name of fields)
    form.setError(name as FieldPath<T>, { type: 'server', message: error.details[name] });
  return fields.length > 0;
}
