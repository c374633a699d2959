import type { Pet } from '@hearthside/contract/pet/endpoints';
import { NEUTERED_LABELS, PET_LABELS, SPECIES_LABELS } from '@hearthside/contract/pet/fields';
import { formatDate } from '@/lib/dates';
import { CardTitle } from '@/ui/card';
import { Fact, FactList } from '@/ui/fields/read-only';
import { shownChip } from '../../model/pet-words';

/** What is known of the animal itself besides the line below its name. */
export function PetAboutFacts({ pet }: { pet: Pet }) {
  const { species, neutered, birthDate, birthDateAbout } = pet;
  return (
    <section aria-labelledby="pet-about">
      <CardTitle id="pet-about">About {pet.name}</CardTitle>
      <FactList>
        <Fact label={PET_LABELS.species}>{species && SPECIES_LABELS[species]}</Fact>
        <Fact label={PET_LABELS.birthDate}>
          {birthDate && `${birthDateAbout ? 'About ' : ''}${formatDate(birthDate)}`}
        </Fact>
        <Fact label={PET_LABELS.neutered}>{neutered && NEUTERED_LABELS[neutered]}</Fact>
        <Fact label={PET_LABELS.chipNumber}>{shownChip(pet.chipNumber)}</Fact>
        <Fact label={PET_LABELS.insurer}>{pet.insurer}</Fact>
        <Fact label={PET_LABELS.policyNumber}>{pet.policyNumber}</Fact>
        <Fact label={PET_LABELS.behavior}>
          {pet.behavior && <span className="whitespace-pre-line">{pet.behavior}</span>}
        </Fact>
      </FactList>
    </section>
  );
}
