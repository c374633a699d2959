import { blogPages } from '@hearthside/contract/blog/pages';
import type { BlogItem } from '@hearthside/contract/blog/shapes';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/dates';
import { Card } from '@/ui/card';
import { OwnWords } from '@/ui/email-text';
import { categoryName, readingWords } from '../../model/blog-words';
import { BlogArt } from './blog-art';

/** A blog in a list: its cover, its topic, its author and its reading time. The whole card is a link. */
export function BlogCard({ blog, heading: Heading }: { blog: BlogItem; heading: 'h2' | 'h3' }) {
  const { slug, title, category, excerpt, author, publishedAt, readingTime } = blog;
  return (
    <Card
      as="article"
      flush
      className="group relative flex h-full flex-col transition-shadow duration-150 focus-within:shadow-2 hover:shadow-2"
    >
      <CardCover blog={blog} />
      <div className="flex flex-1 flex-col gap-1.5 px-4 pt-3.5 pb-4 sm:px-5">
        <p className="text-xs font-[580] text-brand-strong">{categoryName(category)}</p>
        <Heading className="font-display text-l leading-snug font-[560] tracking-normal wrap-anywhere">
          {/* The link covers the whole card. */}
          <Link
            to={blogPages.blog(slug)}
            className="rounded-s underline-offset-3 group-hover:underline before:absolute before:inset-0 before:rounded-m"
          >
            <OwnWords text={title} />
          </Link>
        </Heading>
        {excerpt && (
          <p dir="auto" className="line-clamp-3 text-s text-ink-soft wrap-anywhere">
            {excerpt}
          </p>
        )}
        <p className="mt-auto flex flex-wrap gap-x-1.5 pt-1.5 text-xs text-ink-soft">
          {[author, publishedAt && formatDate(publishedAt), readingWords(readingTime)]
            .filter(Boolean)
            .map((fact, at) => (
              <span key={at} className="inline-flex gap-1.5 wrap-anywhere">
                {at > 0 && <span aria-hidden>·</span>}
                <span>{fact}</span>
              </span>
            ))}
        </p>
      </div>
    </Card>
  );
}

const face = 'aspect-16/9 w-full border-b border-line';

function CardCover({ blog: { coverImage, category } }: { blog: BlogItem }) {
  // Stored by its link, so that a fresh link is tried.
  const [failed, setFailed] = useState<string>();
  if (!coverImage || failed === coverImage) return <BlogArt category={category} className={face} />;
  return (
    <img
      src={coverImage}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(coverImage)}
      className={`${face} bg-surface-sunken object-cover`}
    />
  );
}
