import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from '@/ui/fields/field-context';
import { inputStyle } from '@/ui/fields/input-style';

export type TextInputProps = ComponentProps<'input'> & {
  /** Decorative text or icon inside the box, before what is typed, such as '$'. */
  before?: ReactNode;
  /** The same at the end, such as 'lbs'. */
  after?: ReactNode;
};

/** One line of text; also email, tel, number and date. Takes react-hook-form's `register`. */
export function TextInput({ before, after, className, ...input }: TextInputProps) {
  const wiring = useFieldControl(input);
  const box = (
    <input
      // The text decides its own direction. Numbers, dates and addresses already have one.
      dir={!input.type || input.type === 'text' ? 'auto' : undefined}
      type="text"
      {...input}
      {...wiring}
      className={clsx(inputStyle, before && 'pl-10', after && 'pr-14', className)}
    />
  );
  if (!before && !after) return box;
  return (
    <div className="relative">
      {before && <span className={clsx(edge, 'left-3')}>{before}</span>}
      {box}
      {after && <span className={clsx(edge, 'right-3')}>{after}</span>}
    </div>
  );
}

const edge =
  'pointer-events-none absolute inset-y-0 flex items-center text-s text-ink-soft select-none';
