import clsx from 'clsx';
import { Check, Circle } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/ui/fields/field';
import { PasswordInput } from '@/ui/fields/password-input';
import { passwordRules } from '../model/password-rules';

export interface NewPasswordFieldProps {
  label?: string;
  field: UseFormRegisterReturn;
  /** The typed text, for the rules below the field. */
  typed: string;
  error?: string;
}

/** A field for a new password, with rules that are checked off while one types. */
export function NewPasswordField({
  label = 'Password',
  field,
  typed,
  error,
}: NewPasswordFieldProps) {
  // A rule that is already shown as the error is not repeated.
  const rules = passwordRules(typed).filter((rule) => rule.label !== error);
  return (
    <div>
      <Field label={label} error={error}>
        <PasswordInput autoComplete="new-password" {...field} />
      </Field>
      <ul className="mt-1.5 grid gap-0.5 text-s text-ink-soft">
        {rules.map(({ label: rule, met }) => (
          <li key={rule} className={clsx('flex items-center gap-1.5', met && 'text-good')}>
            {met ? <Check size={16} aria-hidden /> : <Circle size={16} aria-hidden />}
            {rule}
            <span className="sr-only">{met ? ': done' : ': not yet'}</span>
          </li>
        ))}
        <li className="pl-5.5">A short phrase is easy to remember and hard to guess.</li>
      </ul>
    </div>
  );
}
