import type { HelpPlace } from '@hearthside/contract/help/fields';
import clsx from 'clsx';
import {
  CircleQuestionMark,
  CircleUserRound,
  FilePen,
  HandCoins,
  HandHeart,
  Library,
  MessagesSquare,
  PawPrint,
  Siren,
  TreePalm,
  type LucideIcon,
} from 'lucide-react';

const LOOKS: Record<HelpPlace, { Icon: LucideIcon; colour: string }> = {
  forms: { Icon: FilePen, colour: 'bg-tint-3 text-ink' },
  inbox: { Icon: MessagesSquare, colour: 'bg-tint-1 text-ink' },
  profile: { Icon: CircleUserRound, colour: 'bg-tint-5 text-ink' },
  finances: { Icon: HandCoins, colour: 'bg-tint-2 text-ink' },
  pet_care: { Icon: PawPrint, colour: 'bg-tint-6 text-ink' },
  vacations: { Icon: TreePalm, colour: 'bg-tint-1 text-ink' },
  care_team: { Icon: HandHeart, colour: 'bg-tint-4 text-ink' },
  emergencies: { Icon: Siren, colour: 'bg-bad-soft text-bad' },
  library: { Icon: Library, colour: 'bg-tint-5 text-ink' },
  faq: { Icon: CircleQuestionMark, colour: 'bg-tint-3 text-ink' },
};

/** A topic's icon on its color. */
export function PlaceIcon({ place, className }: { place: HelpPlace; className?: string }) {
  const { Icon, colour } = LOOKS[place];
  return (
    <span
      aria-hidden
      className={clsx('grid size-12 shrink-0 place-items-center rounded-m', colour, className)}
    >
      <Icon size={24} />
    </span>
  );
}
