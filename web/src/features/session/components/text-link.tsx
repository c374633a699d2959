import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A link within text. Its touch target is a finger wide, without moving the lines apart. */
export function TextLink({ className, ...link }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...link}
      className={clsx(
        '-my-2.5 inline-block rounded-s py-2.5 font-[560] text-brand-strong underline decoration-line-strong underline-offset-3 hover:decoration-current',
        className,
      )}
    />
  );
}
