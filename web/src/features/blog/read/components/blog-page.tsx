import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import { blogPages } from '@hearthside/contract/blog/pages';
import type { BlogItem, BlogWhole } from '@hearthside/contract/blog/shapes';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '@/lib/api/api-error';
import { usePage } from '@/lib/page';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Button, ButtonLink } from '@/ui/button';
import { Card, SectionHeading } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { useBlog } from '../../api/blogs';
import { articleOf } from '../../model/blog-article';
import { BlogArticle } from './blog-article';
import { BlogCards } from './blog-cards';
import { BlogSkeleton } from './blog-skeleton';
import { BlogTags } from './blog-tags';
import { BlogUnreadable } from './blog-unreadable';
import { PrintBlog } from './print-blog';

export function BlogPage() {
  const { slug = '' } = useParams();
  const answer = useBlog({ slug });
  const title = answer.data?.blog.title;
  usePage(title ?? 'Blog', title);
  const isGone = answer.error instanceof ApiError && answer.error.status === 404;
  return (
    <>
      <div className="-mt-2 mb-2">
        <BackLink to={blogPages.list} label="All blogs" />
      </div>
      {isGone ? (
        <BlogGone />
      ) : (
        <AsyncView
          {...viewOf(answer)}
          errorTitle="This blog could not be loaded"
          skeleton={<BlogSkeleton />}
        >
          {(data) => <Opened key={data.blog.id} {...data} onRenew={() => answer.mutate()} />}
        </AsyncView>
      )}
    </>
  );
}

interface OpenedProps {
  blog: BlogWhole;
  related: readonly BlogItem[];
  onRenew: () => unknown;
}

function Opened({ blog, related, onRenew }: OpenedProps) {
  const [printing, setPrinting] = useState(false);
  const article = articleOf(blog);
  if (!article)
    return (
      <Card>
        <BlogUnreadable onRetry={onRenew} />
      </Card>
    );
  return (
    <>
      <Card
        as="article"
        // As wide as its lines of text (ui/rich-text), plus the padding on both sides.
        className="grid max-w-[calc(60ch+4rem)] grid-cols-1 gap-5 sm:px-8! sm:py-7!"
      >
        <BlogArticle article={article} onRenew={onRenew} />
        <div className="flex flex-wrap items-start justify-between gap-3 border-t border-line pt-4">
          <BlogTags tags={article.content.tags} />
          <Button
            variant="quiet"
            icon={<Printer size={18} aria-hidden />}
            onClick={() => setPrinting(true)}
          >
            Print
          </Button>
        </div>
      </Card>
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-8 print:hidden">
          <SectionHeading id="related">Related blogs</SectionHeading>
          <BlogCards blogs={related} heading="h3" />
        </section>
      )}
      {printing && <PrintBlog article={article} onDone={() => setPrinting(false)} />}
    </>
  );
}

function BlogGone() {
  return (
    <Card>
      <EmptyState
        title={BLOG_TEXTS.none}
        action={
          <ButtonLink to={blogPages.list} variant="quiet">
            All blogs
          </ButtonLink>
        }
      >
        There is no blog at this address. It may have been unpublished.
      </EmptyState>
    </Card>
  );
}
