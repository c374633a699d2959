import clsx from 'clsx';
import { Bird, Cat, Dog, Fish, PawPrint, Rabbit, Rat, Turtle, type LucideIcon } from 'lucide-react';
import { Portrait } from '@/ui/media/portrait';
import { speciesOf, type Species } from './species';

const ICONS: Record<Species, LucideIcon> = {
  dog: Dog,
  cat: Cat,
  bird: Bird,
  fish: Fish,
  rabbit: Rabbit,
  rodent: Rat,
  turtle: Turtle,
  other: PawPrint,
};

const sizes = {
  s: { box: 'size-10.5 rounded-full', icon: 20 },
  m: { box: 'size-14 rounded-full', icon: 26 },
  l: { box: 'size-23 rounded-full', icon: 42 },
  xl: { box: 'size-32 rounded-l', icon: 58 },
  /** Fills its box, such as the header of a card. The box decides the height. */
  fill: { box: 'size-full', icon: 56 },
};

export interface PetPictureProps {
  pet: { name: string; picture: string | null; breed?: string; species?: string };
  size?: keyof typeof sizes;
  /** Set if no name is next to it. The picture then has the name itself. */
  alone?: boolean;
  className?: string;
}

/** A pet's picture, or a drawing of its kind if it has none. */
export function PetPicture({ pet, size = 'm', alone, className }: PetPictureProps) {
  const Icon = ICONS[speciesOf(pet.breed, pet.species)];
  const { box, icon } = sizes[size];
  return (
    <Portrait
      name={pet.name}
      src={pet.picture}
      alone={alone}
      className={clsx('bg-accent-soft text-accent-ink', box, className)}
    >
      <Icon size={icon} strokeWidth={1.6} />
    </Portrait>
  );
}
