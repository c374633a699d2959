import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FieldContext } from '@/ui/fields/field-context';

export type FieldProps = {
  label: ReactNode;
  /** One sentence of help, between the label and the input. */
  hint?: ReactNode;
  /** What is wrong, in words that say how to fix it. */
  error?: string;
  /** Marked with a star, and announced to screen readers. */
  required?: boolean;
  /** Marked with the word 'optional', for forms where most fields are required. */
  optional?: boolean;
  /** Keeps the label for screen readers only, such as inside a table row. */
  hideLabel?: boolean;
  className?: string;
  /** One input of the kit. It finds its id, hint and error on its own. */
  children: ReactNode;
};

/** The label, a hint, the input, and its error right below, which is announced. */
export function Field(props: FieldProps) {
  const { label, hint, error, required = false, optional, hideLabel, className, children } = props;
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = clsx(hint && hintId, error && errorId) || undefined;

  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-s font-semibold'}>
        {label}
        <FieldMark required={required} optional={optional} />
      </label>
      {hint && (
        <p id={hintId} className="max-w-[65ch] text-s text-ink-soft">
          {hint}
        </p>
      )}
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
        {children}
      </FieldContext>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The star of a required field, or the word 'optional'. */
export function FieldMark({ required, optional }: { required?: boolean; optional?: boolean }) {
  if (required)
    return (
      <span aria-hidden className="text-bad">
        {' '}
        *
      </span>
    );
  return optional ? <span className="font-normal text-ink-soft"> (optional)</span> : null;
}

/**
 * The error line. The live region is always there and never hidden from screen readers, so that a new error is
 * announced.
 */
export function FieldError({ id, error }: { id: string; error?: string }) {
  return (
    <div aria-live="polite" className="empty:sr-only">
      {error && (
        <p id={id} className="flex items-start gap-1.5 text-s font-medium text-bad">
          <CircleAlert size={17} aria-hidden className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
