import type { PetEntry } from '@hearthside/contract/pet/entry';
import { NotebookPen, Plus } from 'lucide-react';
import { useId, useState } from 'react';
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
import { RecordTools } from './record-tools';
import { useEntryDelete } from './use-entry-delete';
import { useRecordsAsked } from './use-records-asked';

export interface PetPartProps {
  petId: number;
  /** Whether the viewer may add, edit and delete. */
  mayChange: boolean;
}

const useEntryDialog = latePart(async () => (await import('./entry-dialog')).EntryDialog);

/** The dated entries of a pet's record (part 1 §2.10). */
export function PetEntries({ petId, mayChange }: PetPartProps) {
  const { asked, change, look, sort } = useRecordsAsked();
  const list = usePagedList(asked.page, change, useEntries({ petId, ...asked }));
  const [editing, setEditing] = useState<PetEntry | 'new'>();
  const remove = useEntryDelete(petId, list.keepFocus);
  const title = useId();

  const add = () => setEditing('new');
  return (
    <Card
      aria-labelledby={title}
      className="max-md:border-0 max-md:bg-transparent max-md:p-0! max-md:shadow-none"
    >
      <RecordTools
        id={title}
        title="Pet Record"
        count={list.total === undefined ? undefined : entryCount(list.total, asked.search !== '')}
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
            <Button icon={<Plus size={18} aria-hidden />} onClick={add}>
              Add entry
            </Button>
          )
        }
      />
      <PagedList
        list={list}
        name="the pet record"
        skeleton={<SkeletonTable rows={5} columns={5} label="Loading the pet record..." />}
        empty={
          asked.search ? (
            <NoMatch title={`No entry matches “${asked.search}”.`} onClear={() => look('')} />
          ) : (
            <NoEntries onAdd={mayChange ? add : undefined} />
          )
        }
      >
        {({ records }) => (
          <EntriesTable
            entries={records}
            sort={sort}
            busy={list.busy}
            onEdit={mayChange ? setEditing : undefined}
            onDelete={mayChange ? (entry) => void remove(entry) : undefined}
          />
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
          <Button variant="quiet" onClick={onAdd}>
            Add the first entry
          </Button>
        )
      }
    >
      Visits, calls and what came of them are kept here, with the date and whom to ask.
    </EmptyState>
  );
}
