import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { initials, tintOf } from '@/ui/initials';

const sizes = {
  s: 'size-8 text-xs',
  m: 'size-10.5 text-s',
  l: 'size-14 text-m',
  xl: 'size-23 text-xl',
};

// Written out, because Tailwind finds class names by reading the source.
const tints = ['bg-tint-1', 'bg-tint-2', 'bg-tint-3', 'bg-tint-4', 'bg-tint-5', 'bg-tint-6'];

export type AvatarProps = {
  name: string;
  src?: string | null;
  size?: keyof typeof sizes;
  /** Instead of initials, such as a dog for a pet without a picture. */
  icon?: ReactNode;
  /** Set where no name stands beside it: the picture then carries the name itself. */
  alone?: boolean;
  className?: string;
};

/** A round picture, or initials on a soft tint that is always the same for the same name. */
export function Avatar({ name, src, size = 'm', icon, alone, className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const picture = src && src !== broken ? src : undefined;
  return (
    <span
      role={alone ? 'img' : undefined}
      aria-label={alone ? name : undefined}
      aria-hidden={alone ? undefined : true}
      className={clsx(
        'relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-[640] select-none',
        sizes[size],
        icon ? 'bg-accent-soft text-accent-ink' : ['text-ink', tints[tintOf(name) - 1]],
        className,
      )}
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(picture)}
        />
      ) : (
        (icon ?? initials(name))
      )}
    </span>
  );
}
