import type { ReactNode } from 'react';
import type { MediaAttribute } from './chosen-media';

/** What Strapi's forms give to an input, as far as the panel's own inputs use it. */
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

/** The same for a field of a kind of its own, which also gets its value. */
export interface OwnInputProps<Value> extends InputProps {
  value: Value | null | undefined;
  error?: string;
  onChange(name: string, value: unknown): void;
}
