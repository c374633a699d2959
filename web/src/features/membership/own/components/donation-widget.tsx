import clsx from 'clsx';
import { useRef, type ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { useWidgetHeight } from './use-widget-height';

export interface DonationWidgetProps {
  /** The page with the widget. Only that page allows the donation service's scripts. */
  path: string;
  /** Shown instead if the widget does not load. */
  away: ReactNode;
  /** Shown below it, for those it doesn't work for: the frame is isolated, and so is the service's own session. */
  otherwise: ReactNode;
}

/** The donation service's widget in its frame. Once it is clear that it won't load, the replacement is shown. */
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
        // No `allow-same-origin`: the service's scripts must not reach the portal. Their page sets the same
        // restriction.
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        // Laid out from the start in its final width, because its page can't report a height otherwise.
        aria-hidden={isAwaited || undefined}
        tabIndex={isAwaited ? -1 : undefined}
        className={clsx('w-full border-0', isAwaited && 'pointer-events-none absolute opacity-0')}
        // Its page is light. In a dark portal, the browser would otherwise give the frame an opaque background.
        style={{ height, colorScheme: 'light' }}
      />
      {!isAwaited && otherwise}
    </>
  );
}
