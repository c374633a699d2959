import clsx from 'clsx';
import { initials, tintClass } from '@/ui/media/initials';
import { Portrait } from '@/ui/media/portrait';

const sizes = {
  s: 'size-8 text-xs',
  m: 'size-10.5 text-s',
  l: 'size-14 text-m',
  xl: 'size-23 text-xl',
};

export type AvatarProps = {
  name: string;
  src?: string | null;
  size?: keyof typeof sizes;
  /** Set if no name is next to it. The picture then has the name itself. */
  alone?: boolean;
  className?: string;
};

/** A round picture, or initials on a soft tint that is always the same for the same name. */
export function Avatar({ name, src, size = 'm', alone, className }: AvatarProps) {
  return (
    <Portrait
      name={name}
      src={src}
      alone={alone}
      className={clsx('rounded-full font-[640] text-ink', sizes[size], tintClass(name), className)}
    >
      {initials(name)}
    </Portrait>
  );
}
