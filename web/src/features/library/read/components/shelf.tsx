import {
  LIBRARY_TEXTS,
  SHELF_PAGE,
  type LibrarySection,
} from '@hearthside/contract/library/fields';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { BookOpen, Film } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { usePagedList } from '@/lib/use-paged-list';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { PagedList } from '@/ui/lists/paged-list';
import { SkeletonCards } from '@/ui/skeleton';
import { type ItemsAsked, useItems } from '../../api/library';
import type { LibraryQuery, Only } from '../../model/library-query';
import { shelfParts } from '../../model/shelf-parts';
import { ShelfCard } from './shelf-card';
import { useItemFile } from '../../manage/components/use-item-file';
import { useItemViewer } from './use-item-viewer';

export interface ShelfProps {
  of: Only;
  section: LibrarySection;
  page: number;
  change: (patch: Partial<LibraryQuery>, options?: { replace?: boolean }) => void;
}

const WORDS = {
  videos: {
    name: 'videos',
    more: LIBRARY_TEXTS.moreVideos,
    Icon: Film,
    none: 'No videos here yet.',
  },
  guides: {
    name: 'guides',
    more: LIBRARY_TEXTS.moreGuides,
    Icon: BookOpen,
    none: 'No guides or references here yet.',
  },
};

/** A tab of its own contains nothing else. In other tabs it is a part. */
const NARROWED = {
  videos: { type: ['video'] },
  guides: { guideOrReference: 'true' },
} satisfies Record<Only, Pick<ItemsAsked, 'type' | 'guideOrReference'>>;

/** Videos, or guides and references, nine per page. The first page starts with the latest three (part 2 §2, §9). */
export function Shelf({ of, section, page, change }: ShelfProps) {
  const { name, more, Icon, none } = WORDS[of];
  const answer = useItems({
    section,
    page,
    limit: SHELF_PAGE,
    ...(section !== of && NARROWED[of]),
  });
  const list = usePagedList(page, change, answer);
  const { view, viewer } = useItemViewer(answer.data?.items);
  const { saving, save } = useItemFile();
  const cards = (items: readonly LibraryItem[]) => (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3" aria-busy={list.busy || undefined}>
      {items.map((item) => (
        <li key={item.id}>
          <ShelfCard item={item} saving={saving === item.id} onView={view} onSave={save} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <PagedList
        list={list}
        name={name}
        errorTitle={LIBRARY_TEXTS.fetchFailed}
        skeleton={<SkeletonCards label={`Loading ${name}...`} />}
        empty={
          <Card>
            <EmptyState icon={<Icon size={32} aria-hidden />} title={none} />
          </Card>
        }
      >
        {({ items }) => {
          // Depends on the page that is shown, which may still be the previous one.
          const shown = shelfParts(items, answer.data?.pagination.currentPage ?? page);
          return (
            <div className="grid gap-7">
              {shown.recent.length > 0 && (
                <Part title={LIBRARY_TEXTS.recent}>{cards(shown.recent)}</Part>
              )}
              {shown.more.length > 0 && <Part title={more}>{cards(shown.more)}</Part>}
            </div>
          );
        }}
      </PagedList>
      {viewer}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      {children}
    </section>
  );
}
