import type { MemberPage } from '@hearthside/contract/member/member-page';
import { petPages } from '@hearthside/contract/pet/pages';
import { Link } from 'react-router-dom';
import { PetPicture } from '@/kit/pet-picture/pet-picture';
import { Card, CardTitle } from '@/ui/card';

/** A member's own pets and those they care for, as far as the reader may see them. */
export function MemberPets({ pets: { first, total } }: Pick<MemberPage, 'pets'>) {
  return (
    <Card aria-labelledby="their-pets">
      <CardTitle id="their-pets">Pets in their care</CardTitle>
      <ul className="-mx-2 grid">
        {first.map((pet) => (
          <li key={pet.id}>
            <Link
              to={petPages.detail(pet.id)}
              className="flex min-h-18 items-center gap-3.5 rounded-s px-2 py-2 transition-colors duration-150 hover:bg-surface-sunken"
            >
              <PetPicture pet={pet} />
              <span className="min-w-0">
                <span dir="auto" className="block font-semibold wrap-anywhere">
                  {pet.name}
                </span>
                <span className="block text-s text-ink-soft">
                  {[pet.breed, pet.own ? 'Their own' : ''].filter(Boolean).join(' · ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {total > first.length && (
        <p className="mt-2 text-s text-ink-soft">and {total - first.length} more</p>
      )}
    </Card>
  );
}
