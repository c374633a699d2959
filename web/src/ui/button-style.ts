import clsx from 'clsx';

export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'ghost';
export type ButtonSize = 's' | 'm';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-brand bg-brand text-brand-ink shadow-1 hover:border-brand-strong hover:bg-brand-strong',
  quiet: 'border-line-strong bg-surface text-ink hover:border-line-control hover:bg-surface-sunken',
  danger: 'border-bad bg-bad text-bad-ink shadow-1 hover:border-bad-strong hover:bg-bad-strong',
  ghost: 'border-transparent text-brand-strong hover:bg-brand-soft',
};

// Small buttons stay 44 px high wherever a finger is likely: on phones and on touch screens.
const sizes: Record<ButtonSize, string> = {
  m: 'min-h-11 px-4 py-2',
  s: 'min-h-11 px-3 py-1.5 sm:pointer-fine:min-h-9.5',
};

const off =
  'border-line bg-surface-sunken text-ink-faint shadow-none hover:border-line hover:bg-surface-sunken cursor-not-allowed';

/** The classes of everything that looks like a button. */
export function buttonStyle({
  variant = 'primary',
  size = 'm',
  disabled = false,
  wide = false,
  className,
}: {
  variant?: ButtonVariant;
  size?: ButtonSize;
  disabled?: boolean;
  wide?: boolean;
  className?: string;
}) {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-s border text-s font-semibold',
    'transition-colors duration-150 select-none',
    sizes[size],
    disabled ? off : variants[variant],
    wide && 'w-full',
    className,
  );
}
