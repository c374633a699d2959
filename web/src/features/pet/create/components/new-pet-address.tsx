import { PET_LABELS } from '@hearthside/contract/pet/fields';
import { statesOf } from '@hearthside/contract/states';
import { useWatch } from 'react-hook-form';
import { Card, CardTitle } from '@/ui/card';
import { Field } from '@/ui/fields/field';
import { CountrySelect, StateSelect } from '@/features/member';
import { LockedLine, lockedValue, NewPetLine } from './new-pet-line';
import type { NewPet } from './use-new-pet';

/** Where the pet lives. The choice of states depends on the country. */
export function NewPetAddress({ edit }: { edit: NewPet }) {
  return (
    <Card aria-labelledby="new-pet-address">
      <CardTitle id="new-pet-address">Address</CardTitle>
      <div className="grid gap-4">
        <NewPetLine edit={edit} field="streetAddress" />
        <div className="grid gap-4 min-[460px]:grid-cols-2">
          <NewPetLine edit={edit} field="city" optional />
          <NewPetLine edit={edit} field="zip" />
        </div>
        <Country edit={edit} />
        <State edit={edit} />
      </div>
    </Card>
  );
}

function Country({ edit }: { edit: NewPet }) {
  const { form } = edit;
  const locked = lockedValue(edit, 'country');
  if (locked !== undefined) return <LockedLine field="country" value={locked} />;
  const clearState = () => {
    form.setValue('state', '');
    // The error was about a state of another country.
    form.clearErrors('state');
  };
  return (
    <Field label={PET_LABELS.country} required error={form.formState.errors.country?.message}>
      <CountrySelect autoComplete="off" {...form.register('country', { onChange: clearState })} />
    </Field>
  );
}

function State({ edit }: { edit: NewPet }) {
  const { form } = edit;
  const country = useWatch({ control: form.control, name: 'country' });
  const states = statesOf(country);
  const locked = lockedValue(edit, 'state');
  // Keyed, so that a field never keeps the text for another country's list.
  if (locked !== undefined) return <LockedLine field="state" value={locked} />;
  if (states.length === 0) {
    return <NewPetLine key={country} edit={edit} field="state" optional />;
  }
  return (
    <Field label={PET_LABELS.state} required error={form.formState.errors.state?.message}>
      <StateSelect key={country} country={country} autoComplete="off" {...form.register('state')} />
    </Field>
  );
}
