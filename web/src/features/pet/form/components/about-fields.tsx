import {
  GENDER_LABELS,
  GENDERS,
  NEUTERED,
  NEUTERED_LABELS,
  PET_TEXTS,
  SPECIES,
  SPECIES_LABELS,
} from '@hearthside/contract/pet/fields';
import { useId, type ReactNode } from 'react';
import { Card, CardTitle } from '@/ui/card';
import { Select } from '@/ui/fields/select';
import { BREEDS } from '../../model/breeds';
import { BirthFields } from './birth-fields';
import { PetLine, type PetFieldsState } from './pet-line';

const GENDER_OPTIONS = GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] }));

const SPECIES_OPTIONS = SPECIES.map((value) => ({ value, label: SPECIES_LABELS[value] }));
const NEUTERED_OPTIONS = NEUTERED.map((value) => ({ value, label: NEUTERED_LABELS[value] }));

export interface AboutFieldsProps {
  edit: PetFieldsState;
  title: string;
  /** Suggests breeds while one is typed. */
  suggestBreeds?: boolean;
  /** Above the fields. */
  picture?: ReactNode;
  /** Further fields, below. */
  children?: ReactNode;
}

/** The animal itself: its description and warnings. The width of the card decides how many fields share a row. */
export function AboutFields(props: AboutFieldsProps) {
  const { edit, title, suggestBreeds = false, picture, children } = props;
  const breeds = useId();
  return (
    <Card aria-labelledby="about-pet">
      <CardTitle id="about-pet">{title}</CardTitle>
      <div className="@container grid gap-4">
        {picture}
        <div className="grid gap-4 @sm:grid-cols-2 @2xl:grid-cols-6">
          <PetLine edit={edit} field="name" hint={nameHint(edit)} className={ROW_OR_THIRD} />
          <PetLine
            edit={edit}
            field="species"
            input={(box) => (
              <Select placeholder="Choose a species" options={SPECIES_OPTIONS} {...box} />
            )}
            className={THIRD}
          />
          <PetLine
            edit={edit}
            field="breed"
            list={suggestBreeds ? breeds : undefined}
            className={THIRD}
          />
          <PetLine
            edit={edit}
            field="gender"
            input={(box) => (
              <Select placeholder="Choose a gender" options={GENDER_OPTIONS} {...box} />
            )}
            className={THIRD}
          />
          <PetLine
            edit={edit}
            field="neutered"
            input={(box) => <Select placeholder="Not known" options={NEUTERED_OPTIONS} {...box} />}
            className={THIRD}
          />
          <PetLine edit={edit} field="color" className={THIRD} />
          <BirthFields edit={edit} className={THIRD} />
          <PetLine edit={edit} field="weight" kind="number" after="lbs" className={THIRD} />
          <PetLine edit={edit} field="chipNumber" hint={CHIP} className={ROW_OR_THIRD} />
          <PetLine edit={edit} field="insurer" className={ROW_OR_THIRD} />
          <PetLine edit={edit} field="policyNumber" className={ROW_OR_THIRD} />
          <PetLine
            edit={edit}
            field="allergies"
            kind="area"
            hint={BEWARE}
            className={ROW_OR_HALF}
          />
          <PetLine
            edit={edit}
            field="conditions"
            kind="area"
            hint={BEWARE}
            className={ROW_OR_HALF}
          />
          <PetLine
            edit={edit}
            field="behavior"
            kind="area"
            hint="What someone new should know: how they are with people, with other animals and alone."
            className="col-span-full"
          />
          {children}
        </div>
      </div>
      {suggestBreeds && (
        <datalist id={breeds}>
          {BREEDS.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </Card>
  );
}

const THIRD = '@2xl:col-span-2';
const ROW_OR_THIRD = 'col-span-full @2xl:col-span-2';
const ROW_OR_HALF = 'col-span-full @2xl:col-span-3';

const CHIP = 'As on the certificate, usually 15 digits.';
const BEWARE = 'Shown first on the pet’s page and on the emergency sheet.';

const nameHint = ({ checkingName }: PetFieldsState) =>
  checkingName !== undefined && (
    <span aria-live="polite">
      {checkingName ? PET_TEXTS.checkingName : 'Use a different name for each pet.'}
    </span>
  );
