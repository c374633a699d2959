import { libraryPages } from '@hearthside/contract/library/pages';
import { Folder, FolderPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePage } from '@/lib/page';
import { useKeepFocus } from '@/lib/focus/use-keep-focus';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { SkeletonTable } from '@/ui/skeleton';
import { type OwnFolder, useAllFolders } from '../../api/library';
import { DeleteFolderDialog } from './delete-folder-dialog';
import { FolderDialog, type NamedFolder } from './folder-dialog';
import { FolderTable } from '../../read/components/folder-table';

/** The folders of the library: to create, rename and delete. */
export function LibraryFoldersPage() {
  usePage('Library folders');
  const answer = useAllFolders();
  const [naming, setNaming] = useState<NamedFolder>();
  const [deleting, setDeleting] = useState<OwnFolder>();
  const box = useRef<HTMLDivElement>(null);
  const keepFocus = useKeepFocus(box);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <BackLink to={libraryPages.manage} label="Back to the library" />
        <Button
          icon={<FolderPlus size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setNaming('new')}
        >
          New folder
        </Button>
      </div>
      <Card className="mt-2 max-sm:border-0 max-sm:bg-transparent max-sm:p-0! max-sm:shadow-none">
        <div ref={box} tabIndex={-1} className="outline-none">
          <AsyncView
            {...viewOf(answer)}
            skeleton={<SkeletonTable rows={6} columns={3} label="Loading folders..." />}
            errorTitle="Failed to load folders"
            isEmpty={({ folders }) => folders.length === 0}
            empty={
              <EmptyState icon={<Folder size={32} aria-hidden />} title="No folders yet.">
                A folder groups related items in a section of the library.
              </EmptyState>
            }
          >
            {({ folders }) => (
              <FolderTable folders={folders} onRename={setNaming} onDelete={setDeleting} />
            )}
          </AsyncView>
        </div>
      </Card>
      <FolderDialog folder={naming} onClose={() => setNaming(undefined)} />
      <DeleteFolderDialog
        folder={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={keepFocus}
      />
    </>
  );
}
