import { LIBRARY_CATEGORY_LABELS } from '@hearthside/contract/library/category-labels';
import { libraryPages } from '@hearthside/contract/library/pages';
import type { Home } from '@hearthside/contract/member/home';
import { BookOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';

/** How the link to the library says how many more are new in it. */
function moreWords(more: number): string {
  if (more <= 0) return 'Open the library';
  return more === 1 ? '1 more new item' : `${more} more new items`;
}

/** The newest items of the member's library on their first page, each with its category. */
export function LibraryCard({
  library: { first, total, link },
}: {
  library: NonNullable<Home['library']>;
}) {
  const more = total - first.length;
  return (
    <Card aria-labelledby="new-in-library">
      <CardTitle id="new-in-library">New in your library</CardTitle>
      <ul className="-mx-2 grid">
        {first.map(({ id, name, category, link }) => (
          <li key={id}>
            <Link
              to={link}
              className="flex min-h-18 items-center gap-3.5 rounded-s px-2 py-2 transition-colors duration-150 hover:bg-surface-sunken"
            >
              <span className="grid size-10.5 shrink-0 place-items-center rounded-s bg-brand-soft text-brand-strong">
                <BookOpen size={20} aria-hidden />
              </span>
              <span className="min-w-0 flex-1">
                <span dir="auto" className="block font-semibold wrap-anywhere">
                  {name}
                </span>
                <span className="block text-s text-ink-soft">
                  {LIBRARY_CATEGORY_LABELS[category]}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to={more > 0 ? link : libraryPages.list} variant="quiet" className="mt-2">
        {moreWords(more)}
      </ButtonLink>
    </Card>
  );
}
