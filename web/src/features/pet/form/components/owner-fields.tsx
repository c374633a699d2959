import { can } from '@hearthside/contract/access';
import { PET_LABELS } from '@hearthside/contract/pet/fields';
import { useMe } from '@/features/session';
import { Card, CardTitle } from '@/ui/card';
import { Checkbox } from '@/ui/fields/checkbox';
import { OwnerChange } from '../../people/components/owner-change';
import { PetLine } from './pet-line';
import type { PetEditState } from '../../profile/components/use-pet-edit';

/** The owner's contact details in the editor. An admin can also change the owner. */
export function OwnerFields({ edit }: { edit: PetEditState }) {
  const me = useMe();
  return (
    <Card aria-labelledby="pet-contact">
      <CardTitle id="pet-contact">Contact Information</CardTitle>
      <div className="grid gap-4">
        {can(me, 'users') && <OwnerChange edit={edit} />}
        <div className="grid gap-4 min-[460px]:grid-cols-2">
          <PetLine edit={edit} field="ownerFirstName" />
          <PetLine edit={edit} field="ownerLastName" />
        </div>
        <PetLine edit={edit} field="ownerEmail" kind="email" />
        <PetLine edit={edit} field="ownerPhoneNumber" kind="phone" />
        <Checkbox
          name="textPermission"
          label={PET_LABELS.textPermission}
          hint="The owner agrees to get text messages at this number."
          checked={edit.draft.fields.textPermission}
          onChange={(event) => edit.setField('textPermission', event.target.checked)}
        />
      </div>
    </Card>
  );
}
