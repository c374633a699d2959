import type { BlogItem } from '@hearthside/contract/blog/shapes';
import clsx from 'clsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { BlogCard } from './blog-card';

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

export interface BlogCardsProps {
  blogs: readonly BlogItem[];
  busy?: boolean;
  heading?: 'h2' | 'h3';
}

/** Blogs as cards, side by side if there is room. */
export function BlogCards({ blogs, busy = false, heading = 'h2' }: BlogCardsProps) {
  return (
    <ul aria-busy={busy || undefined} className={clsx(grid, busy && 'opacity-60')}>
      {blogs.map((blog) => (
        <li key={blog.id} className="min-w-0">
          <BlogCard blog={blog} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholder for the cards. */
export function BlogCardsSkeleton() {
  return (
    <SkeletonGroup label="Loading blogs..." className={grid}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <div key={card} className="overflow-hidden rounded-m border border-line bg-surface">
          <Skeleton className="aspect-16/9 rounded-none!" />
          <div className="grid gap-2.5 p-5">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-3.5 w-full" />
            <Skeleton className="h-3.5 w-3/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
