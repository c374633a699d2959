import { PET_LABELS } from '@hearthside/contract/pet';
import { Card, CardTitle } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { NewPetLine } from './new-pet-line';
import { WhyLocked } from './why-locked';
import type { NewPet } from './use-new-pet';

/** Who owns the pet and how they are reached. */
export function NewPetOwner({ edit }: { edit: NewPet }) {
  return (
    <Card aria-labelledby="new-pet-owner">
      <CardTitle id="new-pet-owner">Owner</CardTitle>
      <div className="grid gap-4">
        <WhyLocked edit={edit} />
        <div className="grid gap-4 min-[460px]:grid-cols-2">
          <NewPetLine edit={edit} field="ownerFirstName" />
          <NewPetLine edit={edit} field="ownerLastName" />
        </div>
        <NewPetLine edit={edit} field="ownerEmail" type="email" />
        <NewPetLine edit={edit} field="ownerPhoneNumber" type="tel" inputMode="numeric" />
        <Checkbox
          label={PET_LABELS.textPermission}
          hint="The owner agrees to get text messages at this number."
          className="-my-1"
          {...edit.form.register('textPermission')}
        />
      </div>
    </Card>
  );
}
