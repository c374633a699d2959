import { FIXED_SERVICE_ROLES, SERVICE_ROLES } from '@hearthside/contract/pet-care';
import type { PetDetail } from '@hearthside/contract/pet-endpoints';
import { providersInOrder } from '../model/provider-drafts';
import { ContactFacts } from './contact-facts';

/** A pet's service providers as they are read; attorney and veterinarian also where there is none. */
export function ProvidersList({ detail }: { detail: PetDetail }) {
  const { pet, serviceProviders } = detail;
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {providersInOrder(serviceProviders, FIXED_SERVICE_ROLES).map(({ role, provider }) => (
        <li key={provider?.id ?? role} className="border-t border-line py-3">
          <ContactFacts
            contact={provider}
            role={SERVICE_ROLES[role]}
            petName={pet.name}
            empty={`No ${SERVICE_ROLES[role].toLowerCase()} yet`}
          />
        </li>
      ))}
    </ul>
  );
}
