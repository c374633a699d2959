import clsx from 'clsx';
import { useState, type ReactNode } from 'react';

export interface PortraitProps {
  name: string;
  src: string | null | undefined;
  /** Set if no name is next to it. The picture then has the name itself. */
  alone?: boolean | undefined;
  className?: string | undefined;
  /** Shown if there is no picture, or it can't be loaded. */
  children: ReactNode;
}

/** A picture of somebody that fills its box, or its replacement. */
export function Portrait({ name, src, alone, className, children }: PortraitProps) {
  const [broken, setBroken] = useState<string>();
  const picture = src && src !== broken ? src : undefined;
  return (
    <span
      role={alone ? 'img' : undefined}
      aria-label={alone ? name : undefined}
      aria-hidden={alone ? undefined : true}
      className={clsx(
        'relative inline-grid shrink-0 place-items-center overflow-hidden select-none',
        className,
      )}
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => setBroken(picture)}
        />
      ) : (
        children
      )}
    </span>
  );
}
