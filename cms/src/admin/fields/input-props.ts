import type { ReactNode } from 'react';
import type { MediaAttribute } from './chosen-media';

/** The part of what Strapi's forms pass to an input that the panel's own inputs use. */
export interface InputProps {
  name: string;
  label: string;
  hint?: ReactNode;
  labelAction?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  attribute?: MediaAttribute & { enum?: readonly string[]; maxLength?: number };
}

/** The same for a custom field, which also gets its value. */
export interface OwnInputProps<Value> extends InputProps {
  value: Value | null | undefined;
  error?: string;
  onChange(name: string, value: unknown): void;
}
