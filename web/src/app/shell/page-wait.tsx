import { SkeletonCards } from '@/ui/skeleton';

/** Shown while a page's code is loading. */
export function PageWait() {
  return <SkeletonCards count={2} className="lg:grid-cols-2" />;
}
