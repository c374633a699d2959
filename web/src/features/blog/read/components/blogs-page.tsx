import {
  BLOG_CATEGORIES,
  BLOG_TEXTS,
  READER_PAGE,
  type BlogCategory,
} from '@hearthside/contract/blog/fields';
import { blogPages } from '@hearthside/contract/blog/pages';
import { Newspaper, Rss } from 'lucide-react';
import { useState } from 'react';
import { usePage } from '@/lib/page';
import { useQueryState } from '@/lib/query-state';
import { useSearchedList } from '@/lib/use-searched-list';
import { Button, ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { NoMatch } from '@/ui/lists/no-match';
import { SearchedList } from '@/ui/lists/searched-list';
import { LinkTabs } from '@/ui/lists/tabs';
import { useBlogs } from '../../api/blogs';
import { blogCount } from '../../model/blog-words';
import { blogsLink, blogsQuery } from '../../model/blogs-query';
import { BlogCards, BlogCardsSkeleton } from './blog-cards';
import { FeedDialog } from './feed-dialog';
import { TagFilter } from './tag-filter';

/** The reader: published blogs, newest first, by category and tag (ruling 20). */
export function BlogsPage() {
  usePage('Blogs');
  const [query, change] = useQueryState(blogsQuery);
  const answer = useBlogs({ ...query, limit: READER_PAGE });
  const list = useSearchedList(query, change, answer);
  const [feed, setFeed] = useState(false);
  const { category, tag } = query;
  const isNarrowed = category !== undefined || tag !== undefined;
  const counts = new Map(answer.data?.categories.map((one) => [one.category, one.count]));
  // The counts of a category are for all tags, and those of a tag for all categories.
  const isCounted = answer.data !== undefined && tag === undefined;
  const tabs = [
    { id: 'all', label: 'All', to: blogsLink({ tag }) },
    ...Object.entries(BLOG_CATEGORIES).map(([id, label]) => ({
      id,
      label,
      count: isCounted ? (counts.get(id as BlogCategory) ?? 0) : undefined,
      to: blogsLink({ category: id as BlogCategory, tag }),
    })),
  ];

  return (
    <>
      <LinkTabs label="Blogs by category" items={tabs} current={category ?? 'all'} />
      <SearchedList
        list={list}
        name="blogs"
        frame="cards"
        className="mt-4"
        count={blogCount}
        actions={
          <Button
            variant="quiet"
            icon={<Rss size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setFeed(true)}
          >
            RSS feed
          </Button>
        }
        errorTitle={BLOG_TEXTS.fetchFailed}
        skeleton={<BlogCardsSkeleton />}
        noMatch={<NoMatch title={BLOG_TEXTS.none} onClear={list.clear} />}
        empty={<NoBlogs narrowed={isNarrowed} />}
      >
        {({ items, tags }) => (
          <div className="grid grid-cols-1 gap-4">
            <TagFilter
              tags={tags}
              chosen={tag}
              counted={category === undefined}
              onChoose={(next) => change({ tag: next, page: 1 })}
            />
            <BlogCards blogs={items} busy={list.busy} />
          </div>
        )}
      </SearchedList>
      <FeedDialog open={feed} onClose={() => setFeed(false)} />
    </>
  );
}

function NoBlogs({ narrowed }: { narrowed: boolean }) {
  return (
    <EmptyState
      icon={<Newspaper size={32} aria-hidden />}
      title={BLOG_TEXTS.none}
      action={
        narrowed && (
          <ButtonLink to={blogPages.list} variant="quiet">
            Show all blogs
          </ButtonLink>
        )
      }
    >
      {narrowed
        ? 'Nothing is published in this category with this tag.'
        : 'Published blogs will appear here.'}
    </EmptyState>
  );
}
