import { PET_TEXTS } from '@hearthside/contract/pet/fields';
import { Card } from '@/ui/card';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';

/** Placeholder for a pet's page. */
export function PetSkeleton() {
  return (
    <SkeletonGroup label={PET_TEXTS.loading} className="grid gap-4">
      <Card as="div" flush>
        <Skeleton className="h-21 rounded-none max-sm:h-14" />
        <div className="flex flex-wrap items-end gap-5 px-4 pb-5 sm:px-6">
          <Skeleton round className="-mt-10 size-25 shrink-0 border-4 border-surface" />
          <div className="grid flex-1 basis-60 gap-3 pt-4">
            <Skeleton className="h-6 w-44 max-w-full" />
            <Skeleton className="h-4 w-64 max-w-full" />
          </div>
          <Skeleton className="h-11 w-40 max-sm:w-full" />
        </div>
      </Card>
      {/* The tabs of phones, and the part that is shown with them. */}
      <Skeleton className="h-11 sm:hidden" />
      <Lines count={8} />
      <div className="grid items-start gap-4 max-sm:hidden lg:grid-cols-2">
        <Card as="div">
          <Skeleton className="mb-5 h-5 w-56 max-w-full" />
          {[0, 1, 2].map((row) => (
            <div key={row} className="flex gap-3 border-line py-4 not-first:border-t">
              <Skeleton round className="size-10.5 shrink-0" />
              <div className="grid flex-1 gap-2.5 pt-1">
                <Skeleton className="h-4 w-2/5" />
                <Skeleton className="h-3.5 w-3/5" />
              </div>
            </div>
          ))}
        </Card>
        <Lines count={9} />
      </div>
    </SkeletonGroup>
  );
}

function Lines({ count }: { count: number }) {
  return (
    <Card as="div">
      <Skeleton className="mb-5 h-5 w-44" />
      <div className="grid gap-4">
        {Array.from({ length: count }, (_, line) => (
          <Skeleton key={line} className={line % 2 ? 'h-4 w-3/5' : 'h-4 w-4/5'} />
        ))}
      </div>
    </Card>
  );
}
