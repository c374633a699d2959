import clsx from 'clsx';
import { createContext, useContext } from 'react';

export type FieldWiring = {
  id?: string;
  describedBy?: string;
  invalid: boolean;
  required: boolean;
};

/** What a Field tells its input. */
export const FieldContext = createContext<FieldWiring>({ invalid: false, required: false });

type Own = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
};

/**
 * Id, description and state for an input. Its own props win, and the surrounding Field fills in the rest.
 * `aria-required` instead of `required`, because the form's own checks write the messages.
 */
export function useFieldControl(own: Own) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field.id,
    'aria-describedby': clsx(field.describedBy, own['aria-describedby']) || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
    'aria-required': field.required || undefined,
  };
}
