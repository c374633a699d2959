import {
  BLOG_CATEGORIES,
  BLOG_TEXTS,
  BLOGS_PAGE,
  type BlogCategory,
} from '@hearthside/contract/blog/fields';
import { blogPages } from '@hearthside/contract/blog/pages';
import { PenLine, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DIALOG_STEP } from '@/lib/dialog-steps';
import { usePage } from '@/lib/page';
import { useQueryState } from '@/lib/query-state';
import { useSearchedList } from '@/lib/use-searched-list';
import { Button, ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { SearchedList } from '@/ui/lists/searched-list';
import { Select } from '@/ui/fields/select';
import { SkeletonTable } from '@/ui/skeleton';
import { useManagedBlogs } from '../../api/blogs';
import { blogCount } from '../../model/blog-words';
import { managedQuery, NEW_BLOG } from '../../model/managed-query';
import { BlogActions, type RequestedAction } from './blog-actions';
import { ManagedBlogsTable } from './managed-blogs-table';
import { WriteBlog } from '../../write/components/write-blog';

const CATEGORIES = Object.entries(BLOG_CATEGORIES).map(([value, label]) => ({ value, label }));

/** Writing and publishing blogs (part 2 §2): the list of all of them with their states, and the form on top. */
export function ManageBlogsPage() {
  usePage('Manage Blogs');
  const [{ writing, ...query }, change] = useQueryState(managedQuery);
  const list = useSearchedList(query, change, useManagedBlogs({ ...query, limit: BLOGS_PAGE }));
  const [asked, setAsked] = useState<RequestedAction>();
  const write = (id: string) => change({ writing: id }, DIALOG_STEP);
  const create = () => write(NEW_BLOG);
  const nothing = (
    <EmptyState
      icon={<PenLine size={32} aria-hidden />}
      title={BLOG_TEXTS.none}
      action={
        query.category ? (
          <Button variant="quiet" onClick={() => change({ category: undefined, page: 1 })}>
            All categories
          </Button>
        ) : (
          <Button
            variant="quiet"
            icon={<Plus size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={create}
          >
            Write the first blog
          </Button>
        )
      }
    />
  );

  return (
    <>
      <SearchedList
        list={list}
        name="blogs"
        frame="xl"
        count={blogCount}
        filters={
          <Select
            aria-label="Category"
            placeholder="All categories"
            options={CATEGORIES}
            value={query.category ?? ''}
            onChange={({ target }) =>
              change(
                { category: (target.value || undefined) as BlogCategory | undefined, page: 1 },
                { replace: true },
              )
            }
            className="sm:w-52"
          />
        }
        actions={
          <>
            <ButtonLink
              to={blogPages.trash}
              variant="quiet"
              icon={<Trash2 size={18} aria-hidden />}
            >
              <span className="max-[360px]:sr-only">Trash</span>
            </ButtonLink>
            <Button icon={<Plus size={18} aria-hidden />} aria-haspopup="dialog" onClick={create}>
              Create Blog
            </Button>
          </>
        }
        errorTitle={BLOG_TEXTS.fetchFailed}
        skeleton={<SkeletonTable rows={10} columns={5} label="Loading blogs..." />}
        noMatch={BLOG_TEXTS.none}
        empty={nothing}
      >
        {({ items }) => (
          <ManagedBlogsTable
            blogs={items}
            busy={list.busy}
            query={query}
            onSort={(patch) => change(patch, { replace: true })}
            onEdit={({ id }) => write(id)}
            onAction={setAsked}
          />
        )}
      </SearchedList>
      <BlogActions
        asked={asked}
        onClose={() => setAsked(undefined)}
        onEdit={write}
        onDeleted={list.keepFocus}
      />
      <WriteBlog writing={writing} change={change} />
    </>
  );
}
