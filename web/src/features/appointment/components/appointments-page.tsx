import { can } from '@hearthside/contract/access';
import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment';
import {
  APPOINTMENT_VIEWS,
  type AppointmentView,
} from '@hearthside/contract/appointment-endpoints';
import { CalendarPlus, CalendarSearch } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '@/features/session';
import { usePage } from '@/lib/page';
import { useQueryState } from '@/lib/query-state';
import { deviceZone } from '@/lib/time-zone';
import { usePagedList } from '@/lib/use-paged-list';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { PagedList } from '@/ui/paged-list';
import { SkeletonTable } from '@/ui/skeleton';
import { LinkTabs } from '@/ui/tabs';
import { useAppointments } from '../api/use-appointments';
import { appointmentsQuery } from '../model/appointments-query';
import { AppointmentTable } from './appointment-table';
import { AskDialog, type Asking } from './ask-dialog';
import { DetailsDialog } from './details-dialog';
import { NoAppointments } from './no-appointments';
import { OfficeDialog, type Fixing } from './office-dialog';
import { useAppointmentActs } from './use-appointment-acts';

const ASK = 'Ask for an appointment';
const DETAILS_ICON = <CalendarSearch size={18} aria-hidden />;
const VIEWS = Object.entries(APPOINTMENT_VIEWS).map(([id, label]) => ({ id, label }));

/** One's own appointments, or for the office everybody's (part 1 §2.3; ruling 29). */
export function AppointmentsPage() {
  usePage('Appointments', APPOINTMENT_TEXTS.title);
  const isOffice = can(useMe(), 'admin_appointments');
  const [{ page, view, appointmentId }, change] = useQueryState(appointmentsQuery);
  const answer = useAppointments({ page, view });
  const list = usePagedList(page, change, answer);
  const timeZone = answer.data?.timeZone ?? deviceZone();
  const { entriesOf, dialogs } = useAppointmentActs({ timeZone, onDone: list.keepFocus });
  const [asking, setAsking] = useState<Asking>();
  const [fixing, setFixing] = useState<Fixing>();
  const add = (
    <Button
      icon={<CalendarPlus size={18} aria-hidden />}
      onClick={() => (isOffice ? setFixing('new') : setAsking({ title: ASK, kind: 'intake' }))}
    >
      {isOffice ? 'Add appointment' : ASK}
    </Button>
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap-reverse items-end justify-between gap-x-6 gap-y-3">
        <LinkTabs
          label="Which appointments"
          items={VIEWS}
          current={view}
          onSelect={(id) => change({ view: id as AppointmentView, page: 1 })}
          className="min-w-0 max-sm:basis-full"
        />
        {add}
      </div>
      <Card className="max-md:border-0 max-md:bg-transparent max-md:p-0! max-md:shadow-none">
        <PagedList
          list={list}
          name="appointments"
          errorTitle={APPOINTMENT_TEXTS.fetchFailed}
          skeleton={<SkeletonTable rows={4} columns={4} label="Loading appointments..." />}
          empty={
            <NoAppointments
              view={view}
              isOffice={isOffice}
              onShowAll={() => change({ view: 'all', page: 1 })}
            />
          }
        >
          {({ appointments }) => (
            <AppointmentTable
              appointments={appointments}
              ofAll={isOffice}
              busy={list.busy}
              entriesOf={(one) => [
                {
                  label: 'Details',
                  icon: DETAILS_ICON,
                  onSelect: () => change({ appointmentId: one.id }),
                },
                ...entriesOf(one),
              ]}
            />
          )}
        </PagedList>
      </Card>
      {dialogs}
      <OfficeDialog fixing={fixing} timeZone={timeZone} onFix={setFixing} />
      <AskDialog
        asking={asking}
        onClose={() => setAsking(undefined)}
        onAsked={() => setAsking(undefined)}
      />
      <DetailsDialog
        id={appointmentId}
        timeZone={timeZone}
        onClose={() => {
          change({ appointmentId: undefined });
          list.keepFocus();
        }}
      />
    </>
  );
}
