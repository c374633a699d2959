import { useId, type ReactNode } from 'react';
import { Choice, type ChoiceProps } from '@/ui/fields/choice';
import { FieldError, FieldMark } from '@/ui/fields/field';

/** One of several choices, only one of which can be selected. Give all of a group the same `name`. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" boxClassName="choice-dot rounded-full" />;
}

export type ChoiceGroupProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  optional?: boolean;
  className?: string;
  /** Radios or checkboxes. */
  children: ReactNode;
};

/** A fieldset around radios or checkboxes, with the same label, hint and error as a Field. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { label, hint, error, required, optional, className, children } = props;
  const id = useId();
  return (
    <fieldset
      className={className}
      aria-describedby={[hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ')}
    >
      <legend className="text-s font-semibold">
        {label}
        <FieldMark required={required} optional={optional} />
      </legend>
      {hint && (
        <p id={`${id}hint`} className="mt-1 max-w-[65ch] text-s text-ink-soft">
          {hint}
        </p>
      )}
      <div className="mt-0.5 grid">{children}</div>
      <FieldError id={`${id}error`} error={error} />
    </fieldset>
  );
}
