import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPage } from '@/lib/lazy-page';
import { usePage } from '@/lib/page';
import { idle } from '@/ui/idle';
import { SkeletonCards } from '@/ui/skeleton';

const PetListPage = lazyPage(() => import('./list/components/pet-list-page'), 'PetListPage');
/** The page of the pet that the address names. */
const PetPage = lazyPage(() => import('./profile/components/pet-page'), 'AddressedPetPage');

const isOfOne = (query: URLSearchParams) => Boolean(query.get('petId'));

/** The section Pet Records: the list, or with `?petId=` the page of one pet. Each comes without the other's code. */
function Records() {
  const isOne = isOfOne(useSearchParams()[0]);
  // For the way back, also without a connection.
  useEffect(() => {
    if (isOne) void idle().then(() => PetListPage.preload());
  }, [isOne]);
  return <Suspense fallback={<RecordsWait />}>{isOne ? <PetPage /> : <PetListPage />}</Suspense>;
}

export const PetRecords = Object.assign(Records, {
  preload: (search = location.search) =>
    (isOfOne(new URLSearchParams(search)) ? PetPage : PetListPage).preload(),
});

/** Shown while the page's code is loading, under the same heading as the page. */
function RecordsWait() {
  usePage('Pet Records', 'Pet Records');
  return <SkeletonCards count={2} className="lg:grid-cols-2" />;
}
