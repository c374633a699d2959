import { PHOTO_PAGE_SIZE, type PetPhoto } from '@hearthside/contract/pet/entry-file';
import { Camera } from 'lucide-react';
import { useId, useState } from 'react';
import { useMediaViewer } from '@/features/file';
import { formatDate } from '@/lib/dates';
import { usePagedList } from '@/lib/use-paged-list';
import { Card, CardTitle } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { PagedList } from '@/ui/lists/paged-list';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { usePhotos } from '../../api/pets';
import { byYear, entryLine, shownEntryFile } from '../../model/photo-words';
import { PhotoTile } from './photo-tile';

export interface PetPhotosProps {
  pet: { id: number; name: string };
  /** Whether the viewer may write entries, and so add photos. */
  mayWrite: boolean;
}

/** The photos of a pet's record over the years, the newest first. */
export function PetPhotos({ pet, mayWrite }: PetPhotosProps) {
  const [page, setPage] = useState(1);
  const answer = usePhotos({ petId: pet.id, page, limit: PHOTO_PAGE_SIZE });
  const list = usePagedList(page, (asked) => setPage(asked.page), answer);
  const title = useId();
  return (
    <Card aria-labelledby={title}>
      <CardTitle id={title}>Photos</CardTitle>
      <PagedList
        list={list}
        name="the photos"
        skeleton={<PhotosSkeleton />}
        empty={
          <EmptyState icon={<Camera size={32} aria-hidden />} title="No photos yet.">
            {mayWrite
              ? `Add photos to a record entry. They appear here by year, so everyone can see how ${pet.name} is doing.`
              : 'Photos added to record entries appear here by year.'}
          </EmptyState>
        }
      >
        {({ photos }) => <Years photos={photos} petName={pet.name} />}
      </PagedList>
    </Card>
  );
}

function Years({ photos, petName }: { photos: readonly PetPhoto[]; petName: string }) {
  const shown = photos.map((photo) => shownEntryFile(photo, petName, photo));
  const viewer = useMediaViewer(shown);
  const indexOf = (id: number) => shown.findIndex((photo) => photo.id === id);
  return (
    <div className="grid gap-5">
      {byYear(photos).map((year) => (
        <section key={year.year} aria-label={`Photos of ${year.year}`}>
          <h3 className="mb-2 text-s font-semibold text-ink-soft tabular-nums">{year.year}</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3 gap-y-4">
            {year.photos.map((photo) => (
              <li key={photo.id} className="min-w-0">
                <PhotoTile
                  photo={photo}
                  label={`Open photo: ${shown[indexOf(photo.id)]?.about}`}
                  onOpen={() => viewer.open(indexOf(photo.id))}
                  className="aspect-square w-full"
                />
                <p className="mt-1 text-xs">
                  <time dateTime={photo.date} className="block text-ink-soft tabular-nums">
                    {formatDate(photo.date)}
                  </time>
                  <span dir="auto" className="line-clamp-2 wrap-anywhere">
                    {entryLine(photo)}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {viewer.view}
    </div>
  );
}

function PhotosSkeleton() {
  return (
    <SkeletonGroup label="Loading the photos...">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
        {[1, 2, 3, 4].map((at) => (
          <Skeleton key={at} className="aspect-square w-full" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
