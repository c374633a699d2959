import { SkeletonCards } from '@/ui/skeleton';

/** A page whose code is on its way. */
export function PageWait() {
  return <SkeletonCards count={2} className="lg:grid-cols-2" />;
}
