import { LIBRARY_SECTIONS, librarySectionsOf } from '@hearthside/contract/library/fields';
import { useRef } from 'react';
import { useMe } from '@/features/session';
import { useKeepFocus } from '@/lib/focus/use-keep-focus';
import { usePage } from '@/lib/page';
import { useQueryState } from '@/lib/query-state';
import { SearchBox } from '@/ui/fields/search-box';
import { LinkTabs } from '@/ui/lists/tabs';
import { libraryQuery, placeIn } from '../../model/library-query';
import { FolderView } from './folder-view';
import { ItemList } from './item-list';
import { SearchHead } from './search-head';
import { NewItems } from './new-items';
import { NothingFound } from './nothing-found';
import { SectionView } from './section-view';

/** The library as members read it: by tab and folder, or by a search in all of it (part 2 §2). */
export function LibraryPage() {
  usePage('Library');
  const [query, change] = useQueryState(libraryQuery);
  const results = useRef<HTMLDivElement>(null);
  const keepFocus = useKeepFocus(results);
  const sections = librarySectionsOf(useMe());
  const section = sections.find((one) => one === query.tab) ?? sections[0];
  if (!section) return null;

  const { search, folder, exactly, since } = query;
  const at = { section, query, change };
  const exactness = {
    search,
    exactly,
    onExactly(only: boolean) {
      change({ exactly: only, page: 1 });
      keepFocus();
    },
  };
  const tabs = sections.map((one) => ({
    id: one,
    label: LIBRARY_SECTIONS[one],
    to: placeIn(one),
  }));
  return (
    <>
      <SearchBox
        label="Search the library"
        placeholder="Search the library..."
        value={search}
        debounce={300}
        // Typing adds no steps for the back button.
        onChange={(words) => change({ search: words, exactly: false, page: 1 }, { replace: true })}
        className="mb-3 max-w-xl print:hidden"
      />
      <LinkTabs
        label="Parts of the library"
        items={tabs}
        current={search || since ? '' : section}
      />
      <div ref={results} tabIndex={-1} className="mt-4 outline-none">
        {search ? (
          <ItemList
            name="Search results"
            asked={{ search, exactly: exactly ? 'true' : undefined }}
            query={query}
            change={change}
            placed
            empty={
              <NothingFound
                {...exactness}
                onClear={() => change({ search: '', exactly: false, page: 1 })}
              />
            }
            head={(found) => (
              <SearchHead
                {...exactness}
                found={found}
                place="in the whole library"
                onBest={query.sortBy && (() => change({ sortBy: undefined, page: 1 }))}
              />
            )}
          />
        ) : since ? (
          <NewItems since={since} query={query} change={change} />
        ) : folder ? (
          <FolderView {...at} folderId={folder} />
        ) : (
          <SectionView key={section} {...at} />
        )}
      </div>
    </>
  );
}
