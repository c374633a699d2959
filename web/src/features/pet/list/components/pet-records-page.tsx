import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SkeletonCards } from '@/ui/skeleton';
import { petIdOf } from '../../model/pet-link';
import { PetList } from './pet-list';

const PetPage = lazy(async () => ({
  default: (await import('../../profile/components/pet-page')).PetPage,
}));

/** The section Pet Records: the list, or with `?petId=` the page of one pet. */
export function PetRecordsPage() {
  const asked = useSearchParams()[0].get('petId');
  if (!asked) return <PetList />;
  return (
    <Suspense fallback={<SkeletonCards count={2} className="lg:grid-cols-2" />}>
      {/* Keyed, so that one pet's page never takes over what was typed on another's. */}
      <PetPage key={asked} petId={petIdOf(asked)} />
    </Suspense>
  );
}
