import { Field } from '@/ui/fields/field';
import { Notice } from '@/ui/notice';
import { TextInput } from '@/ui/fields/text-input';
import type { NameForm } from './use-name-form';

export interface NameFieldProps {
  form: NameForm;
  label: string;
  autoFocus?: boolean;
}

/** The field for a trust's name, and below it any other error. */
export function NameField({ form, label, autoFocus }: NameFieldProps) {
  return (
    <div className="grid gap-3">
      <Field label={label} error={form.error}>
        <TextInput autoComplete="off" autoFocus={autoFocus} {...form.input} />
      </Field>
      {form.problem && (
        <Notice tone="bad" live>
          {form.problem}
        </Notice>
      )}
    </div>
  );
}
