import clsx from 'clsx';
import { useRef, type ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { useWidgetHeight } from './use-widget-height';

export interface DonationWidgetProps {
  /** The page with the widget: it alone lets the donation service's scripts in. */
  path: string;
  /** In its place, where it does not come. */
  away: ReactNode;
  /** Below it, for whom it doesn't work: the frame is closed off, and so are the service's own sessions. */
  otherwise: ReactNode;
}

/** The donation service's widget in its frame; once it is sure that it does not come, what stands in its place. */
export function DonationWidget({ path, away, otherwise }: DonationWidgetProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const height = useWidgetHeight(frame);
  if (height === null) return away;
  const isAwaited = height === 0;
  return (
    <>
      {isAwaited && (
        <SkeletonGroup label="Loading the donation form..." className="grid gap-3">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-2/5" />
        </SkeletonGroup>
      )}
      <iframe
        ref={frame}
        src={path}
        title="Donation form"
        allow="payment"
        // No `allow-same-origin`: the service's scripts must not reach the portal. Their page says the same of itself.
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        // It lies there from the start, as wide as it will be: what is not laid out has no height to tell.
        aria-hidden={isAwaited || undefined}
        tabIndex={isAwaited ? -1 : undefined}
        className={clsx('w-full border-0', isAwaited && 'pointer-events-none absolute opacity-0')}
        // Its page is drawn in light colours; in a dark portal a frame would otherwise get a ground of its own.
        style={{ height, colorScheme: 'light' }}
      />
      {!isAwaited && otherwise}
    </>
  );
}
