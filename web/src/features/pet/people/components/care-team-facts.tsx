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
import { ContactFacts } from './contact-facts';
import { MessageContact } from './message-contact';

/** Who looks after a pet: its owner, if that is somebody else, and a row for each role, filled or not. */
export function CareTeamFacts({ detail }: { detail: PetDetail }) {
  const { pet, careTeam, mayChange } = detail;
  const me = useMe();
  const rowOf = (role: CareRole): CareTeamMember | undefined =>
    careTeam.find((one) => one.role === role);
  return (
    <Card aria-labelledby="care-team" className="content-start">
      <CardTitle id="care-team">Care team Contact Information</CardTitle>
      <ul className="divide-y divide-line">
        {pet.ownerId !== me.id && (
          <li className={ROW}>
            <OwnerRow detail={detail} />
          </li>
        )}
        {CARE_ROLES.map((role) => (
          <li key={role} className={ROW}>
            <RoleRow role={role} contact={rowOf(role)} detail={detail} />
          </li>
        ))}
      </ul>
      {careTeam.length === 0 && mayChange && (
        <p className="mt-3 text-s text-ink-soft">Press Edit to add who helps with {pet.name}.</p>
      )}
    </Card>
  );
}

const ROW = 'py-3 first:pt-1 last:pb-0';

/** The owner in short. Their email and address are among the pet's facts. */
function OwnerRow({ detail }: { detail: PetDetail }) {
  const { pet } = detail;
  const { ownerId, ownerFirstName: firstName, ownerLastName: lastName } = pet;
  const phoneNumber = pet.ownerPhoneNumber;
  return (
    <ContactFacts
      contact={{ firstName, lastName, phoneNumber, address: '', member: null }}
      role="Owner"
      petName={pet.name}
      empty=""
      action={
        <MessageContact
          detail={detail}
          memberId={ownerId}
          name={fullName({ firstName, lastName }) || 'the owner'}
        />
      }
    />
  );
}

interface RoleRowProps {
  role: CareRole;
  contact: CareTeamMember | undefined;
  detail: PetDetail;
}

function RoleRow({ role, contact, detail }: RoleRowProps) {
  const member = contact?.member;
  const label = CARE_ROLE_LABELS[role];
  return (
    <ContactFacts
      contact={contact}
      role={label}
      petName={detail.pet.name}
      empty={`No ${label.toLowerCase()} yet`}
      action={
        member && <MessageContact detail={detail} memberId={member.id} name={fullName(member)} />
      }
    />
  );
}
