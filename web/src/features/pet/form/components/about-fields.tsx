import { GENDER_LABELS, GENDERS, PET_LABELS } from '@hearthside/contract/pet/fields';
import { Card, CardTitle } from '@/ui/card';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { PetLine } from './pet-line';
import { TrustChoice } from '../../people/components/trust-choice';
import type { PetEditState } from '../../profile/components/use-pet-edit';

const GENDER_OPTIONS = GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] }));

/** The animal itself in the editor: its description, warnings, and its trust. */
export function AboutFields({ edit }: { edit: PetEditState }) {
  const { draft, errors, setField } = edit;
  return (
    <Card aria-labelledby="about-pet">
      <CardTitle id="about-pet">About {edit.base.draft.fields.name}</CardTitle>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
        <PetLine edit={edit} field="name" className="lg:col-span-2" />
        <PetLine edit={edit} field="breed" className="lg:col-span-2" />
        <PetLine edit={edit} field="color" className="lg:col-span-2" />
        <Field label={PET_LABELS.gender} required error={errors.gender} className="lg:col-span-2">
          <Select
            name="gender"
            options={GENDER_OPTIONS}
            value={draft.fields.gender}
            onChange={(event) => setField('gender', event.target.value)}
          />
        </Field>
        <PetLine edit={edit} field="age" kind="number" optional className="lg:col-span-2" />
        <PetLine edit={edit} field="weight" kind="number" optional className="lg:col-span-2" />
        <PetLine
          edit={edit}
          field="allergies"
          kind="area"
          optional
          hint={WARNING_HINT}
          className="sm:col-span-full lg:col-span-3"
        />
        <PetLine
          edit={edit}
          field="conditions"
          kind="area"
          optional
          hint={WARNING_HINT}
          className="sm:col-span-full lg:col-span-3"
        />
        <TrustChoice edit={edit} />
      </div>
    </Card>
  );
}

const WARNING_HINT = 'Shown first on the page and on the emergency sheet.';
