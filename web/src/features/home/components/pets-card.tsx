import type { Home } from '@hearthside/contract/member/home';
import type { Me } from '@hearthside/contract/member/me';
import { petPages } from '@hearthside/contract/pet/pages';
import { shownZone } from '@hearthside/contract/shown-date';
import { Siren } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PetPicture } from '@/kit/pet-picture/pet-picture';
import { deviceZone } from '@/lib/time-zone';
import { Card, CardTitle } from '@/ui/card';
import { useWithOwnMarks } from '../api/use-own-marks';
import { lastLine, petsTitle } from '../model/home-words';
import type { ShownPet } from '../model/shown-pet';
import { HomeLink } from './home-link';

type Pets = Home['pets'];

const MARKED = { done: 'Done', skipped: 'Skipped' } as const;

/** The pets a member is linked to, the last to have had an entry first, each with what is next to be done. */
export function PetsCard({ pets: { first, total }, me }: { pets: Pets; me: Me }) {
  const shown = useWithOwnMarks(first);
  return (
    <Card aria-labelledby="pets">
      <CardTitle id="pets">{petsTitle(me)}</CardTitle>
      <ul className="-mx-2 grid">
        {shown.map((pet) => (
          <PetRow key={pet.id} pet={pet} />
        ))}
      </ul>
      {total > 1 && <HomeLink to={petPages.list}>All {total} pets</HomeLink>}
    </Card>
  );
}

function PetRow({ pet }: { pet: ShownPet }) {
  const { id, name, last, next } = pet;
  return (
    <li className="flex flex-wrap items-center gap-x-1">
      <Link
        to={petPages.detail(id)}
        className="flex min-h-18 min-w-0 flex-1 items-center gap-3.5 rounded-s px-2 py-2 transition-colors duration-150 hover:bg-surface-sunken"
      >
        <PetPicture pet={pet} />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block font-semibold wrap-anywhere">
            {name}
          </span>
          {last?.text && (
            <span dir="auto" className="line-clamp-2 text-s wrap-anywhere">
              {last.text}
            </span>
          )}
          <span className="block text-s text-ink-soft">
            {last ? lastLine(last) : 'No entries yet'}
          </span>
        </span>
      </Link>
      <Link
        to={petPages.emergency(id)}
        title="Emergency sheet"
        aria-label={`Emergency sheet for ${name}`}
        className="grid size-11 shrink-0 place-items-center rounded-s text-bad transition-colors duration-150 hover:bg-bad-soft"
      >
        <Siren size={20} aria-hidden />
      </Link>
      {next && <NextLine pet={pet} next={next} />}
    </li>
  );
}

function NextLine({ pet, next }: { pet: ShownPet; next: NonNullable<ShownPet['next']> }) {
  const { text, when, time, zone, isOverdue, marked } = next;
  const tone = marked ? 'text-ink-soft' : isOverdue ? 'text-bad' : undefined;
  return (
    <Link
      to={petPages.due(pet.id)}
      className="flex min-h-11 basis-full items-center rounded-s px-2 pl-19.5 text-s hover:bg-surface-sunken"
    >
      <span className={tone}>
        {marked ? MARKED[marked] : isOverdue ? 'Overdue' : 'Next'}: <bdi>{text}</bdi> · {when}
        {/* The home may be elsewhere. */}
        {time !== null && zone !== deviceZone() && ` ${shownZone(zone)}`}{' '}
        <span className="sr-only">for {pet.name}</span>
      </span>
    </Link>
  );
}
