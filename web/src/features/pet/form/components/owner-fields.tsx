import { PET_LABELS } from '@hearthside/contract/pet/fields';
import type { ReactNode } from 'react';
import { Card, CardTitle } from '@/ui/card';
import { Checkbox } from '@/ui/fields/checkbox';
import { PetLine, type PetFieldsState } from './pet-line';

export interface OwnerFieldsProps {
  edit: PetFieldsState;
  title: string;
  /** What stands above the fields. */
  children?: ReactNode;
}

/** The owner's contact details. */
export function OwnerFields({ edit, title, children }: OwnerFieldsProps) {
  return (
    <Card aria-labelledby="pet-contact">
      <CardTitle id="pet-contact">{title}</CardTitle>
      <div className="grid gap-4">
        {children}
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
          className="-my-1"
          checked={edit.texts.textPermission}
          onChange={(event) => edit.setField('textPermission', event.target.checked)}
        />
      </div>
    </Card>
  );
}
