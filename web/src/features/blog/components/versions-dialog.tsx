import type { BlogVersion, ManagedBlog } from '@hearthside/contract/blog-shapes';
import { useState } from 'react';
import { messageOf } from '@/lib/api-error';
import { formatDateTime } from '@/lib/dates';
import { useSubject } from '@/lib/use-subject';
import { viewOf } from '@/lib/view-of';
import { AsyncView } from '@/ui/async-view';
import { Dialog } from '@/ui/dialog';
import { SkeletonText } from '@/ui/skeleton';
import { toast } from '@/ui/toast';
import { useManagedBlog } from '../api/use-managed-blog';
import { useRestoreVersion } from '../api/use-restore-version';
import { VersionsList } from './versions-list';

export interface VersionsDialogProps {
  /** The dialog is open while there is one. */
  blogId: string | undefined;
  onClose: () => void;
  /** The draft says something else now. */
  onRestored?: (blog: ManagedBlog) => void;
}

/** What a blog said before, what has changed since, and the way back. */
export function VersionsDialog({ blogId, onClose, onRestored }: VersionsDialogProps) {
  const { shown, opening } = useSubject(blogId);
  const now = useManagedBlog(blogId);
  const { restore, undo } = useRestoreVersion();
  const [busy, setBusy] = useState<number>();
  if (!shown) return null;

  const bringBack = async (before: ManagedBlog, version: BlogVersion) => {
    setBusy(version.id);
    try {
      const restored = await restore(before, version.id);
      onRestored?.(restored);
      const takeBack = async () => {
        try {
          const again = await undo(before, restored);
          onRestored?.(again);
          toast.success('The blog is as it was before');
        } catch (error) {
          toast.error(messageOf(error, 'That could not be undone'));
        }
      };
      toast.undo(`The draft is as it was on ${formatDateTime(version.at)}`, () => void takeBack());
      onClose();
    } catch (error) {
      toast.error(messageOf(error, 'The version could not be brought back'));
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
      description="What the blog said before. To restore one changes the draft; members read it once it is published."
      size="l"
    >
      <AsyncView
        {...viewOf(now)}
        errorTitle="The versions could not be loaded"
        skeleton={<SkeletonText lines={6} label="Loading versions..." />}
      >
        {(blog) => (
          <VersionsList
            blog={blog}
            busy={busy}
            onRestore={(version) => void bringBack(blog, version)}
          />
        )}
      </AsyncView>
    </Dialog>
  );
}
