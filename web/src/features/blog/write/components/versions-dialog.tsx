import type { BlogVersion, ManagedBlog } from '@hearthside/contract/blog/shapes';
import { useState } from 'react';
import { isChangedMeanwhile, messageOf } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { useSubject } from '@/lib/use-subject';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Dialog } from '@/ui/dialogs/dialog';
import { SkeletonText } from '@/ui/skeleton';
import { toast } from '@/ui/toast/toast';
import { useManagedBlog, useRestoreVersion, useSaveBlog } from '../../api/blogs';
import { blogBodyOf, blogDraftOf, isReadable } from '../../model/blog-draft';
import { VersionsList } from './versions-list';

export interface VersionsDialogProps {
  /** The dialog is open while there is one. */
  blogId: string | undefined;
  onClose: () => void;
  /** Called when the draft has changed. */
  onRestored?: (blog: ManagedBlog) => void;
  /**
   * Whether what is being written has been saved, so that restoring does not lose it. Tells the member if it has not.
   */
  isSettled?: () => Promise<boolean>;
}

/** Shown when undo would discard what was written after the version was restored. */
const WRITTEN_ON =
  'The blog has changed since then. What it said before is in its versions and can be restored.';

/** A blog's versions, what has changed since, and a way to restore them. */
export function VersionsDialog({ blogId, onClose, onRestored, isSettled }: VersionsDialogProps) {
  const { shown, opening } = useSubject(blogId);
  const now = useManagedBlog(blogId === undefined ? null : { id: blogId });
  const { trigger: restore } = useRestoreVersion();
  const { trigger: save } = useSaveBlog();
  const [busy, setBusy] = useState<number>();
  if (!shown) return null;

  const handleRestore = async (before: ManagedBlog, version: BlogVersion) => {
    setBusy(version.id);
    try {
      const { id } = before;
      const { blog: restored } = await restore({
        id,
        versionId: version.id,
        revision: before.revision,
      });
      onRestored?.(restored);
      const undo = async () => {
        try {
          if (isSettled && !(await isSettled())) return;
          const { revision } = restored;
          const again = await save({ id, revision, ...blogBodyOf(blogDraftOf(before)) });
          onRestored?.(again.blog);
          toast.success('The blog is as it was before');
        } catch (error) {
          toast.error(
            isChangedMeanwhile(error) ? WRITTEN_ON : messageOf(error, 'That could not be undone'),
          );
        }
      };
      const done = `The draft is as it was on ${formatDateTime(version.at)}`;
      // Content that can't be read can't be restored, so there is no undo.
      if (isReadable(before)) toast.undo(done, () => void undo());
      else toast.success(done);
      onClose();
    } catch (error) {
      toast.error(messageOf(error, 'The version couldn’t be restored'));
      void now.mutate();
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Dialog
      key={opening}
      open={blogId !== undefined}
      onClose={onClose}
      dismissable={busy === undefined}
      title="Versions"
      description="Earlier versions of this blog. Restoring one changes the draft. Members see it once it’s published."
      size="l"
    >
      <AsyncView
        {...viewOf(now)}
        errorTitle="The versions could not be loaded"
        skeleton={<SkeletonText lines={6} label="Loading versions..." />}
      >
        {({ blog }) => (
          <VersionsList
            blog={blog}
            busy={busy}
            onRestore={(version) => void handleRestore(blog, version)}
          />
        )}
      </AsyncView>
    </Dialog>
  );
}
