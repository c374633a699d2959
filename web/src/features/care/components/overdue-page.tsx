import { careEndpoints } from '@hearthside/contract/care/endpoints';
import type { OverduePet } from '@hearthside/contract/care/shapes';
import { carePages } from '@hearthside/contract/care/pages';
import { petPages } from '@hearthside/contract/pet/pages';
import { CalendarCheck, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSettings } from '@/features/settings';
import { messageOf } from '@/lib/api/api-error';
import { formatDate, formatToday } from '@/lib/dates';
import { useExport } from '@/lib/files/use-export';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { usePagedList } from '@/lib/use-paged-list';
import { Button, ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { PagedList } from '@/ui/lists/paged-list';
import { DataTable, type Column } from '@/ui/lists/table';
import { BackLink } from '@/ui/page-header';
import { PrintSheet } from '@/ui/print-sheet';
import { SkeletonTable } from '@/ui/skeleton';
import { toast } from '@/ui/toast/toast';
import { care, useOverdue } from '../api/care';

/** Rows on a page, and on paper. */
const ON_PAGE = 20;
const ON_PAPER = 100;

const COLUMNS: Column<OverduePet>[] = [
  {
    id: 'pet',
    header: 'Animal',
    primary: true,
    cell: ({ pet }) => (
      <Link to={petPages.detail(pet.id)} className="font-[560] hover:underline">
        {pet.name}
      </Link>
    ),
  },
  { id: 'owner', header: 'Owner', cell: ({ owner }) => owner },
  { id: 'trust', header: 'Trust', cell: ({ trust }) => trust || 'None' },
  { id: 'since', header: 'Overdue since', cell: ({ since }) => formatDate(since) },
  {
    id: 'tasks',
    header: 'Overdue tasks',
    cell: ({ tasks, count }) =>
      `${tasks.join(', ')}${count > tasks.length ? ` and ${count - tasks.length} more` : ''}`,
  },
  {
    id: 'calendar',
    header: 'Actions',
    actions: true,
    cell: ({ pet }) => (
      <ButtonLink to={carePages.ofPet(pet.id)} variant="quiet" size="s">
        Show tasks <span className="sr-only">of {pet.name}</span>
      </ButtonLink>
    ),
  },
];
/** Paper has no buttons. */
const ON_PAPER_COLUMNS = COLUMNS.filter(({ id }) => id !== 'calendar');

/** The animals with overdue tasks, those that wait longest first: to read, to print, and as CSV. */
export function OverduePage() {
  usePage('Overdue care');
  const { organisationName } = useSettings();
  const [{ page }, change] = useQueryState(pagedQuery);
  const list = usePagedList(page, change, useOverdue({ page, limit: ON_PAGE }));
  const { progress, run } = useExport(careEndpoints.exportOverdue);
  const [printed, setPrinted] = useState<{ pets: OverduePet[]; left: number }>();
  const save = async () => {
    try {
      await run({}, 'overdue-care.csv');
    } catch (error) {
      toast.error(messageOf(error, 'The table could not be saved.'));
    }
  };
  const print = async () => {
    try {
      const { pets, pagination } = await care.overdue({ limit: ON_PAPER });
      setPrinted({ pets, left: pagination.total - pets.length });
    } catch (error) {
      toast.error(messageOf(error, 'The table could not be printed.'));
    }
  };
  return (
    <>
      <div className="-mt-2 mb-2">
        <BackLink to={carePages.list} label="Back to the calendar" />
      </div>
      <div className="mb-4 flex flex-wrap gap-2">
        <Button
          variant="quiet"
          icon={<Printer size={18} aria-hidden />}
          onClick={() => void print()}
        >
          Print
        </Button>
        <Button
          variant="quiet"
          busy={progress !== undefined}
          busyLabel="Saving..."
          icon={<Download size={18} aria-hidden />}
          onClick={() => void save()}
        >
          Save as CSV
        </Button>
      </div>
      <PagedList
        list={list}
        name="overdue care"
        skeleton={<SkeletonTable label="Loading what is overdue..." />}
        empty={
          <EmptyState
            icon={<CalendarCheck size={32} aria-hidden />}
            title="Nothing is overdue for any animal."
          />
        }
      >
        {({ pets }) => (
          <DataTable
            caption="Animals with overdue care"
            columns={COLUMNS}
            rows={pets}
            rowKey={({ pet }) => pet.id}
            busy={list.busy}
            cardsTo="md"
          />
        )}
      </PagedList>
      {printed && (
        <PrintSheet
          date={formatToday()}
          organization={organisationName}
          title="Overdue care"
          onDone={() => setPrinted(undefined)}
        >
          <DataTable
            caption="Animals with overdue care"
            columns={ON_PAPER_COLUMNS}
            rows={printed.pets}
            rowKey={({ pet }) => pet.id}
          />
          {printed.left > 0 && <p className="mt-3">and {printed.left} more</p>}
        </PrintSheet>
      )}
    </>
  );
}
