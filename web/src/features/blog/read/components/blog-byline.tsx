import { formatDate } from '@/lib/dates';
import type { Article } from '../../model/blog-article';
import { categoryName, readingWords } from '../../model/blog-words';

/** Who wrote it, when it was published, how long it takes to read and what it is about. */
export function BlogByline({ article }: { article: Article }) {
  const { author, publishedAt, readingTime, category } = article;
  const facts = [
    author && `By ${author}`,
    publishedAt && formatDate(publishedAt),
    readingWords(readingTime),
    categoryName(category),
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <p className="flex flex-wrap gap-x-2 text-s text-ink-soft">
      {facts.map((fact, at) => (
        <span key={at} className="inline-flex gap-2 wrap-anywhere">
          {at > 0 && <span aria-hidden>·</span>}
          {fact}
        </span>
      ))}
    </p>
  );
}
