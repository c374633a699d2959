import type { BlogCategory } from '@hearthside/contract/blog/fields';
import { deletedColumn, TrashTable, useRestoring } from '@/kit/trash/trash-table';
import { OwnWords } from '@/ui/email-text';
import type { Column } from '@/ui/lists/table';
import { useRestoreBlog } from '../../api/blogs';
import { categoryName } from '../../model/blog-words';

interface DeletedBlog {
  id: string;
  title: string;
  category: BlogCategory;
  deletedAt: string;
  deletedBy: string;
}

export interface BlogTrashTableProps {
  blogs: readonly DeletedBlog[];
  busy: boolean;
  /** Called when a blog has left the list. */
  onBack: () => void;
}

const FACTS: Column<DeletedBlog>[] = [
  {
    id: 'title',
    header: 'Title',
    primary: true,
    cell: ({ title }) => <OwnWords text={title || 'Untitled'} />,
  },
  { id: 'category', header: 'Category', cell: ({ category }) => categoryName(category) },
  deletedColumn(),
];

/** Deleted blogs, one per row, each with a Restore button. */
export function BlogTrashTable({ blogs, busy, onBack }: BlogTrashTableProps) {
  const { trigger } = useRestoreBlog();
  const { restoring, restore } = useRestoring<DeletedBlog>(
    ({ title }) => `“${title}”`,
    onBack,
    ', as a draft',
  );
  return (
    <TrashTable
      caption="Deleted blogs"
      facts={FACTS}
      items={blogs}
      busy={busy}
      restoring={restoring}
      onRestore={(blog) => void restore(blog, () => trigger({ id: blog.id }))}
      about={({ title }) => title}
      cardsTo="md"
    />
  );
}
