import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { scheduleText } from '../../model/blog-words';
import type { ListedBlog } from '../../manage/components/managed-blogs-table';
import { usePublishActions } from './use-publish-actions';

export interface PublishNowDialogProps {
  /** The publish time it would have had. */
  publishAt: string;
  open: boolean;
  onClose: () => void;
  onConfirm: () => unknown;
}

/** Asks before a scheduled blog is published at once. */
export const PublishNowDialog = ({ publishAt, ...rest }: PublishNowDialogProps) => (
  <ConfirmDialog
    title="Publish it now?"
    message={`This blog is scheduled: ${scheduleText(publishAt)}. Publishing it now removes that date.`}
    confirmLabel="Publish now"
    busyLabel="Publishing..."
    {...rest}
  />
);

export interface PublishListedProps {
  /** The dialog is open while there is one. */
  blog: ListedBlog | undefined;
  onClose: () => void;
}

/** The same for a blog in the list. */
export function PublishListed({ blog, onClose }: PublishListedProps) {
  const { shown, opening } = useSubject(blog);
  if (!shown?.publishAt) return null;
  return <OneListed key={opening} blog={shown} open={blog !== undefined} onClose={onClose} />;
}

interface OneListedProps {
  blog: ListedBlog;
  open: boolean;
  onClose: () => void;
}

function OneListed({ blog, open, onClose }: OneListedProps) {
  const { publish } = usePublishActions(blog);
  return (
    <PublishNowDialog
      publishAt={blog.publishAt ?? ''}
      open={open}
      onClose={onClose}
      onConfirm={publish}
    />
  );
}
