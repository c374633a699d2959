import { AsyncView } from '@/ui/async-view';
import { Card } from '@/ui/card';
import { latePart } from '@/ui/late-part';
import { SkeletonText } from '@/ui/skeleton';
import type { PetPhotosProps } from './pet-photos';

const usePetPhotos = latePart(async () => (await import('./pet-photos')).PetPhotos);

/** The photos of a pet. Their code comes after the page, because the record is read first. */
export function LatePhotos(props: PetPhotosProps) {
  const part = usePetPhotos();
  return (
    <AsyncView
      {...part}
      skeleton={
        <Card>
          <SkeletonText lines={4} label="Loading the photos..." />
        </Card>
      }
    >
      {(PetPhotos) => <PetPhotos {...props} />}
    </AsyncView>
  );
}
