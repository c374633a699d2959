import { messageOf } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useUnpublishBlog } from '../../api/blogs';
import type { ListedBlog } from './managed-blogs-table';

export interface UnpublishDialogProps {
  /** The dialog is open while there is one. */
  blog: ListedBlog | undefined;
  onClose: () => void;
}

/** Asks before a blog is unpublished. */
export function UnpublishDialog({ blog, onClose }: UnpublishDialogProps) {
  const { shown, opening } = useSubject(blog);
  const { trigger: unpublish } = useUnpublishBlog();
  if (!shown) return null;
  return (
    <ConfirmDialog
      key={opening}
      open={blog !== undefined}
      onClose={onClose}
      title="Unpublish this blog?"
      message={`Members can no longer read “${shown.title}”. It stays here as a draft and can be published again.`}
      confirmLabel="Unpublish"
      busyLabel="Unpublishing..."
      onConfirm={async () => {
        await unpublish({ id: shown.id });
        toast.success(`“${shown.title}” is a draft now`);
      }}
      errorText={(error) => messageOf(error, 'The blog could not be unpublished.')}
    />
  );
}
