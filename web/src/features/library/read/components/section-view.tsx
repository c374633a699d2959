import {
  LIBRARY_SECTIONS,
  LIBRARY_TEXTS,
  NO_FOLDER,
  type LibrarySection,
} from '@hearthside/contract/library/fields';
import { FolderOpen } from 'lucide-react';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { EmptyState } from '@/ui/lists/empty-state';
import { SkeletonCards } from '@/ui/skeleton';
import { useFolders } from '../../api/library';
import { fileCount } from '../../model/item-words';
import type { LibraryQuery } from '../../model/library-query';
import { FilterBar } from './filter-bar';
import { FolderGrid } from './folder-grid';
import { ItemList } from './item-list';
import { Shelf } from './shelf';

export interface SectionViewProps {
  section: LibrarySection;
  query: LibraryQuery;
  change: (patch: Partial<LibraryQuery>, options?: { replace?: boolean }) => void;
}

/** A tab of the library as it first opens (part 2 §2). */
export function SectionView({ section, query, change }: SectionViewProps) {
  const { page, only } = query;
  if (section === 'videos' || section === 'guides') {
    return <Shelf key={section} of={section} section={section} page={page} change={change} />;
  }
  const isFiltered = section === 'pet_care' || section === 'professional_development';
  return (
    <>
      {isFiltered && <FilterBar section={section} only={only} />}
      {isFiltered && only ? (
        <Shelf key={only} of={only} section={section} page={page} change={change} />
      ) : (
        <Shelved section={section} query={query} change={change} />
      )}
    </>
  );
}

/** Folders, and below them the files: those in no folder, or in a tab about its files, all of them. */
function Shelved({ section, query, change }: SectionViewProps) {
  const answer = useFolders({ section });
  return (
    <AsyncView
      {...viewOf(answer)}
      skeleton={<SkeletonCards label="Loading folders..." />}
      errorTitle={LIBRARY_TEXTS.fetchFailed}
    >
      {({ folders, loose }) => {
        const byFolder = section === 'forms' || section === 'attorneys';
        const hasFolders = folders.length > 0;
        const hasList = !hasFolders || !byFolder || loose > 0;
        return (
          <div className="grid gap-5">
            {hasFolders && <FolderGrid section={section} folders={folders} />}
            {hasList && (
              <ItemList
                name={LIBRARY_SECTIONS[section]}
                asked={{ section, ...(byFolder && hasFolders && { folder: NO_FOLDER }) }}
                query={query}
                change={change}
                placed={hasFolders && !byFolder}
                empty={<NothingIn section={section} />}
                head={({ pagination }) => (
                  <ListHead
                    section={section}
                    total={pagination.total}
                    isLoose={hasFolders && byFolder}
                  />
                )}
              />
            )}
          </div>
        );
      }}
    </AsyncView>
  );
}

function ListHead(props: { section: LibrarySection; total: number; isLoose: boolean }) {
  const { section, total, isLoose } = props;
  return (
    <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
      <h2>{isLoose ? 'Other files' : `All in ${LIBRARY_SECTIONS[section]}`}</h2>
      <p className="text-s text-ink-soft">{fileCount(total)}</p>
    </div>
  );
}

/** The message for a tab without content. */
function NothingIn({ section }: { section: LibrarySection }) {
  return (
    <EmptyState
      icon={<FolderOpen size={32} aria-hidden />}
      title={`Nothing in ${LIBRARY_SECTIONS[section]} yet.`}
    >
      New library items for you appear here.
    </EmptyState>
  );
}
