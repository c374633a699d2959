import type { AnimalToPlace } from '@hearthside/contract/member/own-data';
import { petPages } from '@hearthside/contract/pet/pages';
import { Link } from 'react-router-dom';

/** What became of an animal, or who shall have it. */
function words({ state, owner, person }: AnimalToPlace): string {
  if (state === 'placed') return owner ? `now belongs to ${owner}` : 'now belongs to someone else';
  if (state === 'gone') return 'no longer in pet records';
  return person || 'you decide who takes care of it';
}

/** The animals of somebody who has closed their account: who shall have each, and the way to its page to see to that. */
export function AnimalsToPlace({ animals }: { animals: readonly AnimalToPlace[] }) {
  return (
    <ul className="text-s">
      {animals.map((animal) => (
        <li key={animal.petId} className="wrap-anywhere">
          {animal.state === 'gone' ? (
            <span className="inline-flex min-h-8 items-center font-[560]">{animal.name}</span>
          ) : (
            <Link
              to={petPages.detail(animal.petId)}
              className="inline-flex min-h-8 items-center font-[560] text-brand-strong underline-offset-3 hover:underline"
            >
              {animal.name}
            </Link>
          )}
          : {words(animal)}
        </li>
      ))}
    </ul>
  );
}
