import { BLOG_SORTS, type BlogSort } from '@hearthside/contract/blog/fields';
import type { ManagedBlog } from '@hearthside/contract/blog/shapes';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { OwnWords } from '@/ui/email-text';
import { DataTable, type Column } from '@/ui/lists/table';
import { categoryName, scheduleText, STATE_TONES, stateName } from '../../model/blog-words';
import { sortedBy, type ManagedQuery } from '../../model/managed-query';
import type { RequestedAction } from './blog-actions';
import { BlogMenu } from './blog-menu';

/** A blog as the list has it. */
export type ListedBlog = Omit<ManagedBlog, 'content'>;

export interface ManagedBlogsTableProps {
  blogs: readonly ListedBlog[];
  busy: boolean;
  query: ManagedQuery;
  onSort: (patch: Partial<ManagedQuery>) => void;
  onEdit: (blog: ListedBlog) => void;
  onAction: (asked: RequestedAction) => void;
}

/** The rows of Manage Blogs. */
export function ManagedBlogsTable(props: ManagedBlogsTableProps) {
  const { blogs, busy, query, onSort, onEdit, onAction } = props;
  const sorted = (id: BlogSort) => ({
    id,
    header: BLOG_SORTS[id],
    sort: {
      direction: query.sortBy === id ? query.sortOrder : undefined,
      onToggle: () => onSort(sortedBy(query, id)),
    },
  });
  const columns: Column<ListedBlog>[] = [
    {
      ...sorted('title'),
      primary: true,
      cell: (blog) => (
        <button
          type="button"
          data-prints
          aria-haspopup="dialog"
          onClick={() => onEdit(blog)}
          className="-my-1.5 inline-flex min-h-11 items-center rounded-s py-1.5 text-left text-brand-strong underline-offset-3 hover:underline"
        >
          <OwnWords text={blog.title} />
        </button>
      ),
    },
    { ...sorted('category'), cell: ({ category }) => categoryName(category) },
    { id: 'state', header: 'State', cell: stateCell },
    {
      ...sorted('createdAt'),
      nowrap: true,
      cell: ({ createdAt }) => formatDate(createdAt),
    },
    { ...sorted('updatedAt'), cell: changedCell },
    {
      id: 'actions',
      header: 'Actions',
      actions: true,
      cell: (blog) => <BlogMenu blog={blog} onEdit={() => onEdit(blog)} onAction={onAction} />,
    },
  ];
  return (
    <DataTable
      caption="Blogs"
      columns={columns}
      rows={blogs}
      rowKey={({ id }) => id}
      busy={busy}
      cardsTo="xl"
    />
  );
}

function stateCell({ state, publishAt }: ListedBlog) {
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone={STATE_TONES[state]}>{stateName(state)}</Badge>
      {publishAt && <span className="text-s text-ink-soft">{scheduleText(publishAt)}</span>}
    </span>
  );
}

function changedCell({ updatedAt, changedBy }: ListedBlog) {
  return (
    <span>
      <span className="md:whitespace-nowrap">{formatDate(updatedAt)}</span>{' '}
      {changedBy && (
        <span className="block text-s text-ink-soft">
          <OwnWords text={`by ${changedBy}`} />
        </span>
      )}
    </span>
  );
}
