import { GENDER_LABELS, GENDERS, PET_LABELS, PET_TEXTS } from '@hearthside/contract/pet/fields';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Card, CardTitle } from '@/ui/card';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { BREEDS } from '../../model/breeds';
import { NewPetLine } from './new-pet-line';
import { NewPetPicture } from './new-pet-picture';
import type { NewPet } from './use-new-pet';

const GENDER_OPTIONS = GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] }));

export interface NewPetAboutProps {
  edit: NewPet;
  picture: Blob | null;
  onPicture: (picture: Blob | null) => void;
}

/** The animal itself: its picture, its description, and warnings. */
export function NewPetAbout({ edit, picture, onPicture }: NewPetAboutProps) {
  const breeds = useId();
  const { form } = edit;
  const [name, breed] = useWatch({ control: form.control, name: ['name', 'breed'] });
  return (
    <Card aria-labelledby="new-pet-about">
      <CardTitle id="new-pet-about">About the pet</CardTitle>
      <div className="grid gap-4">
        <NewPetPicture name={name} breed={breed} picture={picture} onPicture={onPicture} />
        <NewPetLine
          edit={edit}
          field="name"
          hint={
            <span aria-live="polite">
              {edit.checking ? PET_TEXTS.checkingName : 'No two pets of one owner share a name.'}
            </span>
          }
        />
        <div className="grid gap-4 min-[460px]:grid-cols-2">
          <NewPetLine edit={edit} field="breed" list={breeds} />
          <Field label={PET_LABELS.gender} required error={form.formState.errors.gender?.message}>
            <Select
              placeholder="Choose a gender"
              options={GENDER_OPTIONS}
              {...form.register('gender')}
            />
          </Field>
          <NewPetLine edit={edit} field="age" optional inputMode="decimal" after="years" />
          <NewPetLine edit={edit} field="weight" optional inputMode="decimal" after="lbs" />
        </div>
        <NewPetLine edit={edit} field="color" />
        <NewPetLine edit={edit} field="allergies" optional area hint={BEWARE} />
        <NewPetLine edit={edit} field="conditions" optional area hint={BEWARE} />
      </div>
      <datalist id={breeds}>
        {BREEDS.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </Card>
  );
}

const BEWARE = 'Shown first on the pet’s page and on the emergency sheet.';
