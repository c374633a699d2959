import { Link } from 'react-router-dom';
import { blogsLink } from '../../model/blogs-query';

/** The tags of a blog. Each links to all blogs that have it. */
export function BlogTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-x-2 print:hidden">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Link
            to={blogsLink({ tag })}
            className="group inline-flex min-h-11 max-w-full items-center rounded-full"
          >
            <span
              dir="auto"
              className="rounded-full border border-line-strong bg-surface px-3 py-1 text-s transition-colors duration-150 wrap-anywhere group-hover:border-line-control group-hover:bg-surface-sunken"
            >
              {tag}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
