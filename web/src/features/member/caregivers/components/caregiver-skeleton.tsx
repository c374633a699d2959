import { CAREGIVER_TEXTS } from '@hearthside/contract/member/caregivers';
import { Card } from '@/ui/card';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';

/** Placeholder for a caregiver's page. */
export function CaregiverSkeleton() {
  return (
    <SkeletonGroup label={CAREGIVER_TEXTS.loading} className="grid gap-4">
      <Card flush>
        <Skeleton className="h-21 rounded-none" />
        <div className="flex items-end gap-5 px-4 pb-5 sm:px-6">
          <Skeleton round className="-mt-10 size-25 shrink-0 border-4 border-surface" />
          <div className="grid flex-1 gap-3 pt-5">
            <Skeleton className="h-6 w-48 max-w-full" />
            <Skeleton className="h-4 w-32 max-w-full" />
          </div>
        </div>
      </Card>
      <div className="grid gap-4 lg:grid-cols-2">
        <Lines count={4} />
        <Lines count={5} />
      </div>
    </SkeletonGroup>
  );
}

function Lines({ count }: { count: number }) {
  return (
    <Card>
      <Skeleton className="mb-5 h-5 w-44" />
      <div className="grid gap-4">
        {Array.from({ length: count }, (_, line) => (
          <Skeleton key={line} className={line % 2 ? 'h-4 w-3/5' : 'h-4 w-4/5'} />
        ))}
      </div>
    </Card>
  );
}
