import clsx from 'clsx';
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type BadgeTone = 'brand' | 'good' | 'warn' | 'bad' | 'info' | 'neutral';

const looks: Record<BadgeTone, string> = {
  brand: 'bg-brand-soft text-brand-strong',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
  neutral: 'bg-surface-sunken text-ink',
};

// Color alone must not tell a state, so the four states have icons of different shapes.
const icons: Partial<Record<BadgeTone, ReactNode>> = {
  good: <CircleCheck size={15} aria-hidden />,
  warn: <TriangleAlert size={15} aria-hidden />,
  bad: <OctagonAlert size={15} aria-hidden />,
  info: <Info size={15} aria-hidden />,
};

export type BadgeProps = {
  tone?: BadgeTone;
  /** Another icon (15 px), or null for none if the words are enough. */
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A chip: a short state or category. */
export function Badge({ tone = 'neutral', icon = icons[tone], children, className }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.75 align-middle text-xs font-[580]',
        looks[tone],
        className,
      )}
    >
      {icon && <span className="shrink-0">{icon}</span>}
      <span className="min-w-0 wrap-break-word">{children}</span>
    </span>
  );
}

export type CountBadgeProps = {
  count: number;
  /** What is counted, for screen readers, such as 'unread messages'. */
  label?: string;
  /** Without the marigold color, for a number that only informs. */
  quiet?: boolean;
  className?: string;
};

/** A number that asks for attention. Shows nothing at zero unless quiet. */
export function CountBadge({ count, label, quiet = false, className }: CountBadgeProps) {
  if (count <= 0 && !quiet) return null;
  return (
    <span
      className={clsx(
        'inline-block min-w-6 rounded-full px-1.5 text-center text-xs leading-6 font-[640] tabular-nums',
        quiet ? 'bg-surface-sunken text-ink-soft' : 'bg-accent text-accent-on',
        className,
      )}
    >
      {count > 99 && !quiet ? '99+' : count}
      {label && <span className="sr-only"> {label}</span>}
    </span>
  );
}
