import clsx from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '@/ui/button-style';
import { Spinner } from '@/ui/spinner';

type Look = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Decorative, before the label. */
  icon?: ReactNode;
  /** Fills the width of its container. */
  wide?: boolean;
};

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Work is in progress: the button stays focused but does nothing. */
    busy?: boolean;
    /** Its label while busy, such as 'Saving...'. */
    busyLabel?: ReactNode;
  };

/** The button of the portal. `primary` once per view, `quiet` for the rest, `danger` for what destroys data. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, wide, busy = false, busyLabel, ...rest } = props;
  const { children, className, disabled, onClick, type = 'button', ...button } = rest;

  // aria-disabled instead of disabled while busy, so that keyboard focus is not lost.
  const click = (event: MouseEvent<HTMLButtonElement>) =>
    busy ? event.preventDefault() : onClick?.(event);

  return (
    <button
      {...button}
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={click}
      className={clsx(
        buttonStyle({ variant, size, wide, disabled, className }),
        busy && 'cursor-progress',
      )}
    >
      {busy ? <Spinner size={18} /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

export type ButtonLinkProps = ComponentProps<typeof Link> & Look;

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, wide, className, children, ...link } = props;
  return (
    <Link {...link} className={buttonStyle({ variant, size, wide, className })}>
      {icon}
      {children}
    </Link>
  );
}
