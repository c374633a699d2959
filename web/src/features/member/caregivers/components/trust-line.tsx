import clsx from 'clsx';
import { Landmark } from 'lucide-react';

/** The trust a caregiver is assigned to. Nothing if there is none. */
export function TrustLine({ name, className }: { name: string; className?: string }) {
  if (!name) return null;
  return (
    <p className={clsx('flex items-start gap-2', className)}>
      <span className="flex h-lh shrink-0 items-center text-ink-soft">
        <Landmark size={18} aria-hidden />
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">Pet trust: </span>
        {name}
      </span>
    </p>
  );
}
