import { useField, useForm } from '@strapi/strapi/admin';
import { useId } from 'react';
import { styled } from 'styled-components';
import { colour, radius, textSize } from '../themed';
import { describedBy, FieldFrame } from './field-frame';
import type { InputProps } from './input-props';
import { localTime, momentOf } from './local-time';

const Typed = styled.input`
  width: 100%;
  min-height: 4rem;
  padding: 0 1.2rem;
  border: 1px solid ${colour('neutral200')};
  border-radius: ${radius};
  background: ${colour('neutral0')};
  color: ${colour('neutral800')};
  font-size: ${textSize(2)};

  &:focus-visible {
    border-color: ${colour('primary600')};
    outline: 2px solid ${colour('primary600')};
    outline-offset: 0;
  }
  &:disabled {
    background: ${colour('neutral150')};
    color: ${colour('neutral600')};
  }
`;

/**
 * Day and time in one field, by the browser's own input, which knows AM and PM. Strapi's own reads "2:30 PM" as 2:30
 * in the morning.
 */
export function MomentField(props: InputProps) {
  const { name, label, labelAction, hint, required, disabled } = props;
  const id = useId();
  const { value, error } = useField<string | Date | null>(name);
  const onChange = useForm('MomentField', (state) => state.onChange);
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
        onChange={({ target }) => onChange(name, momentOf(target.value))}
      />
    </FieldFrame>
  );
}
