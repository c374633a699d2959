import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import type { Pagination } from '@hearthside/contract/list';
import type { ReactNode } from 'react';
import { Card } from '@/ui/card';
import { PagedList } from '@/ui/lists/paged-list';
import { SearchedList, type SearchedListState } from '@/ui/lists/searched-list';
import { SkeletonTable } from '@/ui/skeleton';
import { appointments } from '../model/appointment-words';

interface Page {
  appointments: readonly Appointment[];
  pagination: Pagination;
}

export interface AppointmentsListProps {
  list: SearchedListState<Page>;
  /** Whether the list can be searched. The office searches for members; one's own list is too short for that. */
  searched: boolean;
  empty: ReactNode;
  children: (page: Page) => ReactNode;
}

/** A page of appointments in its four states, with a search above it for the office. */
export function AppointmentsList({ list, searched, ...given }: AppointmentsListProps) {
  const shown = {
    ...given,
    name: 'appointments',
    errorTitle: APPOINTMENT_TEXTS.fetchFailed,
    skeleton: <SkeletonTable rows={4} columns={4} label="Loading appointments..." />,
  };
  if (searched) {
    return (
      <SearchedList
        {...shown}
        list={list}
        frame="md"
        placeholder="Search members..."
        count={appointments}
      />
    );
  }
  return (
    <Card className="max-md:border-0 max-md:bg-transparent max-md:p-0! max-md:shadow-none">
      <PagedList {...shown} list={list} />
    </Card>
  );
}
