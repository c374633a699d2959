import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePage } from '@/lib/page';
import { SkeletonCards } from '@/ui/skeleton';
import { LazyPetPage } from '../../profile/lazy-pet-page';
import { PetList } from './pet-list';

/** The section Pet Records: the list, or with `?petId=` the page of one pet. */
export function PetRecordsPage() {
  const asked = useSearchParams()[0].get('petId');
  if (!asked) return <PetList />;
  return (
    <Suspense fallback={<PetWait />}>
      <LazyPetPage />
    </Suspense>
  );
}

/** Shown while the page's code is loading, under the same heading as the page. */
function PetWait() {
  usePage('Pet Records', 'Pet Records');
  return <SkeletonCards count={2} className="lg:grid-cols-2" />;
}
