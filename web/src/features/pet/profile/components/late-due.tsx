import { AsyncView } from '@/ui/async-view';
import { Card } from '@/ui/card';
import { latePart } from '@/ui/late-part';
import { SkeletonText } from '@/ui/skeleton';

const usePetDue = latePart(async () => (await import('@/features/care')).PetDue);

/** What is due for the pet. Its code comes after the page, which is larger without it than a phone should wait for. */
export function LateDue({ pet: { id, name } }: { pet: { id: number; name: string } }) {
  const due = usePetDue();
  return (
    <AsyncView
      {...due}
      skeleton={
        <Card>
          <SkeletonText lines={4} label="Loading what is due..." />
        </Card>
      }
    >
      {(PetDue) => <PetDue pet={{ id, name }} />}
    </AsyncView>
  );
}
