import { useCallback, useRef, useState } from 'react';
import type { NavigateOptions } from 'react-router-dom';
import { useMe } from '@/features/session';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { DIALOG_STEP } from '@/lib/dialog-steps';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { ErrorState } from '@/ui/error-state';
import { FullDialog } from '@/ui/dialogs/full-dialog';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { useOpenedBlog } from '../../api/blogs';
import { isReadable } from '../../model/blog-draft';
import { NEW_BLOG, type ManagedQuery } from '../../model/managed-query';
import { BlogForm, type BlogFormProps } from './blog-form';
import { BlogUnreadable } from '../../read/components/blog-unreadable';
import { BEGUN } from './blog-leave-guard';
import { VersionsDialog } from './versions-dialog';

export interface WriteBlogProps {
  /** A blog's id, or `new`. The form is open while there is one. */
  writing: string | undefined;
  change: (patch: Partial<ManagedQuery>, options?: NavigateOptions) => void;
}

/** How long closing waits for the last text to be saved, in milliseconds. */
const PATIENCE_MS = 3000;

/** The form of a blog on top of the list, as Create Blog or Edit Blog (part 2 §2). */
export function WriteBlog({ writing, change }: WriteBlogProps) {
  const { shown, opening } = useSubject(writing);
  // A new blog gets its address when its draft is first saved. Its form stays.
  const [begun, setBegun] = useState<{ opening: number; id: string }>();
  const keep = useRef<() => Promise<unknown>>(undefined);
  const onAutosave = useCallback((keeps: typeof keep.current) => {
    keep.current = keeps;
  }, []);
  const isOpen = writing !== undefined;
  const onBegun = useCallback(
    (id: string) => {
      // While it fades out, it is already closed.
      if (!isOpen) return;
      setBegun({ opening, id });
      change({ writing: id }, { ...DIALOG_STEP, state: BEGUN });
    },
    [change, opening, isOpen],
  );
  const close = useCallback(() => change({ writing: undefined }, DIALOG_STEP), [change]);
  if (shown === undefined) return null;

  const isNew = shown === NEW_BLOG || (begun?.opening === opening && begun.id === shown);
  const leave = async () => {
    const waited = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([keep.current?.(), waited]);
    close();
  };
  return (
    <FullDialog
      open={isOpen}
      onClose={() => void leave()}
      title={isNew ? 'Create Blog' : 'Edit Blog'}
    >
      {isNew ? (
        <NewBlog key={`new ${opening}`} onAutosave={onAutosave} onBegun={onBegun} onDone={close} />
      ) : (
        <OpenedBlog
          key={`${shown} ${opening}`}
          id={shown}
          onAutosave={onAutosave}
          onBegun={onBegun}
          onDone={close}
        />
      )}
    </FullDialog>
  );
}

type InsideProps = Pick<BlogFormProps, 'onAutosave' | 'onBegun' | 'onDone'>;

function NewBlog(props: InsideProps) {
  const me = useMe();
  return <BlogForm opened={undefined} me={me} {...props} />;
}

function OpenedBlog({ id, ...props }: InsideProps & { id: string }) {
  const me = useMe();
  const { data, error, isValidating, mutate } = useOpenedBlog(id);
  const [versions, setVersions] = useState(false);
  if (data && isReadable(data)) return <BlogForm opened={data} me={me} {...props} />;
  if (!data && !error) return <FormSkeleton />;
  return (
    <div className="h-full overflow-y-auto px-4 py-6">
      <Card className="mx-auto max-w-200">
        {data ? (
          <>
            <BlogUnreadable
              onRetry={mutate}
              action={
                <Button variant="quiet" aria-haspopup="dialog" onClick={() => setVersions(true)}>
                  Versions
                </Button>
              }
            />
            <VersionsDialog
              blogId={versions ? id : undefined}
              onClose={() => setVersions(false)}
              onRestored={() => void mutate()}
            />
          </>
        ) : error instanceof ApiError && error.status === 404 ? (
          <EmptyState title="Blog not found">
            It may have been deleted. Deleted blogs can be restored from the trash.
          </EmptyState>
        ) : (
          <ErrorState
            title="This blog could not be loaded"
            message={messageOf(error)}
            busy={isValidating}
            onRetry={() => void mutate()}
          />
        )}
      </Card>
    </div>
  );
}

/** Placeholder for the form. */
function FormSkeleton() {
  return (
    <SkeletonGroup
      label="Loading blog..."
      className="mx-auto grid h-full max-w-275 content-start gap-5 overflow-hidden px-4 py-6"
    >
      <Skeleton className="h-11" />
      <Skeleton className="h-11 w-4/5" />
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </SkeletonGroup>
  );
}
