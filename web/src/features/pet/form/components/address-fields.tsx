import { PET_LABELS } from '@hearthside/contract/pet/fields';
import { statesOf } from '@hearthside/contract/states';
import { Card, CardTitle } from '@/ui/card';
import { Field } from '@/ui/fields/field';
import { CountrySelect, StateSelect } from '@/features/member';
import { PetLine } from './pet-line';
import type { PetEditState } from '../../profile/components/use-pet-edit';

/** Where a pet lives, in the editor. The choice of states depends on the country. */
export function AddressFields({ edit }: { edit: PetEditState }) {
  const { draft, errors, setField } = edit;
  const { country, state } = draft.fields;
  const states = statesOf(country);
  return (
    <Card aria-labelledby="pet-address">
      <CardTitle id="pet-address">Address</CardTitle>
      <div className="grid gap-4">
        <PetLine edit={edit} field="streetAddress" />
        <div className="grid gap-4 min-[460px]:grid-cols-2">
          <PetLine edit={edit} field="city" optional />
          <PetLine edit={edit} field="zip" />
        </div>
        <Field label={PET_LABELS.country} required error={errors.country}>
          <CountrySelect
            name="country"
            autoComplete="off"
            value={country}
            onChange={(event) => setField('country', event.target.value)}
          />
        </Field>
        {states.length > 0 ? (
          <Field label={PET_LABELS.state} required error={errors.state}>
            <StateSelect
              name="state"
              country={country}
              autoComplete="off"
              value={state}
              onChange={(event) => setField('state', event.target.value)}
            />
          </Field>
        ) : (
          <PetLine edit={edit} field="state" optional={country !== ''} />
        )}
      </div>
    </Card>
  );
}
