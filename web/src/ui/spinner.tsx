import clsx from 'clsx';
import { LoaderCircle } from 'lucide-react';

export type SpinnerProps = {
  /** Read by screen readers. Leave it out if text next to the spinner already says it. */
  label?: string;
  size?: number;
  className?: string;
};

/** A turning ring for short waits. Lists use skeletons instead. */
export function Spinner({ label, size = 20, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className={clsx('inline-flex', className)}>
      <LoaderCircle size={size} aria-hidden className="animate-spin" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
