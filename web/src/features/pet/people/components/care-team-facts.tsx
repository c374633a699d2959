import {
  CARE_ROLE_LABELS,
  CARE_ROLES,
  type CareTeamMember,
  type CareRole,
} from '@hearthside/contract/pet/care';
import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import { useMe } from '@/features/session';
import { fullName } from '@/lib/full-name';
import { Card, CardTitle } from '@/ui/card';
import { mayMessage } from '../../model/may-message';
import { ContactFacts } from './contact-facts';
import { MessageButton } from './message-button';

/** Who looks after a pet: its owner, if that is somebody else, and a row for each role, filled or not. */
export function CareTeamFacts({ detail: { pet, careTeam, mayChange } }: { detail: PetDetail }) {
  const me = useMe();
  const rowOf = (role: CareRole): CareTeamMember | undefined =>
    careTeam.find((one) => one.role === role);
  return (
    <Card aria-labelledby="care-team" className="content-start">
      <CardTitle id="care-team">Care team Contact Information</CardTitle>
      <ul className="divide-y divide-line">
        {pet.ownerId !== me.id && (
          <li className={ROW}>
            <OwnerRow pet={pet} />
          </li>
        )}
        {CARE_ROLES.map((role) => (
          <li key={role} className={ROW}>
            <RoleRow role={role} contact={rowOf(role)} petName={pet.name} />
          </li>
        ))}
      </ul>
      {careTeam.length === 0 && mayChange && (
        <p className="mt-3 text-s text-ink-soft">Press Edit to say who helps with {pet.name}.</p>
      )}
    </Card>
  );
}

const ROW = 'py-3 first:pt-1 last:pb-0';

/** The owner in short. Their email and address are among the pet's facts. */
function OwnerRow({ pet }: Pick<PetDetail, 'pet'>) {
  const me = useMe();
  const { ownerId, ownerFirstName: firstName, ownerLastName: lastName } = pet;
  const phoneNumber = pet.ownerPhoneNumber;
  return (
    <ContactFacts
      contact={{ firstName, lastName, phoneNumber, address: '', member: null }}
      role="Owner"
      petName={pet.name}
      empty=""
      action={
        ownerId !== null &&
        mayMessage(me, { id: ownerId, role: 'pet_owner' }) && (
          <MessageButton
            memberId={ownerId}
            name={fullName({ firstName, lastName }) || 'the owner'}
          />
        )
      }
    />
  );
}

interface RoleRowProps {
  role: CareRole;
  contact: CareTeamMember | undefined;
  petName: string;
}

function RoleRow({ role, contact, petName }: RoleRowProps) {
  const me = useMe();
  const member = contact?.member;
  const label = CARE_ROLE_LABELS[role];
  return (
    <ContactFacts
      contact={contact}
      role={label}
      petName={petName}
      empty={`No ${label.toLowerCase()} yet`}
      action={
        member &&
        mayMessage(me, member) && <MessageButton memberId={member.id} name={fullName(member)} />
      }
    />
  );
}
