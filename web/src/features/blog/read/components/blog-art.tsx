import type { BlogCategory } from '@hearthside/contract/blog/fields';
import clsx from 'clsx';
import {
  BookOpenText,
  HeartHandshake,
  PawPrint,
  Scale,
  Smile,
  type LucideIcon,
} from 'lucide-react';

const ART: Record<BlogCategory, { tint: string; Icon: LucideIcon }> = {
  pet_care: { tint: 'bg-tint-1', Icon: PawPrint },
  about_pet_trusts: { tint: 'bg-tint-3', Icon: BookOpenText },
  pet_passionate_people: { tint: 'bg-tint-4', Icon: HeartHandshake },
  pet_stories_fun_facts: { tint: 'bg-tint-2', Icon: Smile },
  estate_planning: { tint: 'bg-tint-6', Icon: Scale },
};

/** A drawing in the color of a category, for a blog without a cover. It carries no information. */
export function BlogArt({ category, className }: { category: BlogCategory; className?: string }) {
  const { tint, Icon } = ART[category];
  return (
    <span
      aria-hidden
      className={clsx('relative grid place-items-center overflow-hidden', tint, className)}
    >
      <svg
        viewBox="0 0 160 90"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 size-full"
      >
        <circle cx="128" cy="22" r="11" className="fill-banner-sun" />
        <path d="M0 66c26-16 50-18 78-6s54 8 82-8v38H0z" className="fill-banner-leaf opacity-35" />
        <path d="M0 78c34-12 62-10 88-3s48 4 72-7v22H0z" className="fill-brand opacity-45" />
      </svg>
      <Icon strokeWidth={1.5} className="relative size-12 text-ink-soft" />
    </span>
  );
}
