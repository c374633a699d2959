import {
  LIBRARY_SECTIONS,
  LIBRARY_TEXTS,
  type LibrarySection,
} from '@hearthside/contract/library/fields';
import type { LibraryFolder } from '@hearthside/contract/library/shapes';
import { FolderX, FolderOpen } from 'lucide-react';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';
import { OwnWords } from '@/ui/email-text';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { SkeletonTable } from '@/ui/skeleton';
import { useFolders } from '../../api/library';
import { fileCount } from '../../model/item-words';
import { placeIn, type LibraryQuery } from '../../model/library-query';
import { ItemList } from './item-list';

export interface FolderViewProps {
  section: LibrarySection;
  folderId: string;
  query: LibraryQuery;
  change: (patch: Partial<LibraryQuery>, options?: { replace?: boolean }) => void;
}

/** An open folder with its table of files (part 2 §2). */
export function FolderView({ section, folderId, query, change }: FolderViewProps) {
  const answer = useFolders({ section });
  return (
    <>
      <BackLink to={placeIn(section)} label={`Back to ${LIBRARY_SECTIONS[section]}`} />
      <AsyncView
        {...viewOf(answer)}
        skeleton={<SkeletonTable label="Loading files..." />}
        errorTitle={LIBRARY_TEXTS.fetchFailed}
      >
        {({ folders }) => {
          const folder = folders.find(({ id }) => id === folderId);
          if (!folder) return <NoFolder section={section} />;
          return (
            <>
              <FolderHead folder={folder} />
              <ItemList
                key={folderId}
                name={folder.name}
                asked={{ section, folder: folderId }}
                query={query}
                change={change}
                empty={
                  <EmptyState
                    icon={<FolderOpen size={32} aria-hidden />}
                    title="This folder is empty."
                  />
                }
              />
            </>
          );
        }}
      </AsyncView>
    </>
  );
}

function FolderHead({
  folder: { name, description, fileCount: count },
}: {
  folder: LibraryFolder;
}) {
  return (
    <div className="mb-3">
      <h2>
        <OwnWords text={name} />
      </h2>
      <p className="text-s text-ink-soft">{fileCount(count)}</p>
      {description && (
        <p className="mt-1 max-w-[70ch] text-ink-soft">
          <OwnWords text={description} />
        </p>
      )}
    </div>
  );
}

function NoFolder({ section }: { section: LibrarySection }) {
  return (
    <Card>
      <EmptyState
        icon={<FolderX size={32} aria-hidden />}
        title="This folder is no longer here."
        action={
          <ButtonLink variant="quiet" to={placeIn(section)}>
            Show {LIBRARY_SECTIONS[section]}
          </ButtonLink>
        }
      />
    </Card>
  );
}
