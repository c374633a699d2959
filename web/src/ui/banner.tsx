import clsx from 'clsx';

/** The decorative header of a profile: brand green with a low sun and a leaf. It carries no information. */
export function Banner({ className }: { className?: string }) {
  return (
    <div aria-hidden className={clsx('banner-art relative h-21 overflow-hidden', className)} />
  );
}
