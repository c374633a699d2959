import { dayIn } from '@hearthside/contract/calendar-days';
import { PET_LABELS } from '@hearthside/contract/pet/fields';
import { useState, type FocusEvent } from 'react';
import { unfinishedMessage } from '@/lib/first-invalid';
import { deviceZone } from '@/lib/time-zone';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { shownAge } from '../../model/pet-words';
import { PetLine, type PetFieldsState } from './pet-line';

export interface BirthFieldsProps {
  edit: PetFieldsState;
  className: string;
}

/** When a pet was born, exactly or about. Without a birth date its age is typed; with one it grows by itself. */
export function BirthFields({ edit, className }: BirthFieldsProps) {
  const { birthDate, birthDateAbout } = edit.texts;
  // A browser gives a half typed date as an empty one, so nothing else would notice.
  const [unfinished, setUnfinished] = useState<string>();
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    const isHalf = target.validity.badInput;
    setUnfinished(isHalf ? unfinishedMessage(target) : undefined);
    // Nor that it was cleared, which its message had asked for.
    if (!isHalf && edit.errors.birthDate && target.value === '') edit.setField('birthDate', '');
  };
  const today = dayIn(deviceZone(), new Date());
  const grows = birthDate !== '' && birthDate <= today;
  return (
    <>
      <div className={className}>
        <Field label={PET_LABELS.birthDate} optional error={edit.errors.birthDate ?? unfinished}>
          <TextInput
            type="date"
            name="birthDate"
            max={today}
            value={birthDate}
            onChange={(event) => edit.setField('birthDate', event.target.value)}
            onBlur={leave}
          />
        </Field>
        <Checkbox
          name="birthDateAbout"
          label={PET_LABELS.birthDateAbout}
          hint="The exact date isn’t known."
          checked={birthDateAbout}
          onChange={(event) => edit.setField('birthDateAbout', event.target.checked)}
        />
      </div>
      {birthDate === '' ? (
        <PetLine
          edit={edit}
          field="age"
          kind="number"
          after="years"
          hint="Only if the birth date is not known."
          className={className}
        />
      ) : (
        <Field label={PET_LABELS.age} hint="Calculated from the birth date." className={className}>
          <TextInput
            readOnly
            value={grows ? shownAge({ age: null, birthDate, birthDateAbout }) : ''}
          />
        </Field>
      )}
    </>
  );
}
