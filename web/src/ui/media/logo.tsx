import clsx from 'clsx';
import { PawPrint } from 'lucide-react';

/** The mark: a paw on a rounded brand square. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'inline-grid size-10 shrink-0 place-items-center rounded-m bg-brand text-brand-ink',
        className,
      )}
    >
      <PawPrint size={22} />
    </span>
  );
}

export type LogoProps = {
  name?: string;
  /** The small line under the name; null for none. */
  tagline?: string | null;
  /** The organisation's own picture instead of the mark. */
  src?: string | null;
  /** The mark alone; the name stays for screen readers. */
  compact?: boolean;
  className?: string;
};

/** Mark, name and tagline. Not a link by itself: wrap it in one. */
export function Logo(props: LogoProps) {
  const { name = 'Hearthside', tagline = 'Pet Trust Community', src, compact, className } = props;
  return (
    <span className={clsx('inline-flex items-center gap-3', className)}>
      {src ? (
        <img src={src} alt="" className="size-10 shrink-0 rounded-m object-cover" />
      ) : (
        <LogoMark />
      )}
      <span className={compact ? 'sr-only' : 'grid min-w-0'}>
        <span className="font-display text-[1.2rem] leading-tight font-[600]">{name}</span>
        {tagline && <span className="text-xs leading-tight text-ink-soft">{tagline}</span>}
      </span>
    </span>
  );
}
