import { memberPages } from '@hearthside/contract/member/pages';
import { PET_LABELS } from '@hearthside/contract/pet/fields';
import { Link } from 'react-router-dom';
import { Card, CardTitle } from '@/ui/card';
import { Checkbox } from '@/ui/fields/checkbox';
import { fullName } from '@/lib/full-name';
import { NewPetLine } from './new-pet-line';
import type { NewPet } from './use-new-pet';

/** Why fields are locked, and where their values can be changed. */
function WhyLocked({ edit }: { edit: NewPet }) {
  const { forOthers, owner } = edit;
  const name = owner.data && fullName(owner.data.user);
  return (
    <p className="text-s text-ink-soft">
      What {forOthers ? `${name}’s` : 'your'} profile says is filled in here and locked, so that the
      two agree. To change it, go to{' '}
      <Link
        to={forOthers ? memberPages.user(edit.ownerId) : memberPages.profile}
        className="rounded-s py-2.5 font-[560] text-brand-strong underline underline-offset-3"
      >
        {forOthers ? 'their profile' : 'your profile'}
      </Link>
      .
    </p>
  );
}

/** The owner of the pet and their contact details. */
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
