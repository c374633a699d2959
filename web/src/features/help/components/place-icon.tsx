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

const LOOKS: Record<HelpPlace, { Icon: LucideIcon; color: string }> = {
  forms: { Icon: FilePen, color: 'bg-tint-3 text-ink' },
  inbox: { Icon: MessagesSquare, color: 'bg-tint-1 text-ink' },
  profile: { Icon: CircleUserRound, color: 'bg-tint-5 text-ink' },
  finances: { Icon: HandCoins, color: 'bg-tint-2 text-ink' },
  pet_care: { Icon: PawPrint, color: 'bg-tint-6 text-ink' },
  vacations: { Icon: TreePalm, color: 'bg-tint-1 text-ink' },
  care_team: { Icon: HandHeart, color: 'bg-tint-4 text-ink' },
  emergencies: { Icon: Siren, color: 'bg-bad-soft text-bad' },
  library: { Icon: Library, color: 'bg-tint-5 text-ink' },
  faq: { Icon: CircleQuestionMark, color: 'bg-tint-3 text-ink' },
};

/** A topic's icon on its color. */
export function PlaceIcon({ place, className }: { place: HelpPlace; className?: string }) {
  const { Icon, color } = LOOKS[place];
  return (
    <span
      aria-hidden
      className={clsx('grid size-12 shrink-0 place-items-center rounded-m', color, className)}
    >
      <Icon size={24} />
    </span>
  );
}
