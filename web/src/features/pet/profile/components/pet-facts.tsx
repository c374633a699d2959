import { PET_LABELS } from '@hearthside/contract/pet/fields';
import type { Pet } from '@hearthside/contract/pet/endpoints';
import { typedPhone } from '@hearthside/contract/pet/phone';
import { EmailLink, PhoneLink } from '@/features/member';
import { Card, CardTitle } from '@/ui/card';
import { Fact, FactList } from '@/ui/fields/read-only';
import { PetAboutFacts } from './pet-about-facts';

const LINES = ['streetAddress', 'city', 'state', 'zip', 'country'] as const;

/** The animal, its owner's contact details and where it lives, read-only. */
export function PetFacts({ pet }: { pet: Pet }) {
  return (
    <Card as="div" className="grid content-start gap-6">
      <PetAboutFacts pet={pet} />
      <section aria-labelledby="pet-contact">
        <CardTitle id="pet-contact">Contact Information</CardTitle>
        <FactList>
          <Fact label={PET_LABELS.ownerFirstName}>{pet.ownerFirstName}</Fact>
          <Fact label={PET_LABELS.ownerLastName}>{pet.ownerLastName}</Fact>
          <Fact label={PET_LABELS.ownerEmail}>
            {pet.ownerEmail && <EmailLink email={pet.ownerEmail} />}
          </Fact>
          <Fact label={PET_LABELS.ownerPhoneNumber}>
            {pet.ownerPhoneNumber && <PhoneLink phone={typedPhone(pet.ownerPhoneNumber)} />}
          </Fact>
          <Fact label={PET_LABELS.textPermission}>{pet.textPermission ? 'Yes' : 'No'}</Fact>
        </FactList>
      </section>
      <section aria-labelledby="pet-address">
        <CardTitle id="pet-address">Address</CardTitle>
        <FactList>
          {LINES.map((line) => (
            <Fact key={line} label={PET_LABELS[line]}>
              {pet[line]}
            </Fact>
          ))}
        </FactList>
      </section>
    </Card>
  );
}
