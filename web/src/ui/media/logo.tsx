import clsx from 'clsx';
import { PawPrint } from 'lucide-react';

/** The logo's mark: a paw on a rounded square in the brand color. */
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
  /** The small line under the name. Null for none. */
  tagline?: string | null;
  /** The organization's own picture instead of the mark. */
  src?: string | null;
  /** Shows only the mark. The name stays for screen readers. */
  compact?: boolean;
  className?: string;
};

/** The mark, the name and the tagline. It is not a link: wrap it in one. */
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
