import type { DataRequest } from '@hearthside/contract/member/own-data';
import { petPages } from '@hearthside/contract/pet/pages';
import { Link } from 'react-router-dom';

/** The animals of somebody who has closed their account: who shall have each, and the way to its page to see to that. */
export function AnimalsToPlace({ animals }: { animals: DataRequest['animals'] }) {
  return (
    <ul className="text-s">
      {animals.map(({ petId, name, person }) => (
        <li key={petId} className="wrap-anywhere">
          <Link
            to={petPages.detail(petId)}
            className="inline-flex min-h-8 items-center font-[560] text-brand-strong underline-offset-3 hover:underline"
          >
            {name}
          </Link>
          : {person || 'you decide who takes care of it'}
        </li>
      ))}
    </ul>
  );
}
