import { LIBRARY_SECTIONS, librarySectionsOf } from '@hearthside/contract/library/fields';
import { useMe } from '@/features/session';
import { usePage } from '@/lib/page';
import { useQueryState } from '@/lib/query-state';
import { NoMatch } from '@/ui/lists/no-match';
import { SearchBox } from '@/ui/fields/search-box';
import { LinkTabs } from '@/ui/lists/tabs';
import { libraryQuery, placeIn } from '../../model/library-query';
import { FolderView } from './folder-view';
import { ItemList } from './item-list';
import { SearchHead } from './search-head';
import { NewItems } from './new-items';
import { SectionView } from './section-view';

/** The library as members read it: by tab and folder, or by a search in all of it (part 2 §2). */
export function LibraryPage() {
  usePage('Library');
  const [query, change] = useQueryState(libraryQuery);
  const sections = librarySectionsOf(useMe());
  const section = sections.find((one) => one === query.tab) ?? sections[0];
  if (!section) return null;

  const { search, folder, exactly, since } = query;
  const at = { section, query, change };
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
      <div className="mt-4">
        {search ? (
          <ItemList
            name="Search results"
            asked={{ search, exactly: exactly ? 'true' : undefined }}
            query={query}
            change={change}
            placed
            empty={
              <NoMatch
                title={`Nothing in the library matches “${search}”.`}
                onClear={() => change({ search: '', exactly: false, page: 1 })}
              />
            }
            head={(found) => (
              <SearchHead
                found={found}
                search={search}
                place="in the whole library"
                exactly={exactly}
                onExactly={(only) => change({ exactly: only, page: 1 })}
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
