import { useField, useForm } from '@strapi/strapi/admin';
import { useId } from 'react';
import { styled } from 'styled-components';
import { boxStyle, describedBy, FieldFrame } from './field-frame';
import type { InputProps } from './input-props';
import { isoOf, localTime } from './date-time';

const Typed = styled.input`
  ${boxStyle}
`;

/**
 * Day and time in one field, by the browser's own input, which knows AM and PM. Strapi's own reads "2:30 PM" as 2:30
 * in the morning.
 */
export function DateTimeField(props: InputProps) {
  const { name, label, labelAction, hint, required, disabled } = props;
  const id = useId();
  const { value, error } = useField<string | Date | null>(name);
  const onChange = useForm('DateTimeField', (state) => state.onChange);
  return (
    <FieldFrame
      id={id}
      label={label}
      labelAction={labelAction}
      hint={hint}
      error={error}
      required={required}
    >
      <Typed
        id={id}
        type="datetime-local"
        // Without a last year, Chromium lets a year of six digits be typed.
        max="9999-12-31T23:59"
        value={localTime(value)}
        disabled={disabled}
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error !== undefined || undefined}
        aria-required={required}
        onChange={({ target }) => onChange(name, isoOf(target.value))}
      />
    </FieldFrame>
  );
}
