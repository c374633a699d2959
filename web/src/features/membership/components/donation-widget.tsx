import clsx from 'clsx';
import { useRef, type ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { useWidgetHeight } from './use-widget-height';

export interface DonationWidgetProps {
  /** The page with the widget: it alone lets the donation service's scripts in. */
  path: string;
  /** In its place, where it does not come. */
  away: ReactNode;
}

/** The donation service's widget in its frame; once it is sure that it does not come, what stands in its place. */
export function DonationWidget({ path, away }: DonationWidgetProps) {
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
        // It lies there from the start, as wide as it will be: what is not laid out has no height to tell.
        aria-hidden={isAwaited || undefined}
        tabIndex={isAwaited ? -1 : undefined}
        className={clsx('w-full border-0', isAwaited && 'pointer-events-none absolute opacity-0')}
        // Its page is drawn in light colours; in a dark portal a frame would otherwise get a ground of its own.
        style={{ height, colorScheme: 'light' }}
      />
    </>
  );
}
