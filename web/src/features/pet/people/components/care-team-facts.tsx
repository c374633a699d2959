import {
  CARE_ROLE_LABELS,
  CARE_ROLES,
  type CareTeamMember,
  type CareRole,
} from '@hearthside/contract/pet/care';
import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import { Card, CardTitle } from '@/ui/card';
import { ContactFacts } from './contact-facts';

/** Who looks after a pet besides its owner: a row for each role, filled or not. */
export function CareTeamFacts({ detail: { pet, careTeam, mayChange } }: { detail: PetDetail }) {
  const rowOf = (role: CareRole): CareTeamMember | undefined =>
    careTeam.find((one) => one.role === role);
  return (
    <Card aria-labelledby="care-team" className="content-start">
      <CardTitle id="care-team">Care team Contact Information</CardTitle>
      <ul className="divide-y divide-line">
        {CARE_ROLES.map((role) => (
          <li key={role} className="py-3 first:pt-1 last:pb-0">
            <ContactFacts
              contact={rowOf(role)}
              role={CARE_ROLE_LABELS[role]}
              petName={pet.name}
              empty={`No ${CARE_ROLE_LABELS[role].toLowerCase()} yet`}
            />
          </li>
        ))}
      </ul>
      {careTeam.length === 0 && mayChange && (
        <p className="mt-3 text-s text-ink-soft">Press Edit to say who helps with {pet.name}.</p>
      )}
    </Card>
  );
}
