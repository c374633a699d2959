import { petPages } from '@hearthside/contract/pet/pages';
import type { TrustDetail, TrustPet } from '@hearthside/contract/trust/endpoints';
import { PawPrint } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PetPicture } from '@/kit/pet-picture/pet-picture';
import { fullName } from '@/lib/full-name';
import type { PagedQuery } from '@/lib/paged-query';
import { ButtonLink } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { useTrustPets } from '../api/trusts';
import { hasAllPets } from '../api/use-whole-trust';
import { careWords } from '../model/trust-words';
import { LongPart } from './long-part';

/** The pets of a trust, each with a link to its page, where its trust is set. */
export function TrustPets({ trust }: { trust: TrustDetail }) {
  const usePart = (asked: PagedQuery) => useTrustPets({ id: trust.id, ...asked });
  return (
    <Card aria-labelledby="trust-pets">
      <CardTitle id="trust-pets">Pets</CardTitle>
      {trust.petsTotal === 0 && (
        <EmptyState
          icon={<PawPrint size={32} aria-hidden />}
          title="No pets are in this trust yet."
        >
          A pet’s owner or an admin adds it to a trust on the pet’s page.
        </EmptyState>
      )}
      {hasAllPets(trust) ? (
        <PetLinks pets={trust.pets} />
      ) : (
        <LongPart name="pets of this trust" usePart={usePart}>
          {({ pets }) => <PetLinks pets={pets} />}
        </LongPart>
      )}
      <PetsInTrash names={trust.petsInTrash} />
    </Card>
  );
}

/** The pets in the trash that are still in a trust. They keep it from being deleted. */
function PetsInTrash({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section
      aria-labelledby="trust-pet-trash"
      className="mt-4 border-t border-line pt-3 print:hidden"
    >
      <h3 id="trust-pet-trash">In the trash</h3>
      <p dir="auto" className="font-[560] wrap-anywhere">
        {names.join(', ')}
      </p>
      <p className="max-w-[65ch] text-s text-ink-soft">
        A pet that is restored is in this trust again. Until it is permanently deleted, or restored
        and given to another trust, this one can’t be deleted.
      </p>
      <ButtonLink variant="quiet" size="s" to={petPages.trash} className="mt-2">
        Open the trash of pets
      </ButtonLink>
    </section>
  );
}

function PetLinks({ pets }: { pets: readonly TrustPet[] }) {
  if (pets.length === 0) return null;
  return (
    <ul className="-mx-2 grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
      {pets.map((pet) => (
        <li key={pet.id} className="min-w-0">
          <Link
            to={petPages.detail(pet.id)}
            className="flex min-h-14 items-center gap-3.5 rounded-s p-2 transition-colors duration-150 hover:bg-surface-sunken"
          >
            <PetPicture pet={pet} size="m" />
            <span className="min-w-0 flex-1">
              <span dir="auto" className="block font-semibold text-brand-strong wrap-anywhere">
                {pet.name}
              </span>
              <span className="block text-s text-ink-soft wrap-anywhere">
                {[
                  pet.breed,
                  fullName({ firstName: pet.ownerFirstName, lastName: pet.ownerLastName }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className="block text-s text-ink-soft wrap-anywhere">{careWords(pet)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
