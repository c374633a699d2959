import {
  ADMIN_LIBRARY_TABS,
  LIBRARY_PAGE,
  LIBRARY_PRIVACY,
  LIBRARY_TEXTS,
} from '@hearthside/contract/library/fields';
import { LIBRARY_CATEGORY_LABELS } from '@hearthside/contract/library/category-labels';
import { libraryPages } from '@hearthside/contract/library/pages';
import type { FoundItem } from '@hearthside/contract/library/shapes';
import clsx from 'clsx';
import { Folders, Library, ListFilter, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { usePage } from '@/lib/page';
import { useQueryState } from '@/lib/query-state';
import { useSearchedList } from '@/lib/use-searched-list';
import { Button, ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { SearchedList } from '@/ui/lists/searched-list';
import { Select } from '@/ui/fields/select';
import { SkeletonTable } from '@/ui/skeleton';
import { LinkTabs } from '@/ui/lists/tabs';
import { useAdminItems } from '../../api/library';
import { adminQuery, adminTabs, type AdminQuery } from '../../model/admin-query';
import { itemCount } from '../../model/item-words';
import { AdminItemTable } from './admin-item-table';
import { DeleteItemDialog } from './delete-item-dialog';
import { EditItemDialog, type EditableItem } from './edit-item-dialog';
import { UploadMaterials } from './upload-dialog';
import { useItemFile } from './use-item-file';
import { NothingFound } from '../../read/components/nothing-found';
import { SearchHead } from '../../read/components/search-head';
import { useItemViewer } from '../../read/components/use-item-viewer';

/** The library for admins (part 2 §2, Admin Library). */
export function AdminLibraryPage() {
  usePage('Library');
  const [query, change] = useQueryState(adminQuery);
  const { search, exactly } = query;
  const answer = useAdminItems({
    ...query,
    exactly: exactly ? 'true' : undefined,
    category: query.category && [query.category],
    limit: LIBRARY_PAGE,
  });
  const list = useSearchedList(query, change, answer);
  const look = (words: string) =>
    change({ search: words, exactly: false, page: 1 }, { replace: true });
  const exactness = {
    search,
    exactly,
    onExactly(only: boolean) {
      change({ exactly: only, page: 1 });
      list.keepFocus();
    },
  };
  const { tab } = query;
  const section = tab === 'all' || tab === 'blogs' ? '' : tab;
  return (
    <>
      <LinkTabs label="Parts of the library" items={adminTabs(query)} current={tab} />
      <SearchedList
        list={{ ...list, look }}
        name="library"
        frame="md"
        className="mt-4"
        searchLabel="Search the library"
        placeholder="Search the library..."
        count={itemCount}
        errorTitle={LIBRARY_TEXTS.fetchFailed}
        filters={tab !== 'blogs' && <Filters query={query} onChange={change} />}
        actions={
          <>
            <ButtonLink
              to={libraryPages.folders}
              variant="quiet"
              icon={<Folders size={18} aria-hidden />}
            >
              <span className="max-sm:sr-only">Folders</span>
            </ButtonLink>
            <ButtonLink
              to={libraryPages.trash}
              variant="quiet"
              icon={<Trash2 size={18} aria-hidden />}
            >
              <span className="max-sm:sr-only">Deleted items</span>
            </ButtonLink>
            <UploadMaterials section={section} />
          </>
        }
        skeleton={<SkeletonTable rows={10} columns={5} label="Loading library..." />}
        noMatch={<NothingFound {...exactness} onClear={list.clear} />}
        empty={<NothingHere query={query} onReset={change} />}
      >
        {(found) => (
          <>
            {search && (
              <SearchHead
                {...exactness}
                found={found}
                isCountSaid
                place={tab === 'all' ? 'in the whole library' : `in ${ADMIN_LIBRARY_TABS[tab]}`}
                onBest={query.sortBy && (() => change({ sortBy: undefined, page: 1 }))}
              />
            )}
            <Rows
              items={found.items}
              typed={search && [found.meant ?? search, ...found.also].join(' ')}
              query={query}
              change={change}
              busy={list.busy}
              onGone={list.keepFocus}
            />
          </>
        )}
      </SearchedList>
    </>
  );
}

type Change = (patch: Partial<AdminQuery>, options?: { replace?: boolean }) => void;

interface RowsProps {
  items: readonly FoundItem[];
  /** The words that are marked where they stand, if they were searched for. */
  typed: string;
  query: AdminQuery;
  change: Change;
  busy: boolean;
  /** Called when the row that had the focus is gone. */
  onGone: () => void;
}

function Rows({ items, typed, query, change, busy, onGone }: RowsProps) {
  const { view, viewer } = useItemViewer(items);
  const { save } = useItemFile();
  const [editing, setEditing] = useState<EditableItem>();
  const [deleting, setDeleting] = useState<EditableItem>();
  return (
    <>
      <AdminItemTable
        items={items}
        typed={typed}
        busy={busy}
        query={query}
        onSort={(patch) => change(patch, { replace: true })}
        onOpen={view}
        onDownload={save}
        onEdit={setEditing}
        onDelete={setDeleting}
      />
      {viewer}
      <EditItemDialog
        item={editing}
        onClose={() => setEditing(undefined)}
        onReopen={(again) => setEditing((now) => now ?? again)}
      />
      <DeleteItemDialog item={deleting} onClose={() => setDeleting(undefined)} onDeleted={onGone} />
    </>
  );
}

const choices = (of: Record<string, string>) =>
  Object.entries(of).map(([value, label]) => ({ value, label }));

/** On phones the filters are behind a button unless one is set, because the page is about the list. */
function Filters({ query, onChange }: { query: AdminQuery; onChange: Change }) {
  const { category = '', privacy = '' } = query;
  const [open, setOpen] = useState(category !== '' || privacy !== '');
  const id = useId();
  const narrow = (patch: Partial<AdminQuery>) => onChange({ ...patch, page: 1 }, { replace: true });
  return (
    <>
      <Button
        variant="quiet"
        className="sm:hidden"
        icon={<ListFilter size={18} aria-hidden />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Filters
      </Button>
      <div
        id={id}
        className={clsx(
          'basis-full grid-cols-2 gap-2 sm:flex sm:basis-auto',
          open ? 'grid' : 'max-sm:hidden',
        )}
      >
        <Select
          aria-label="Category"
          placeholder="All categories"
          options={choices(LIBRARY_CATEGORY_LABELS)}
          value={category}
          onChange={({ target }) =>
            narrow({ category: (target.value || undefined) as AdminQuery['category'] })
          }
          className="sm:w-44"
        />
        <Select
          aria-label="Privacy"
          placeholder="All visibility"
          options={choices(LIBRARY_PRIVACY)}
          value={privacy}
          onChange={({ target }) =>
            narrow({ privacy: (target.value || undefined) as AdminQuery['privacy'] })
          }
          className="sm:w-40"
        />
      </div>
    </>
  );
}

function NothingHere({ query, onReset }: { query: AdminQuery; onReset: Change }) {
  const isNarrowed = query.category !== undefined || query.privacy !== undefined;
  const place = query.tab === 'all' ? 'the library' : ADMIN_LIBRARY_TABS[query.tab];
  return (
    <EmptyState
      icon={<Library size={32} aria-hidden />}
      title={isNarrowed ? 'Nothing matches these filters.' : `Nothing in ${place} yet.`}
      action={
        isNarrowed && (
          <Button
            variant="quiet"
            onClick={() => onReset({ category: undefined, privacy: undefined, page: 1 })}
          >
            Show all
          </Button>
        )
      }
    >
      {!isNarrowed && query.tab !== 'blogs' && 'Upload Materials adds papers, pictures and videos.'}
    </EmptyState>
  );
}
