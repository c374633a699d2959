import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** A second, softer line. */
  hint?: ReactNode;
  /** Keeps the label for screen readers only, such as in a grid. */
  hideLabel?: boolean;
};

/** The shared body of Checkbox and Radio: a 44 px row that can be pressed anywhere. */
export function Choice({
  type,
  label,
  hint,
  hideLabel,
  className,
  boxClassName,
  ...input
}: ChoiceProps & { type: 'checkbox' | 'radio'; boxClassName: string }) {
  return (
    <label
      className={clsx(
        'group flex min-h-11 items-start gap-3 py-2.5 has-disabled:cursor-not-allowed',
        hideLabel && 'min-w-11 justify-center',
        !input.disabled && 'cursor-pointer',
        className,
      )}
    >
      <input
        {...input}
        type={type}
        className={clsx(
          'mt-0.5 size-5.5 shrink-0 appearance-none border-2 border-line-control bg-surface bg-center bg-no-repeat',
          'transition-colors duration-150 group-hover:border-brand checked:border-brand',
          'aria-invalid:border-bad disabled:border-line-strong disabled:bg-surface-sunken',
          boxClassName,
        )}
      />
      <span className={hideLabel ? 'sr-only' : 'min-w-0'}>
        <span className={clsx(input.disabled && 'text-ink-faint')}>{label}</span>
        {hint && <span className="block text-s text-ink-soft">{hint}</span>}
      </span>
    </label>
  );
}
