import { PET_LABELS, type PetField } from '@hearthside/contract/pet/fields';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { Textarea } from '@/ui/fields/textarea';
import { PhoneInput } from './phone-input';
import type { PetEditState } from '../../profile/components/use-pet-edit';

export interface PetLineProps {
  edit: PetEditState;
  field: Exclude<PetField, 'textPermission'>;
  kind?: 'text' | 'email' | 'phone' | 'number' | 'area';
  hint?: string;
  optional?: boolean;
  className?: string;
}

/** One field of a pet with its label and its error. */
export function PetLine({ edit, field, kind = 'text', hint, optional, className }: PetLineProps) {
  const value = edit.draft.fields[field];
  const set = (typed: string) => edit.setField(field, typed);
  const box = {
    name: field,
    autoComplete: 'off',
    value,
    onChange: (event: { target: { value: string } }) => set(event.target.value),
  };
  return (
    <Field
      label={PET_LABELS[field]}
      hint={hint}
      required={!optional}
      optional={optional}
      error={edit.errors[field]}
      className={className}
    >
      {kind === 'phone' ? (
        <PhoneInput name={field} value={value} onChange={set} />
      ) : kind === 'area' ? (
        <Textarea rows={3} {...box} />
      ) : (
        <TextInput
          type={kind === 'email' ? 'email' : 'text'}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          {...box}
        />
      )}
    </Field>
  );
}
