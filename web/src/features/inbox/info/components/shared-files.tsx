import { INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import type { ChatFileKind, SharedFile } from '@hearthside/contract/inbox/file';
import { FileIcon, useMediaViewer } from '@/features/file';
import { messageOf } from '@/lib/api/api-error';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { useSharedFiles } from '../../api/use-shared-files';
import { NO_SHARED } from '../../model/file-words';
import { SharedRow, SharedTile } from './shared-files-item';

export interface SharedFilesListProps {
  chatId: number;
  kind: ChatFileKind;
}

/** The files of one kind in a chat, newest first. More can be loaded. Made for a narrow panel. */
export function SharedFilesList({ chatId, kind }: SharedFilesListProps) {
  const { files, hasMore, loadMore, isLoading, error, retry, renew } = useSharedFiles(chatId, kind);
  return (
    <AsyncView
      data={files}
      error={error}
      isLoading={isLoading}
      retry={retry}
      skeleton={kind === 'document' ? <RowsToCome /> : <TilesToCome />}
      empty={
        <EmptyState icon={<FileIcon kind={kind} size={32} />} title={NO_SHARED[kind]}>
          Files sent in this chat show up here.
        </EmptyState>
      }
      errorTitle={INBOX_TEXTS.filesFailed}
      errorMessage={(reason) => messageOf(reason)}
    >
      {(shown) => (
        <>
          <Files files={shown} kind={kind} onRenew={renew} />
          {hasMore && (
            <div className="mt-3 flex justify-center">
              <Button variant="quiet" busy={isLoading} busyLabel="Loading..." onClick={loadMore}>
                Show more
              </Button>
            </div>
          )}
        </>
      )}
    </AsyncView>
  );
}

interface FilesProps {
  files: readonly SharedFile[];
  kind: ChatFileKind;
  onRenew: () => void;
}

function Files({ files, kind, onRenew }: FilesProps) {
  const viewer = useMediaViewer(files, onRenew);
  const Item = kind === 'document' ? SharedRow : SharedTile;
  return (
    <>
      <ul className={kind === 'document' ? 'grid gap-2' : TILES}>
        {files.map((file, index) => (
          <li key={file.id} className="min-w-0">
            <Item file={file} onOpen={() => viewer.open(index)} />
          </li>
        ))}
      </ul>
      {viewer.view}
    </>
  );
}

const TILES = 'grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-2 gap-y-3';
const SIX = [0, 1, 2, 3, 4, 5];

const TilesToCome = () => (
  <SkeletonGroup className={TILES}>
    {SIX.map((tile) => (
      <div key={tile}>
        <Skeleton className="aspect-square w-full" />
        <Skeleton className="mt-1.5 h-3.5 w-4/5" />
      </div>
    ))}
  </SkeletonGroup>
);

const RowsToCome = () => (
  <SkeletonGroup className="grid gap-2">
    {SIX.slice(0, 4).map((row) => (
      <Skeleton key={row} className="h-14 w-full" />
    ))}
  </SkeletonGroup>
);
