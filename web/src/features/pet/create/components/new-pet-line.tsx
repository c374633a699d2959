import { PET_LABELS, type PetField } from '@hearthside/contract/pet/fields';
import type { OwnerField } from '@hearthside/contract/pet/owner-defaults';
import { shownPhone } from '@hearthside/contract/pet/phone';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field } from '@/ui/fields/field';
import { TextInput, type TextInputProps } from '@/ui/fields/text-input';
import { Textarea } from '@/ui/fields/textarea';
import type { NewPet } from './use-new-pet';

export interface NewPetLineProps extends Pick<
  TextInputProps,
  'type' | 'inputMode' | 'list' | 'after' | 'autoComplete' | 'placeholder'
> {
  edit: NewPet;
  field: Exclude<PetField, 'textPermission'>;
  hint?: ReactNode;
  optional?: boolean;
  /** Whether it has several lines. */
  area?: boolean;
  className?: string;
}

/** One field of a new pet with its label and its error. Locked if its value comes from the owner's profile. */
export function NewPetLine(props: NewPetLineProps) {
  const { edit, field, hint, optional, area, className, ...input } = props;
  const { register, formState } = edit.form;
  const taken = field === 'name' ? edit.nameError : undefined;
  const locked = lockedValue(edit, field);
  if (locked !== undefined)
    return <LockedLine field={field} value={locked} className={className} />;
  return (
    <Field
      label={PET_LABELS[field]}
      hint={hint}
      required={!optional}
      optional={optional}
      error={formState.errors[field]?.message ?? taken}
      className={className}
    >
      {area ? (
        <Textarea rows={3} autoComplete="off" {...register(field)} />
      ) : (
        <TextInput autoComplete="off" {...input} {...register(field)} />
      )}
    </Field>
  );
}

/** The value of a field from the owner's profile. Undefined if the form decides. */
export const lockedValue = ({ locked }: NewPet, field: PetField): string | undefined =>
  locked[field as OwnerField];

/** A field filled in from the owner's profile: it can be read and copied, but not changed. */
export function LockedLine(props: { field: PetField; value: string; className?: string }) {
  const { field, value, className } = props;
  return (
    <Field label={PET_LABELS[field]} className={className}>
      <TextInput
        readOnly
        value={field === 'ownerPhoneNumber' ? shownPhone(value) : value}
        after={<Lock size={16} aria-hidden />}
        className="pr-10!"
      />
    </Field>
  );
}
