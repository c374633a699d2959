import { statesOf } from '@hearthside/contract/states';
import { Card, CardTitle } from '@/ui/card';
import { CountrySelect, StateSelect } from '@/features/member';
import { PetLine, type PetFieldsState } from './pet-line';

/** Where the pet lives. The choice of states depends on the country. */
export function AddressFields({ edit }: { edit: PetFieldsState }) {
  const { country } = edit.texts;
  const hasStates = statesOf(country).length > 0;
  return (
    <Card aria-labelledby="pet-address">
      <CardTitle id="pet-address">Address</CardTitle>
      <div className="grid gap-4">
        <PetLine edit={edit} field="streetAddress" />
        <div className="grid gap-4 min-[460px]:grid-cols-2">
          <PetLine edit={edit} field="city" />
          <PetLine edit={edit} field="zip" />
        </div>
        <PetLine edit={edit} field="country" input={(box) => <CountrySelect {...box} />} />
        <PetLine
          edit={edit}
          field="state"
          input={hasStates ? (box) => <StateSelect country={country} {...box} /> : undefined}
        />
      </div>
    </Card>
  );
}
