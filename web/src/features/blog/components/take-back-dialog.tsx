import { messageOf } from '@/lib/api-error';
import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { toast } from '@/ui/toast';
import { usePublishBlog } from '../api/use-publish-blog';
import type { ListedBlog } from './managed-blogs-table';

export interface TakeBackDialogProps {
  /** The dialog is open while there is one. */
  blog: ListedBlog | undefined;
  onClose: () => void;
}

/** Asks before a blog is taken back from its readers. */
export function TakeBackDialog({ blog, onClose }: TakeBackDialogProps) {
  const { shown, opening } = useSubject(blog);
  const { takeBack } = usePublishBlog();
  if (!shown) return null;
  return (
    <ConfirmDialog
      key={opening}
      open={blog !== undefined}
      onClose={onClose}
      title="Take this blog back?"
      message={`Members can no longer read “${shown.title}”. It stays here as a draft and can be published again.`}
      confirmLabel="Take back"
      busyLabel="Taking back..."
      onConfirm={async () => {
        await takeBack(shown.id);
        toast.success(`“${shown.title}” is a draft now`);
      }}
      errorText={(error) => messageOf(error, 'The blog could not be taken back.')}
    />
  );
}
