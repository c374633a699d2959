import { Description, Field, Label, Switch as HeadlessSwitch } from '@headlessui/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Spinner } from '@/ui/spinner';

export type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  /** A second, softer line under the label. */
  hint?: ReactNode;
  /** Keeps the label for screen readers only, such as in a table. */
  hideLabel?: boolean;
  /** The change is being sent to the server. */
  busy?: boolean;
  disabled?: boolean;
  name?: string;
  className?: string;
};

/** A setting that is on or off and takes effect at once. For a choice that is saved later, use Checkbox. */
export function Switch(props: SwitchProps) {
  const { checked, onChange, label, hint, hideLabel, busy, disabled, name, className } = props;
  return (
    <Field
      disabled={disabled}
      className={clsx('inline-flex min-h-11 items-center gap-3', className)}
    >
      <HeadlessSwitch
        checked={checked}
        // Ignored while busy, so that two quick presses can't overtake each other.
        onChange={(next) => !busy && onChange(next)}
        name={name}
        aria-busy={busy || undefined}
        className={clsx(
          'group relative inline-flex h-6.5 w-11 shrink-0 items-center rounded-full border-2 transition-colors duration-200',
          'border-line-control bg-surface-sunken data-checked:border-brand data-checked:bg-brand',
          'after:absolute after:-inset-2.5 data-disabled:cursor-not-allowed data-disabled:border-line-strong data-disabled:bg-line-strong',
        )}
      >
        <span
          className={clsx(
            'grid size-4.5 translate-x-0.5 place-items-center telling-fill rounded-full bg-line-control transition-transform duration-200',
            'group-data-checked:translate-x-5 group-data-checked:bg-brand-ink group-data-disabled:bg-surface',
          )}
        >
          {busy && <Spinner size={14} className="text-surface group-data-checked:text-brand" />}
        </span>
      </HeadlessSwitch>
      <span className={hideLabel ? 'sr-only' : 'min-w-0'}>
        <Label className={clsx('font-medium', disabled ? 'text-ink-faint' : 'cursor-pointer')}>
          {label}
        </Label>
        {hint && <Description className="text-s text-ink-soft">{hint}</Description>}
      </span>
    </Field>
  );
}
