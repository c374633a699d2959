import type { PetEntry } from '@hearthside/contract/pet/entry';
import type { EntryKind } from '@hearthside/contract/pet/entry-details';
import { NotebookPen, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useOpenedFor } from '@/lib/use-opened-for';
import { usePagedList } from '@/lib/use-paged-list';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { FetchedDialog } from '@/ui/dialogs/fetched-dialog';
import { latePart } from '@/ui/late-part';
import { EmptyState } from '@/ui/lists/empty-state';
import { NoMatch } from '@/ui/lists/no-match';
import { PagedList } from '@/ui/lists/paged-list';
import { SearchBox } from '@/ui/fields/search-box';
import { SkeletonTable } from '@/ui/skeleton';
import { useEntries } from '../../api/pets';
import { entryCount } from '../../model/record-words';
import { EntriesTable } from './entries-table';
import { KIND_FILTERS, KindFilter } from './kind-filter';
import { RecordTools } from './record-tools';
import { useEntryPlace } from './use-entry-place';
import { useEntryDelete } from './use-entry-delete';
import { useRecordsAsked } from './use-records-asked';

export interface PetPartProps {
  petId: number;
  /** Whether the viewer may add. What they may edit and delete, each row tells. */
  mayChange: boolean;
}

export interface PetEntriesProps extends PetPartProps {
  petName: string;
  /** Whether the viewer may comment on entries: the owner and admins. */
  mayComment: boolean;
}

const useEntryDialog = latePart(async () => (await import('./entry-dialog')).EntryDialog);
const useCommentDialog = latePart(async () => (await import('./comment-dialog')).CommentDialog);

/** The dated entries of a pet's record (part 1 §2.10). */
export function PetEntries({ petId, petName, mayChange, mayComment }: PetEntriesProps) {
  const { asked, change, look, sort } = useRecordsAsked();
  const [kind, setKind] = useState<EntryKind | 'all'>('all');
  const place = useEntryPlace(petId, (page) => change({ page }));
  const list = usePagedList(
    asked.page,
    change,
    useEntries({ petId, ...asked, ...(kind !== 'all' && { kind }) }),
  );
  const [editing, setEditing] = useState<PetEntry | 'new'>();
  const [commenting, setCommenting] = useState<PetEntry>();
  const remove = useEntryDelete(petId, list.keepFocus);
  const title = useId();

  const add = () => setEditing('new');
  useOpenedFor('new_entry', () => mayChange && add());
  return (
    <Card
      aria-labelledby={title}
      className="max-md:border-0 max-md:bg-transparent max-md:p-0! max-md:shadow-none"
    >
      <RecordTools
        id={title}
        title="Pet Record"
        count={
          list.total === undefined
            ? undefined
            : entryCount(list.total, asked.search !== '' || kind !== 'all')
        }
        search={
          <SearchBox
            label="Search the pet record"
            value={asked.search}
            debounce={300}
            onChange={look}
          />
        }
        action={
          mayChange && (
            <Button icon={<Plus size={18} aria-hidden />} aria-haspopup="dialog" onClick={add}>
              Add entry
            </Button>
          )
        }
      />
      <KindFilter
        kind={kind}
        onKind={(next) => {
          setKind(next);
          change({ page: 1 });
        }}
      />
      <PagedList
        list={list}
        name="the pet record"
        skeleton={<SkeletonTable rows={5} columns={5} label="Loading the pet record..." />}
        empty={
          asked.search ? (
            <NoMatch title={`No entry matches “${asked.search}”.`} onClear={() => look('')} />
          ) : kind !== 'all' ? (
            <NoMatch
              title={`Nothing under ${KIND_FILTERS[kind]} yet.`}
              onClear={() => setKind('all')}
            />
          ) : (
            <NoEntries onAdd={mayChange ? add : undefined} />
          )
        }
      >
        {({ records }) => (
          <div ref={place.box}>
            <EntriesTable
              pet={{ id: petId, name: petName }}
              entries={records}
              asked={place.asked}
              sort={sort}
              busy={list.busy}
              onEdit={mayChange ? setEditing : undefined}
              onDelete={mayChange ? (entry) => void remove(entry) : undefined}
              onComment={mayComment ? setCommenting : undefined}
            />
          </div>
        )}
      </PagedList>
      {mayChange && (
        <FetchedDialog
          usePart={useEntryDialog}
          of={{
            petId,
            editing,
            onEdit: setEditing,
            open: editing !== undefined,
            onClose: () => setEditing(undefined),
          }}
        />
      )}
      {mayComment && (
        <FetchedDialog
          usePart={useCommentDialog}
          of={{
            petId,
            entry: commenting,
            onReopen: setCommenting,
            open: commenting !== undefined,
            onClose: () => setCommenting(undefined),
          }}
        />
      )}
    </Card>
  );
}

function NoEntries({ onAdd }: { onAdd?: () => void }) {
  return (
    <EmptyState
      icon={<NotebookPen size={32} aria-hidden />}
      title="Nothing has been recorded yet."
      action={
        onAdd && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={onAdd}>
            Add the first entry
          </Button>
        )
      }
    >
      Visits, calls and their outcomes are kept here, with the date and who to ask.
    </EmptyState>
  );
}
