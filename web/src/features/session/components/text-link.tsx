import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A link among words. */
export function TextLink({ className, ...link }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...link}
      className={clsx(
        'rounded-s font-[560] text-brand-strong underline decoration-line-strong underline-offset-3 hover:decoration-current',
        className,
      )}
    />
  );
}
