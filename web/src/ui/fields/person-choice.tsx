import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '@/ui/media/avatar';

export type PersonChoiceProps = {
  name: string;
  picture: string | null;
  /** What distinguishes them from others with the same name. */
  children: ReactNode;
  chosen: boolean;
  onChoose: () => void;
};

/** A person in the results: pressing the row chooses them. */
export function PersonChoice(props: PersonChoiceProps) {
  const { name, picture, children, chosen, onChoose } = props;
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-pressed={chosen}
      className="flex min-h-15 w-full items-center gap-3 rounded-s px-2 py-1.5 text-left transition-colors duration-150 hover:bg-brand-soft aria-pressed:bg-brand-soft"
    >
      <Avatar name={name} src={picture} />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block font-[560] wrap-anywhere">
          {name}
        </span>
        <span className="block text-s wrap-anywhere text-ink-soft">{children}</span>
      </span>
      {chosen && <Check size={20} aria-hidden className="shrink-0 text-brand-strong" />}
    </button>
  );
}
