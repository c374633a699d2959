import type { BlogCategory } from '@hearthside/contract/blog';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { formatDate } from '@/lib/dates';
import { Button } from '@/ui/button';
import { OwnWords } from '@/ui/email-text';
import { DataTable, type Column } from '@/ui/lists/table';
import { toast } from '@/ui/toast/toast';
import { useRestoreBlog } from '../../api/use-restore-blog';
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
  /** A blog has left the list. */
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
  {
    id: 'deleted',
    header: 'Deleted',
    cell: ({ deletedAt, deletedBy }) => (
      <span>
        <span className="md:whitespace-nowrap">{formatDate(deletedAt)}</span>{' '}
        {deletedBy && (
          <span className="block text-s font-normal text-ink-soft">
            <OwnWords text={`by ${deletedBy}`} />
          </span>
        )}
      </span>
    ),
  },
];

/** Deleted blogs, one a row, each with the way back. */
export function BlogTrashTable({ blogs, busy, onBack }: BlogTrashTableProps) {
  const restore = useRestoreBlog();
  const [restoring, setRestoring] = useState<ReadonlySet<string>>(new Set());
  const handleRestore = async ({ id, title }: DeletedBlog) => {
    setRestoring((now) => new Set(now).add(id));
    try {
      await restore(id);
      toast.success(`“${title}” is back, as a draft`);
      onBack();
    } catch (error) {
      toast.error(messageOf(error, `“${title}” could not be brought back`));
    } finally {
      setRestoring((now) => new Set([...now].filter((one) => one !== id)));
    }
  };
  const actions: Column<DeletedBlog> = {
    id: 'actions',
    header: 'Actions',
    actions: true,
    cell: (blog) => (
      <Button
        variant="quiet"
        size="s"
        icon={<ArchiveRestore size={18} aria-hidden />}
        busy={restoring.has(blog.id)}
        busyLabel="Restoring..."
        onClick={() => void handleRestore(blog)}
      >
        Restore <span className="sr-only">{blog.title}</span>
      </Button>
    ),
  };
  return (
    <DataTable
      caption="Deleted blogs"
      columns={[...FACTS, actions]}
      rows={blogs}
      rowKey={({ id }) => id}
      busy={busy}
      cardsTo="md"
    />
  );
}
