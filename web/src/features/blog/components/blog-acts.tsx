import { DeleteBlogDialog } from './delete-blog-dialog';
import type { ListedBlog } from './managed-blogs-table';
import { PreviewListedBlog } from './preview-blog';
import { PublishListed } from './publish-now-dialog';
import { TakeBackDialog } from './take-back-dialog';
import { VersionsDialog } from './versions-dialog';

/** What was chosen in a row's menu, and of which blog. */
export interface AskedAct {
  act: 'preview' | 'publishNow' | 'takeBack' | 'versions' | 'delete';
  blog: ListedBlog;
}

export interface BlogActsProps {
  asked: AskedAct | undefined;
  onClose: () => void;
  onEdit: (id: string) => void;
  /** The row that had the focus is gone. */
  onDeleted: () => void;
}

/** What the menu of a row opens. */
export function BlogActs({ asked, onClose, onEdit, onDeleted }: BlogActsProps) {
  const about = (act: AskedAct['act']) => (asked?.act === act ? asked.blog : undefined);
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
      <TakeBackDialog blog={about('takeBack')} onClose={onClose} />
      <DeleteBlogDialog blog={about('delete')} onClose={onClose} onDeleted={onDeleted} />
    </>
  );
}
