import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The button's name, also shown as its tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'ghost' | 'quiet' | 'primary' | 'danger';
  /** A marigold dot: something new is behind this button. Say so in the label too. */
  dot?: boolean;
};

const looks = {
  ghost: 'text-ink-soft hover:bg-surface-sunken hover:text-ink',
  quiet: 'border border-line-strong bg-surface text-ink hover:bg-surface-sunken',
  primary: 'bg-brand text-brand-ink hover:bg-brand-strong',
  danger: 'text-bad hover:bg-bad-soft',
};

/** A 44 px square button that shows an icon and has a name. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'ghost', dot, className, type = 'button', ...button } = props;
  return (
    <button
      title={label}
      {...button}
      type={type}
      aria-label={label}
      className={clsx(
        'relative inline-grid size-11 shrink-0 place-items-center rounded-s transition-colors duration-150',
        button.disabled ? 'cursor-not-allowed text-ink-faint' : looks[variant],
        className,
      )}
    >
      {icon}
      {dot && (
        <span className="telling-fill absolute top-2.5 right-2.5 size-2.5 rounded-full border-2 border-surface bg-accent" />
      )}
    </button>
  );
}
