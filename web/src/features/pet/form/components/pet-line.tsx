import { PET_LABELS, type PetField } from '@hearthside/contract/pet/fields';
import { shownPhone } from '@hearthside/contract/pet/phone';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field } from '@/ui/fields/field';
import { TextInput, type TextInputProps } from '@/ui/fields/text-input';
import { Textarea } from '@/ui/fields/textarea';
import { mustFill, type FieldMessages, type PetText, type PetTexts } from '../../model/pet-texts';
import { PhoneInput } from './phone-input';

/** What the fields of a pet need from the form they are in: that of a new pet, or the edit of one. */
export interface PetFieldsState {
  texts: PetTexts;
  errors: FieldMessages;
  /** The fields that the owner's profile fills in. They can't be typed over. */
  locked?: Partial<Record<PetField, string>>;
  /** Whether the server is asked if the name is free. Left out if it is only told by a save. */
  checkingName?: boolean;
  setField: (field: PetField, value: string | boolean) => void;
}

/** What an input needs to show a field and to change it. */
interface Box {
  name: string;
  autoComplete: 'off';
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

export interface PetLineProps extends Pick<TextInputProps, 'list' | 'after'> {
  edit: PetFieldsState;
  field: PetText;
  kind?: 'text' | 'email' | 'phone' | 'number' | 'area';
  /** The input, if it is of another kind. */
  input?: (box: Box) => ReactNode;
  hint?: ReactNode;
  className?: string;
}

/** One field of a pet with its label and its error. The contract says whether it must be filled. */
export function PetLine(props: PetLineProps) {
  const { edit, field, kind = 'text', input, hint, className, ...look } = props;
  const label = PET_LABELS[field];
  if (edit.locked?.[field] !== undefined)
    return (
      <Field label={label} className={className}>
        <Locked value={kind === 'phone' ? shownPhone(edit.texts[field]) : edit.texts[field]} />
      </Field>
    );
  const set = (typed: string) => edit.setField(field, typed);
  const box: Box = {
    name: field,
    autoComplete: 'off',
    value: edit.texts[field],
    onChange: (event) => set(event.target.value),
  };
  const required = mustFill(edit.texts, field);
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      optional={!required}
      error={edit.errors[field]}
      className={className}
    >
      {input?.(box) ??
        (kind === 'phone' ? (
          <PhoneInput name={field} value={box.value} onChange={set} />
        ) : kind === 'area' ? (
          <Textarea rows={3} {...box} />
        ) : (
          <TextInput
            type={kind === 'email' ? 'email' : 'text'}
            inputMode={kind === 'number' ? 'decimal' : undefined}
            {...look}
            {...box}
          />
        ))}
    </Field>
  );
}

const Locked = ({ value }: { value: string }) => (
  <TextInput readOnly value={value} after={<Lock size={16} aria-hidden />} className="pr-10!" />
);
