import { blogPages } from '@hearthside/contract/blog/pages';
import { PAGE_SIZE } from '@hearthside/contract/list';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import { Trash2 } from 'lucide-react';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { usePagedList } from '@/lib/use-paged-list';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { LiveCount } from '@/ui/lists/live-count';
import { BackLink } from '@/ui/page-header';
import { PagedList } from '@/ui/lists/paged-list';
import { SkeletonTable } from '@/ui/skeleton';
import { useBlogTrash } from '../../api/blogs';
import { deletedCount } from '../../model/blog-words';
import { BlogTrashTable } from './blog-trash-table';

/** The deleted blogs, which can be restored. */
export function BlogTrashPage() {
  usePage('Deleted blogs');
  const [{ page }, change] = useQueryState(pagedQuery);
  const list = usePagedList(page, change, useBlogTrash({ page, limit: PAGE_SIZE }));
  return (
    <>
      <BackLink to={blogPages.manage} label="Back to Manage Blogs" />
      <Card className="mt-2 max-md:border-0 max-md:bg-transparent max-md:p-0! max-md:shadow-none">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p className="max-w-[75ch] text-s text-ink-soft">
            Deleted blogs can be restored, as drafts, for {TRASH_DAYS} days. After that, they’re
            permanently deleted with their files.
          </p>
          <LiveCount words={list.total === undefined ? undefined : deletedCount(list.total)} />
        </div>
        <PagedList
          list={list}
          name="deleted blogs"
          skeleton={<SkeletonTable rows={4} columns={4} label="Loading deleted blogs..." />}
          empty={<EmptyState icon={<Trash2 size={32} aria-hidden />} title="No deleted blogs." />}
        >
          {({ items }) => <BlogTrashTable blogs={items} busy={list.busy} onBack={list.keepFocus} />}
        </PagedList>
      </Card>
    </>
  );
}
