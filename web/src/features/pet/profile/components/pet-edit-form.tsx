import { can } from '@hearthside/contract/access';
import clsx from 'clsx';
import { useRef, type Ref } from 'react';
import type { Location } from 'react-router-dom';
import { useMe } from '@/features/session';
import { Button } from '@/ui/button';
import { LeaveGuard } from '@/ui/dialogs/leave-guard';
import { AboutFields } from '../../form/components/about-fields';
import { AddressFields } from '../../form/components/address-fields';
import { CareTeamFields } from '../../people/components/care-team-fields';
import { ConfirmChanges } from './confirm-changes';
import { EditTrouble } from './edit-trouble';
import { OwnerFields } from '../../form/components/owner-fields';
import { OwnerChange } from '../../people/components/owner-change';
import { TrustChoice } from '../../people/components/trust-choice';
import { usePetEdit, type PetEditing } from './use-pet-edit';

export interface PetEditFormProps extends PetEditing {
  ref?: Ref<HTMLFormElement>;
}

const petIn = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get('petId')}`;
/** The list and the pets' pages have the same path. */
const leavesPet = (from: Location, to: Location) => petIn(from) !== petIn(to);

/** A pet in the editor: the animal, its owner's contact details, its address and its care team (part 1 §2.9). */
export function PetEditForm({ ref, ...editing }: PetEditFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const edit = usePetEdit(editing, box);
  const me = useMe();
  const trouble = edit.message !== '' || edit.theirs !== undefined;
  return (
    <div ref={box}>
      <form
        ref={ref}
        tabIndex={-1}
        noValidate
        aria-label="Pet"
        onSubmit={(event) => {
          event.preventDefault();
          if (!edit.saving) edit.check();
        }}
        // The field that has the focus must never be hidden under the bar with Save, which errors make taller.
        className={clsx(
          'grid gap-4 outline-none [&_:is(input,select,textarea,button)]:scroll-mt-24',
          trouble
            ? '[&_:is(input,select,textarea,button)]:scroll-mb-80'
            : '[&_:is(input,select,textarea,button)]:scroll-mb-44',
        )}
      >
        <AboutFields edit={edit} title={`About ${edit.base.draft.fields.name}`}>
          <TrustChoice edit={edit} />
        </AboutFields>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <OwnerFields edit={edit} title="Contact Information">
            {can(me, 'users') && <OwnerChange edit={edit} />}
          </OwnerFields>
          <AddressFields edit={edit} />
        </div>
        <CareTeamFields edit={edit} />
        <div className="sticky bottom-19 z-10 flex flex-wrap gap-2 rounded-m border border-line bg-surface p-3 shadow-2 sm:bottom-4 sm:justify-end">
          {/* Next to the pressed button, so that it is visible without scrolling. */}
          <EditTrouble edit={edit} />
          <Button
            variant="quiet"
            disabled={edit.saving}
            onClick={edit.cancel}
            className="max-sm:grow"
          >
            Cancel
          </Button>
          <Button type="submit" busy={edit.saving} busyLabel="Saving..." className="max-sm:grow">
            Save
          </Button>
        </div>
      </form>
      <ConfirmChanges edit={edit} />
      <LeaveGuard
        when={edit.dirty && !edit.saving}
        leaves={leavesPet}
        onLeave={() => edit.clear()}
      />
    </div>
  );
}
