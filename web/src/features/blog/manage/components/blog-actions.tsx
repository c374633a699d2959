import { DeleteBlogDialog } from './delete-blog-dialog';
import type { ListedBlog } from './managed-blogs-table';
import { PreviewListedBlog } from '../../write/components/preview-blog';
import { PublishListed } from '../../write/components/publish-now-dialog';
import { UnpublishDialog } from './unpublish-dialog';
import { VersionsDialog } from '../../write/components/versions-dialog';

/** What was chosen in a row's menu, and for which blog. */
export interface RequestedAction {
  action: 'preview' | 'publishNow' | 'unpublish' | 'versions' | 'delete';
  blog: ListedBlog;
}

export interface BlogActionsProps {
  asked: RequestedAction | undefined;
  onClose: () => void;
  onEdit: (id: string) => void;
  /** Called when the row that had the focus is gone. */
  onDeleted: () => void;
}

/** The dialogs that a row's menu opens. */
export function BlogActions({ asked, onClose, onEdit, onDeleted }: BlogActionsProps) {
  const about = (action: RequestedAction['action']) =>
    asked?.action === action ? asked.blog : undefined;
  return (
    <>
      <PreviewListedBlog
        blog={about('preview')}
        onClose={onClose}
        onEdit={(id) => {
          onClose();
          onEdit(id);
        }}
      />
      <VersionsDialog blogId={about('versions')?.id} onClose={onClose} />
      <PublishListed blog={about('publishNow')} onClose={onClose} />
      <UnpublishDialog blog={about('unpublish')} onClose={onClose} />
      <DeleteBlogDialog blog={about('delete')} onClose={onClose} onDeleted={onDeleted} />
    </>
  );
}
