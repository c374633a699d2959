import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import { messageOf } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useDeleteBlog, useRestoreBlog } from '../../api/blogs';
import type { ListedBlog } from './managed-blogs-table';

export interface DeleteBlogDialogProps {
  /** The dialog is open while there is one. */
  blog: ListedBlog | undefined;
  onClose: () => void;
  /** Called when it has been deleted. */
  onDeleted: () => void;
}

/** Asks before a blog is deleted. Deleting can be undone. */
export function DeleteBlogDialog({ blog, onClose, onDeleted }: DeleteBlogDialogProps) {
  const { shown, opening } = useSubject(blog);
  const { trigger: remove } = useDeleteBlog();
  const { trigger: restore } = useRestoreBlog();
  if (!shown) return null;
  const name = `“${shown.title}”`;
  const isPublished = shown.state === 'published' || shown.state === 'changed';

  const handleRestore = async () => {
    try {
      await restore({ id: shown.id });
      toast.success(isPublished ? `${name} is back, as a draft` : `${name} is back`);
    } catch (error) {
      toast.error(messageOf(error, `${name} couldn’t be restored`));
    }
  };
  return (
    <ConfirmDialog
      key={opening}
      open={blog !== undefined}
      onClose={onClose}
      title="Delete Blog"
      message={`Are you sure you want to delete ${name}? ${
        isPublished ? 'Members can no longer read it. ' : ''
      }You can restore it from the trash for ${TRASH_DAYS} days.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={async () => {
        await remove({ id: shown.id });
        toast.undo(BLOG_TEXTS.deleted, () => void handleRestore(), { about: shown.title });
        onDeleted();
      }}
      errorText={(error) => messageOf(error, BLOG_TEXTS.deleteFailed)}
    />
  );
}
